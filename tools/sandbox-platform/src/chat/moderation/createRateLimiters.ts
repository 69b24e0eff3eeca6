import type { RateLimit } from './chatLimits.ts';
import { createRateLimiter, type RateLimiter } from './createRateLimiter.ts';

const MAX_RATE_LIMITERS = 20_000;

/** Creates one rate limiter per person for all connections. Above the limit the least recently used one is dropped. */
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
