/** Limits of the wait between attempts. */
export interface Backoff {
  /** Wait after the first failure in milliseconds. It doubles with every further failure. */
  readonly firstMs: number;
  readonly maxMs: number;
  /** Range of the random factor of a wait, so that clients do not reconnect together. */
  readonly jitter: readonly [from: number, to: number];
}

/**
 * Computes the wait before the next attempt in milliseconds.
 *
 * @param failures number of consecutive failures, at least 1
 * @param random returns a number from 0 to 1
 */
export function computeBackoffMs(backoff: Backoff, failures: number, random: () => number): number {
  const { firstMs, maxMs, jitter } = backoff;
  const [from, to] = jitter;
  return Math.min(firstMs * 2 ** (failures - 1), maxMs) * (from + (to - from) * random());
}
