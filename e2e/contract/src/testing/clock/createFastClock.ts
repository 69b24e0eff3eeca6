import type { Clock } from '@pavilion/kernel';

const TIMES = 100;

/** Creates a clock that is 100 times faster: the 30 s timeout of a call ends after 0.3 s. Suitable for a few calls. */
export function createFastClock(): Clock {
  const began = Date.now();
  return {
    now: () => began + (Date.now() - began) * TIMES,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms / TIMES);
      return () => clearTimeout(timer);
    },
  };
}
