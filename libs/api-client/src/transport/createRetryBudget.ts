import type { Clock } from '@pavilion/kernel';

const FULL = 500;
const COST = 10;
const BASE_MS = 100;
const CAP_MS = 5_000;
const MAX_PAUSE_MS = 600_000;

/** What all calls of a client share about repeating: a bucket of tokens, and what the server wishes to be left alone with. */
export interface RetryBudget {
  /** Takes the price of one retry; `false` when the bucket is empty. */
  readonly take: () => boolean;
  /** Pays back after an answer: the price of the retry that won it, else one token. */
  readonly refund: (wasRetried: boolean) => void;
  /** Full jitter: anything up to 100 ms × 2ⁿ, at most 5 s. */
  readonly delay: (attempt: number) => number;
  /** An endpoint is not read for `ms` (Retry-After), ten minutes at most. */
  readonly hold: (endpointId: string, ms: number) => void;
  /** Milliseconds for which an endpoint may not be read; 0 when it may. */
  readonly held: (endpointId: string) => number;
}

/** So many endpoints that ask for a pause at once mean that the platform does. */
const PLATFORM_IS_BUSY = 2;

/**
 * Pauses the server asked for. Each speaks of the endpoint that was asked: a board that is overloaded says nothing about the
 * member's own page. While a second one asks for a pause too, it is the platform that is busy, and nothing is read.
 */
function createPauses(clock: Clock) {
  const until = new Map<string, number>();
  const getRemainingMs = (endpointId: string) => {
    const ms = Math.min((until.get(endpointId) ?? 0) - clock.now(), MAX_PAUSE_MS);
    if (ms <= 0) until.delete(endpointId);
    return Math.max(0, ms);
  };
  return {
    hold: (endpointId: string, ms: number) =>
      void until.set(endpointId, Math.max(until.get(endpointId) ?? 0, clock.now() + Math.min(ms, MAX_PAUSE_MS))),
    held: (endpointId: string) => {
      const pauses = [...until.keys()].map(getRemainingMs).filter((ms) => ms > 0);
      return pauses.length >= PLATFORM_IS_BUSY ? Math.max(...pauses) : getRemainingMs(endpointId);
    },
  };
}

/** Makes the retry budget of ruling W4: in a full outage the client stops repeating by itself, and recovers by itself. */
export function createRetryBudget(clock: Clock, random: () => number): RetryBudget {
  let tokens = FULL;
  return {
    take: () => {
      if (tokens < COST) return false;
      tokens -= COST;
      return true;
    },
    refund: (wasRetried) => {
      tokens = Math.min(FULL, tokens + (wasRetried ? COST : 1));
    },
    delay: (attempt) => random() * Math.min(CAP_MS, BASE_MS * 2 ** attempt),
    ...createPauses(clock),
  };
}
