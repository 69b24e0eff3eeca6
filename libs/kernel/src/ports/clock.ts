/** Time source, replaceable in tests. `now` returns milliseconds since 1970 in UTC. */
export interface Clock {
  readonly now: () => number;
  /**
   * Calls `callback` once after `ms` milliseconds. The returned function cancels the timer. A wait of more than 24 days may
   * end early.
   */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/** Longest wait of `setTimeout` in milliseconds, 24.8 days. A longer one would end at once. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** Clock of the operating system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, Math.min(ms, MAX_WAIT_MS));
    return () => clearTimeout(timer);
  },
};
