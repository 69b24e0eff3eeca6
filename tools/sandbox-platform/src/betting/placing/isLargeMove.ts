import { parseMinor } from '@pavilion/kernel';

/** Largest move during the in-play delay that does not reject a bet, in percentage points of implied probability (B9). */
const TOLERATED_POINTS = 5n;

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/**
 * Whether the implied probability moved by more than five percentage points between two Hong Kong prices. The probability
 * of a price p is 1 / (1 + p). It is compared exactly, without division.
 */
export function isLargeMove(from: string, to: string | undefined): boolean {
  const [before, now] = [parseMinor(from), parseMinor(to)];
  if (before === undefined || now === undefined) return false;
  return 10_000n * distance(before, now) > TOLERATED_POINTS * (100n + before) * (100n + now);
}
