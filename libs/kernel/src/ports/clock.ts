/** Time, handed in so that a test can hold it. `now` is milliseconds since 1970 in UTC. */
export interface Clock {
  readonly now: () => number;
  /** Calls back once after `ms`; the answer cancels it. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
