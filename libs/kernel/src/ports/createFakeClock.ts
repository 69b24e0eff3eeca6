import type { Clock } from './clock.ts';

/** A clock for tests that moves only by `advance`. */
export interface FakeClock extends Clock {
  readonly advance: (ms: number) => void;
  /** Number of timers that have not fired. */
  readonly pending: () => number;
}

/** Creates a clock that is set to `start` milliseconds since 1970. */
export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  const timers = new Map<() => void, number>();
  return {
    now: () => now,
    after: (ms, callback) => {
      const fire = () => callback();
      timers.set(fire, now + ms);
      return () => void timers.delete(fire);
    },
    advance: (ms) => {
      now += ms;
      for (const [fire, at] of timers) {
        if (at > now) continue;
        timers.delete(fire);
        fire();
      }
    },
    pending: () => timers.size,
  };
}
