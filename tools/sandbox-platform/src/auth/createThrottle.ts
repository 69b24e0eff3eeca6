import type { Clock } from '@pavilion/kernel';

/** Counts failures by key over a sliding window. */
export interface Throttle {
  readonly isBlocked: (key: string) => boolean;
  /** Failures of the key within the window, counted up to the limit. */
  readonly count: (key: string) => number;
  readonly fail: (key: string) => void;
  readonly clear: (key: string) => void;
}

const MAX_KEYS = 10_000;

/** Creates a throttle that blocks a key after `limit` failures within `windowMs`. It stores at most 10,000 keys and drops the oldest. */
export function createThrottle(clock: Clock, limit: number, windowMs: number): Throttle {
  const failures = new Map<string, number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => Math.abs(clock.now() - at) < windowMs);
  return {
    isBlocked: (key) => recent(key).length >= limit,
    count: (key) => Math.min(recent(key).length, limit),
    fail: (key) => {
      const kept = [...recent(key).slice(-limit), clock.now()];
      failures.delete(key);
      failures.set(key, kept);
      const oldest = failures.keys().next().value;
      if (failures.size > MAX_KEYS && oldest !== undefined) failures.delete(oldest);
    },
    clear: (key) => void failures.delete(key),
  };
}
