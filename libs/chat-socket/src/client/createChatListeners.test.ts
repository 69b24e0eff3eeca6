import type { ChatPorts } from '../machine/chatPorts.ts';
import type { ChatEvent } from './chatClient.ts';
import { createChatListeners } from './createChatListeners.ts';

const dropped: ChatEvent = { type: 'dropped', entries: [] };
const create = (ports: Partial<ChatPorts> = {}) => createChatListeners(ports as ChatPorts);
const fail = () => {
  throw new Error('broken');
};

it('CHT-01 an error of a listener is logged and does not affect the others', () => {
  const warn = jest.fn();
  const listeners = create({ logger: { warn } });
  const [changed, received] = [jest.fn(), jest.fn()];
  listeners.subscribe(fail);
  listeners.subscribe(changed);
  listeners.onEvent(fail);
  listeners.onEvent(received);
  listeners.notify();
  listeners.emit(dropped);
  expect([changed.mock.calls.length, received.mock.calls]).toEqual([1, [[dropped]]]);
  expect(warn.mock.calls).toEqual(Array(2).fill(['chat.listener', { error: 'Error: broken' }]));
});

it('CHT-01 an error of a listener is harmless without a logger', () => {
  const listeners = create();
  listeners.subscribe(fail);
  expect(listeners.notify).not.toThrow();
});

it('CHT-06 notifies once for all changes until the scheduled time', () => {
  const scheduled: (() => void)[] = [];
  const listeners = create({ schedule: (run) => scheduled.push(run) });
  const changed = jest.fn();
  listeners.subscribe(changed);
  for (let time = 0; time < 3; time += 1) listeners.notify();
  expect([scheduled.length, changed.mock.calls.length]).toEqual([1, 0]);
  scheduled[0]?.();
  listeners.notify();
  expect([scheduled.length, changed.mock.calls.length]).toEqual([2, 1]);
});

it('F-CHT-18 calls no removed listener', () => {
  const listeners = create();
  const [changed, received] = [jest.fn(), jest.fn()];
  const stops = [listeners.subscribe(changed), listeners.onEvent(received)];
  stops.forEach((stop) => stop());
  listeners.notify();
  listeners.emit(dropped);
  listeners.subscribe(changed);
  listeners.onEvent(received);
  listeners.clear();
  listeners.notify();
  listeners.emit(dropped);
  expect([changed.mock.calls.length, received.mock.calls.length]).toEqual([0, 0]);
});
