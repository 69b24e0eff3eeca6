import type { Minor } from '@pavilion/kernel';

export interface StakeBounds {
  /** Most the venue takes (goldMax). */
  readonly limit?: Minor | undefined;
  /** What the player has. */
  readonly balance?: Minor | undefined;
}

const lesser = (a: Minor | undefined, b: Minor | undefined): Minor | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

const floorWhole = (amount: Minor): Minor => (amount > 0n ? amount - (amount % 100n) : 0n);

/**
 * Caps a stake by the lesser of limit and balance; a stake above the balance comes down to a whole amount (§5, SLP-08).
 *
 * @param onClamped told once, with the stake that is left, when the stake was too high
 */
export function clampStake(stake: Minor, { limit, balance }: StakeBounds, onClamped?: (stake: Minor) => void): Minor {
  const cap = lesser(limit, balance);
  if (cap === undefined || stake <= cap) return stake;
  const clamped = balance !== undefined && stake > balance ? floorWhole(cap) : cap;
  onClamped?.(clamped);
  return clamped;
}

/** Why a stake cannot be sent. */
export type StakeProblem = 'stakeMissing' | 'belowMinimum' | 'aboveMaximum' | 'insufficientBalance';

/** What is wrong with a stake before it is sent; the balance is looked at last, for it may be old. */
export function validateStake(
  stake: Minor | undefined,
  { minimum, limit, balance }: StakeBounds & { readonly minimum?: Minor | undefined },
): StakeProblem | undefined {
  if (stake === undefined || stake <= 0n) return 'stakeMissing';
  if (minimum !== undefined && stake < minimum) return 'belowMinimum';
  if (limit !== undefined && stake > limit) return 'aboveMaximum';
  return balance !== undefined && stake > balance ? 'insufficientBalance' : undefined;
}
