import type { Minor } from '@pavilion/kernel';

/** Upper bounds of a stake. */
export interface StakeBounds {
  /** Maximum stake of the venue (goldMax). */
  readonly limit?: Minor | undefined;
  /** Balance of the player. */
  readonly balance?: Minor | undefined;
}

const lesser = (a: Minor | undefined, b: Minor | undefined): Minor | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

const floorWhole = (amount: Minor): Minor => (amount > 0n ? amount - (amount % 100n) : 0n);

/**
 * Caps a stake by the lower of limit and balance. A stake above the balance is reduced to a whole amount (§5, SLP-08).
 *
 * @param onClamped called with the reduced stake if the stake was too high
 */
export function clampStake(stake: Minor, { limit, balance }: StakeBounds, onClamped?: (stake: Minor) => void): Minor {
  const cap = lesser(limit, balance);
  if (cap === undefined || stake <= cap) return stake;
  const clamped = balance !== undefined && stake > balance ? floorWhole(cap) : cap;
  onClamped?.(clamped);
  return clamped;
}

/** Reason why a stake cannot be placed. */
export type StakeProblem = 'stakeMissing' | 'belowMinimum' | 'aboveMaximum' | 'insufficientBalance';

/** Validates a stake before placement. The balance is checked last, because it may be outdated. */
export function validateStake(
  stake: Minor | undefined,
  { minimum, limit, balance }: StakeBounds & { readonly minimum?: Minor | undefined },
): StakeProblem | undefined {
  if (stake === undefined || stake <= 0n) return 'stakeMissing';
  if (minimum !== undefined && stake < minimum) return 'belowMinimum';
  if (limit !== undefined && stake > limit) return 'aboveMaximum';
  return balance !== undefined && stake > balance ? 'insufficientBalance' : undefined;
}
