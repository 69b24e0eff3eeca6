import type { Clock } from '@pavilion/kernel';

const MAX_TOKENS = 500;
const RETRY_COST = 10;
const BASE_MS = 100;
const MAX_DELAY_MS = 5_000;
const MAX_PAUSE_MS = 600_000;

/** Limits that all calls of a client share: a token bucket for retries, and pauses requested by the server. */
export interface RetryBudget {
  /** Takes the price of one retry. Returns false if the bucket is empty. */
  readonly spend: () => boolean;
  /** Refunds after a response: the price of its retry, else one token. */
  readonly refund: (wasRetried: boolean) => void;
  /** Returns the delay with full jitter: 0 to 100 ms × 2ⁿ, at most 5 s. */
  readonly delay: (attempt: number) => number;
  /** Pauses reads of an endpoint for `ms` (Retry-After), at most ten minutes. */
  readonly pause: (endpointId: string, ms: number) => void;
  /** Returns the milliseconds for which an endpoint may not be read; 0 if it may. */
  readonly getPauseMs: (endpointId: string) => number;
}

/** Number of paused endpoints from which the whole platform counts as busy. */
const MIN_PAUSED_ENDPOINTS = 2;

/**
 * Creates the store of pauses that the server requested. A pause applies to its endpoint only, because one overloaded
 * endpoint does not affect others. While two are paused, the platform counts as busy and no reads are sent.
 */
function createPauses(clock: Clock) {
  const until = new Map<string, number>();
  const getRemainingMs = (endpointId: string) => {
    const ms = Math.min((until.get(endpointId) ?? -Infinity) - clock.now(), MAX_PAUSE_MS);
    if (ms <= 0) until.delete(endpointId);
    return Math.max(0, ms);
  };
  return {
    pause: (endpointId: string, ms: number) =>
      void until.set(
        endpointId,
        Math.max(until.get(endpointId) ?? -Infinity, clock.now() + Math.min(ms, MAX_PAUSE_MS)),
      ),
    getPauseMs: (endpointId: string) => {
      const pauses = [...until.keys()].map(getRemainingMs).filter((ms) => ms > 0);
      return pauses.length >= MIN_PAUSED_ENDPOINTS ? Math.max(...pauses) : getRemainingMs(endpointId);
    },
  };
}

/** Creates the retry budget of ruling W4. In a full outage retries stop; they resume after successful responses. */
export function createRetryBudget(clock: Clock, random: () => number): RetryBudget {
  let tokens = MAX_TOKENS;
  return {
    spend: () => {
      if (tokens < RETRY_COST) return false;
      tokens -= RETRY_COST;
      return true;
    },
    refund: (wasRetried) => {
      tokens = Math.min(MAX_TOKENS, tokens + (wasRetried ? RETRY_COST : 1));
    },
    delay: (attempt) => random() * Math.min(MAX_DELAY_MS, BASE_MS * 2 ** attempt),
    ...createPauses(clock),
  };
}
