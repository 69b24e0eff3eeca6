import type { Clock } from './clock.ts';

/** A clock a test moves by hand. */
export interface FakeClock extends Clock {
  readonly advance: (ms: number) => void;
  /** Timers still waiting. */
  readonly pending: () => number;
}

/** Starts at `start` milliseconds and never moves by itself. */
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
