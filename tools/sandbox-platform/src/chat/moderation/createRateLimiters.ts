import type { RateLimit } from './chatLimits.ts';
import { createRateLimiter, type RateLimiter } from './createRateLimiter.ts';

const MAX_RATE_LIMITERS = 20_000;

/** One pace a person, however many connections; who has been quiet longest is forgotten when there are too many. */
export function createRateLimiters(
  getRateLimit: (uid: string) => RateLimit,
  now: () => number,
): (uid: string) => RateLimiter {
  const rateLimiters = new Map<string, RateLimiter>();
  return (uid) => {
    const rateLimiter = rateLimiters.get(uid) ?? createRateLimiter(() => getRateLimit(uid), now());
    rateLimiters.delete(uid);
    rateLimiters.set(uid, rateLimiter);
    const oldest = rateLimiters.size > MAX_RATE_LIMITERS ? rateLimiters.keys().next().value : undefined;
    if (oldest !== undefined) rateLimiters.delete(oldest);
    return rateLimiter;
  };
}
