import type { RateLimit } from './chatLimits.ts';

/** Counts what somebody does against a pace. */
export interface RateLimiter {
  /** Takes one turn: 0 when it may be, else milliseconds until the next one may. */
  readonly take: (now: number) => number;
}

const MINUTE = 60_000;

/** A bucket of turns that fills with time. The pace is asked anew each time: the console may have changed it. */
export function createRateLimiter(getRateLimit: () => RateLimit, now: number): RateLimiter {
  let turns = getRateLimit().burst;
  let at = now;
  return {
    take: (now) => {
      const { burst, perMinute } = getRateLimit();
      turns = Math.min(burst, turns + (Math.max(0, now - at) * perMinute) / MINUTE);
      at = now;
      if (turns < 1) return Math.ceil(((1 - turns) * MINUTE) / perMinute);
      turns -= 1;
      return 0;
    },
  };
}
