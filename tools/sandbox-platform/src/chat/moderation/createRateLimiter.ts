import type { RateLimit } from './chatLimits.ts';

/** Token bucket of one person or connection. */
export interface RateLimiter {
  /** Takes one token. Returns 0, or without a token the milliseconds until the next one. */
  readonly take: (now: number) => number;
}

const MINUTE = 60_000;

/** Creates a token bucket. The rate limit is read at each call, because the console may change it. */
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
