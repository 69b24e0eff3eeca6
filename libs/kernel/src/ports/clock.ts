/** Time source, replaceable in tests. `now` returns milliseconds since 1970 in UTC. */
export interface Clock {
  readonly now: () => number;
  /**
   * Calls `callback` once after `ms` milliseconds. The returned function cancels the timer. A wait of more than 24 days may
   * end early.
   */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/** Clock of the operating system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    // `setTimeout` ends at once for a wait of more than 24.8 days.
    const timer = setTimeout(callback, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};
