import type { Clock } from '@pavilion/kernel';

/** Error of a call that the client stopped. */
export class CallStoppedError extends Error {
  constructor(readonly reason: 'timeout' | 'aborted') {
    super(reason);
  }
}

/** Common deadline of all work of a call: sealing, sending, reading and waiting. */
export interface Deadline {
  /** Aborted when the call is stopped; for `fetch`. */
  readonly signal: AbortSignal;
  /** Resolves with the result of the work, or rejects with `CallStoppedError`. A late result is ignored (F-API-01). */
  readonly race: <Result>(work: Promise<Result>) => Promise<Result>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Returns the milliseconds left. */
  readonly left: () => number;
  /** Removes timer and listener (I10). */
  readonly end: () => void;
}

/** Creates a deadline that stops a call after `ms`, or when its caller cancels it. */
export function createDeadline(clock: Clock, ms: number, caller: AbortSignal | undefined): Deadline {
  const control = new AbortController();
  const endsAt = clock.now() + ms;
  let stop: (reason: CallStoppedError['reason']) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(new CallStoppedError(reason));
      control.abort();
    };
  });
  stopped.catch(() => undefined);
  const abort = () => stop('aborted');
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  const cancelTimer = clock.after(ms, () => stop('timeout'));
  const race = <Result>(work: Promise<Result>) => Promise.race([stopped, work]);
  return {
    signal: control.signal,
    race,
    sleep: (delay) => {
      let cancel = () => {};
      const slept = new Promise<void>((resolve) => (cancel = clock.after(delay, resolve)));
      return race(slept).finally(() => cancel());
    },
    left: () => endsAt - clock.now(),
    end: () => {
      cancelTimer();
      caller?.removeEventListener('abort', abort);
    },
  };
}
