import { divideHalfUp, type Minor } from '@pavilion/kernel';

/** Inputs of a bonus. Each may be missing. */
export interface BonusTerms {
  /** Amount paid in. */
  readonly amount?: Minor;
  /** Smallest amount that earns a bonus. */
  readonly threshold?: Minor;
  /** Share of the amount as decimal text with up to six decimals: `"0.085"` is 8.5 %. */
  readonly rate?: string;
  /** Upper limit of the bonus. */
  readonly maximum?: Minor;
}

const RATE = /^(\d{1,6})(?:\.(\d{1,6}))?$/;
const RATE_UNITS = 1_000_000n;

/**
 * Computes the bonus of a payment: amount × rate, at most the maximum, rounded half up to the cent (WAL-09, ruling B1).
 *
 * @returns 0 if an input is missing or the amount is below the threshold
 */
export function computeBonus({ amount, threshold, rate, maximum }: BonusTerms): Minor {
  const units = parseRate(rate);
  if (amount === undefined || threshold === undefined || maximum === undefined || units === undefined) return 0n;
  if (amount < threshold || amount <= 0n) return 0n;
  const bonus = divideHalfUp(amount * units, RATE_UNITS);
  return bonus < maximum ? bonus : maximum;
}

function parseRate(rate: string | undefined): bigint | undefined {
  const match = RATE.exec(rate ?? '');
  return match ? BigInt(match[1] ?? '0') * RATE_UNITS + BigInt((match[2] ?? '').padEnd(6, '0')) : undefined;
}
