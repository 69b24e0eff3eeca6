import { createFakeClock } from '@pavilion/kernel/testing';
import { TransportError } from '../errors/transportError.ts';
import { CallStoppedError, createDeadline } from './createDeadline.ts';
import { raceAbort } from './raceAbort.ts';

const never = () => new Promise<never>(() => undefined);
const catchReason = (work: Promise<unknown>) =>
  work.then(
    () => 'resolved',
    (error: unknown) => (error instanceof CallStoppedError ? error.reason : String(error)),
  );

/** Creates a signal that counts its listeners. */
function createCountedSignal() {
  const control = new AbortController();
  const added = jest.spyOn(control.signal, 'addEventListener');
  const removed = jest.spyOn(control.signal, 'removeEventListener');
  const countListeners = () => added.mock.calls.length - removed.mock.calls.length;
  return { control, signal: control.signal, countListeners };
}

describe('deadline', () => {
  it('API-03 stops its work exactly at its end and aborts its signal', async () => {
    const clock = createFakeClock({ start: 1_000 });
    const deadline = createDeadline(clock, 500, undefined);
    const reason = catchReason(deadline.race(never()));
    clock.advance(499);
    expect([deadline.left(), deadline.signal.aborted]).toEqual([1, false]);
    clock.advance(1);
    expect(await reason).toBe('timeout');
    expect([deadline.left(), deadline.signal.aborted]).toEqual([0, true]);
  });

  it('API-03 work that ends in time resolves or rejects with its own result', async () => {
    const deadline = createDeadline(createFakeClock(), 500, undefined);
    await expect(deadline.race(Promise.resolve('response'))).resolves.toBe('response');
    await expect(deadline.race(Promise.reject(new TypeError('failed')))).rejects.toThrow(new TypeError('failed'));
  });

  it('F-API-15 stops when its caller cancels', async () => {
    const { control, signal } = createCountedSignal();
    const deadline = createDeadline(createFakeClock(), 500, signal);
    const reason = catchReason(deadline.race(never()));
    control.abort();
    expect([await reason, deadline.signal.aborted]).toEqual(['aborted', true]);
  });

  it('F-API-15 is stopped from the beginning if its caller has cancelled before', async () => {
    const deadline = createDeadline(createFakeClock(), 500, AbortSignal.abort());
    expect(deadline.signal.aborted).toBe(true);
    expect(await catchReason(deadline.race(never()))).toBe('aborted');
  });

  it('a sleep resolves after its time, and not before', async () => {
    const clock = createFakeClock();
    const deadline = createDeadline(clock, 500, undefined);
    let isAwake = false;
    const slept = deadline.sleep(200).then(() => (isAwake = true));
    await clock.advanceAsync(199);
    expect(isAwake).toBe(false);
    await clock.advanceAsync(1);
    await slept;
    expect([isAwake, clock.pending()]).toEqual([true, 1]);
  });

  it('I10 a sleep that is cancelled leaves only the timer of the deadline', async () => {
    const clock = createFakeClock();
    const { control, signal } = createCountedSignal();
    const deadline = createDeadline(clock, 500, signal);
    const reason = catchReason(deadline.sleep(200));
    expect(clock.pending()).toBe(2);
    control.abort();
    expect([await reason, clock.pending()]).toEqual(['aborted', 1]);
  });

  it('I10 its end removes timer and listener', () => {
    const clock = createFakeClock();
    const { signal, countListeners } = createCountedSignal();
    const deadline = createDeadline(clock, 500, signal);
    expect([clock.pending(), countListeners()]).toEqual([1, 1]);
    deadline.end();
    expect([clock.pending(), countListeners()]).toEqual([0, 0]);
    clock.advance(500);
    expect(deadline.signal.aborted).toBe(false);
  });
});

describe('raceAbort', () => {
  const aborted = new TransportError('aborted', { endpointId: 'a.b', requestId: '', outcome: 'none', attempts: 0 });

  it('API-06 a caller that cancels rejects as aborted without an effect', async () => {
    const { control, signal } = createCountedSignal();
    const raced = raceAbort(never(), signal, 'a.b');
    control.abort();
    await expect(raced).rejects.toMatchObject({ ...aborted });
  });

  it('API-06 a caller that has cancelled before rejects as aborted', async () => {
    await expect(raceAbort(Promise.resolve('response'), AbortSignal.abort(), 'a.b')).rejects.toMatchObject({
      ...aborted,
    });
  });

  it.each([
    ['a response', () => Promise.resolve('response'), 'resolved'],
    ['a failure', () => Promise.reject(new TypeError('failed')), 'TypeError: failed'],
  ] as const)('I10 %s is passed on, and no listener is left', async (_, work, expected) => {
    const { signal, countListeners } = createCountedSignal();
    const raced = raceAbort<unknown>(work(), signal, 'a.b');
    expect(countListeners()).toBe(1);
    expect(await catchReason(raced)).toBe(expected);
    await Promise.resolve();
    expect(countListeners()).toBe(0);
  });
});
