import type { Clock } from '@pavilion/kernel';

const FULL = 500;
const COST = 10;
const BASE_MS = 100;
const CAP_MS = 5_000;
const LONGEST_HOLD_MS = 600_000;

/** What all calls of a client share about repeating: a bucket of tokens, and the server's wish to be left alone. */
export interface RetryBudget {
  /** Takes the price of one retry; `false` when the bucket is empty. */
  readonly take: () => boolean;
  /** Pays back after an answer: the price of the retry that won it, else one token. */
  readonly refund: (wasRetried: boolean) => void;
  /** Full jitter: anything up to 100 ms × 2ⁿ, at most 5 s. */
  readonly delay: (attempt: number) => number;
  /** Nothing is read for `ms` (Retry-After), ten minutes at most. */
  readonly hold: (ms: number) => void;
  /** Milliseconds the hold still lasts; 0 when there is none. */
  readonly held: () => number;
}

/** Makes the retry budget of ruling W4: in a full outage the client stops repeating by itself, and recovers by itself. */
export function createRetryBudget(clock: Clock, random: () => number): RetryBudget {
  let tokens = FULL;
  let heldUntil = 0;
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
    hold: (ms) => {
      heldUntil = Math.max(heldUntil, clock.now() + Math.min(ms, LONGEST_HOLD_MS));
    },
    held: () => Math.min(Math.max(0, heldUntil - clock.now()), LONGEST_HOLD_MS),
  };
}
