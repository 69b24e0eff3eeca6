import { ApiError, TransportError } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { flushMicrotasks } from '@pavilion/testing';
import { createOutbox } from './createOutbox.ts';

const RETRY_MS = 5_000;
const message = (text: string) => ({ text, imageIds: [] });
const call = { endpointId: 'service.send', requestId: 'r' } as const;
const lostReply = new TransportError('timeout', { ...call, outcome: 'unknown', attempts: 1 });
const tooOften = new ApiError(6011, { ...call, serverMessage: '' });

/** An outbox whose calls end with the given results in order, and succeed afterwards. */
function open(results: readonly Error[] = [], store = createMemoryStore()) {
  const clock = createFakeClock();
  const sent: [text: string, requestId: string][] = [];
  const left = [...results];
  const outbox = createOutbox({
    store,
    clock,
    owner: 'm.7',
    send: ({ text }, requestId) => {
      sent.push([text, requestId]);
      const error = left.shift();
      return error === undefined ? Promise.resolve() : Promise.reject(error);
    },
  });
  return { outbox, clock, sent, store, stop: outbox.start() };
}

it('F-SVC-01 sends a message with the same request id until it is confirmed', async () => {
  const { outbox, clock, sent } = open([lostReply, lostReply]);
  outbox.add(message('hello'), []);
  await flushMicrotasks();
  expect(outbox.getMessages()).toMatchObject([{ status: 'pending' }]);
  await clock.advanceAsync(RETRY_MS);
  await clock.advanceAsync(RETRY_MS);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(([, requestId]) => requestId)).size).toBe(1);
  expect(outbox.getMessages()).toEqual([]);
});

it('F-SVC-01 a new visit sends what an earlier one has stored, with the same request id', async () => {
  const first = open([lostReply]);
  first.outbox.add(message('hello'), []);
  await flushMicrotasks();
  first.stop();
  const second = open([], first.store);
  await flushMicrotasks();
  expect(second.sent).toEqual(first.sent);
  expect(open([], first.store).outbox.getMessages()).toEqual([]);
});

it('keeps a refused message with its reason until it is removed, and sends the next one', async () => {
  const { outbox, sent } = open([tooOften]);
  outbox.add(message('one'), []);
  outbox.add(message('two'), []);
  await flushMicrotasks();
  expect(sent.map(([text]) => text)).toEqual(['one', 'two']);
  expect(outbox.getMessages()).toMatchObject([{ status: 'refused', failure: { code: 6011 } }]);
  outbox.remove(outbox.getMessages()[0]?.requestId ?? '');
  expect(outbox.getMessages()).toEqual([]);
});

it('sends messages in the order of writing: the second waits for the confirmation of the first', async () => {
  const { outbox, clock, sent } = open([lostReply]);
  outbox.add(message('one'), []);
  outbox.add(message('two'), []);
  await flushMicrotasks();
  expect(sent.map(([text]) => text)).toEqual(['one']);
  await clock.advanceAsync(RETRY_MS);
  expect(sent.map(([text]) => text)).toEqual(['one', 'one', 'two']);
});

it('F-SVC-02 removes a message that another tab has sent, from memory and storage', async () => {
  const { outbox, store } = open([lostReply]);
  outbox.add(message('one'), []);
  await flushMicrotasks();
  outbox.confirm([outbox.getMessages()[0]?.requestId ?? '']);
  expect(outbox.getMessages()).toEqual([]);
  expect(store.get('service.outbox.m.7')).toBeUndefined();
});

it('F-SVC-06 sends no stored message of another player', async () => {
  const { store } = open([lostReply]);
  const guest = createOutbox({ store, clock: createFakeClock(), owner: 'guest', send: () => Promise.resolve() });
  guest.add(message('of a guest'), []);
  await flushMicrotasks();
  expect(open([], store).outbox.getMessages()).toEqual([]);
  expect(guest.getMessages()).toMatchObject([{ body: { text: 'of a guest' }, status: 'sending' }]);
  expect(JSON.parse(store.get('service.outbox.guest') ?? '')).toMatchObject([{ body: { text: 'of a guest' } }]);
});

it.each(['', '{', 'null', '[null, 1, {}]', '[{"requestId":"a","at":1}]'])(
  'STO-02 reads the invalid stored text %j as empty',
  (text) => {
    const store = createMemoryStore();
    store.set('service.outbox.m.7', text);
    expect(open([], store).outbox.getMessages()).toEqual([]);
  },
);
