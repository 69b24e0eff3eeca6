/** Time source, replaceable in tests. `now` returns milliseconds since 1970 in UTC. */
export interface Clock {
  readonly now: () => number;
  /** Calls `callback` once after `ms` milliseconds. The returned function cancels the timer. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/** Clock of the operating system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
