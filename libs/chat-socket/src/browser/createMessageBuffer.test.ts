import { fakeFrames } from '../testing/fakeFrames.ts';
import { createMessageBuffer } from './createMessageBuffer.ts';

const page = { hidden: false };

beforeEach(() => {
  jest.useFakeTimers();
  fakeFrames();
  page.hidden = false;
  Object.assign(globalThis, { document: page });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

function openIntake(onRead: (data: unknown) => void = () => undefined) {
  const read: unknown[] = [];
  const intake = createMessageBuffer((data) => {
    read.push(data);
    onRead(data);
  });
  const take = (...many: unknown[]) => many.forEach((data) => intake.take({ data }));
  return { ...intake, take, read };
}

it('F-CHT-14 reads one message at once and the following ones together with the next frame, in order', () => {
  const { take, read } = openIntake();
  take(1, 2, 3);
  expect(read).toEqual([1]);
  jest.advanceTimersByTime(16);
  expect(read).toEqual([1, 2, 3]);
  take(4);
  expect(read).toHaveLength(3);
  jest.advanceTimersByTime(16);
  expect(read).toEqual([1, 2, 3, 4]);
  jest.advanceTimersByTime(16);
  take(5);
  expect(read).toEqual([1, 2, 3, 4, 5]);
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
});

it('CHT-06 reads at once while the page is hidden', () => {
  fakeFrames(false);
  const { take, read } = openIntake();
  take(1, 2);
  page.hidden = true;
  jest.advanceTimersByTime(250);
  take(3, 4);
  expect(read).toEqual([1, 2, 3, 4]);
  expect(jest.getTimerCount()).toBe(0);
});

it('reads in a worker, which has no document', () => {
  Reflect.deleteProperty(globalThis, 'document');
  const { take, read } = openIntake();
  take(1, 2);
  expect(read).toEqual([1, 2]);
});

it('flush reads the waiting messages and drop discards them, even during a frame', () => {
  const { take, read, flush, drop } = openIntake((data) => data === 4 && drop());
  take(1, 2, 3);
  flush();
  expect(read).toEqual([1, 2, 3]);
  take(4, 5);
  jest.advanceTimersByTime(1_000);
  expect(read).toEqual([1, 2, 3, 4]);
  expect(jest.getTimerCount()).toBe(0);
});

it('continues after an error of the reader', () => {
  const { take, read } = openIntake((data) => {
    if (data === 2) throw new Error('reader');
  });
  take(1, 2, 3);
  expect(() => jest.advanceTimersByTime(16)).toThrow('reader');
  jest.advanceTimersByTime(16);
  expect(read).toEqual([1, 2, 3]);
});
