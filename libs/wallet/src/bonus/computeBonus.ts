import { divideHalfUp, type Minor } from '@pavilion/kernel';

/** Inputs of a bonus; each may be missing. */
export interface BonusTerms {
  /** What was paid in. */
  readonly amount?: Minor;
  /** The least that earns anything. */
  readonly threshold?: Minor;
  /** Share of the amount as decimal text with up to six decimals: `"0.085"` is 8.5 %. */
  readonly rate?: string;
  /** The most that is given. */
  readonly maximum?: Minor;
}

const RATE = /^(\d{1,6})(?:\.(\d{1,6}))?$/;
const RATE_UNITS = 1_000_000n;

/**
 * What a payment earns: 0 when any input is missing or the amount is below the threshold, else amount × rate, never above
 * the maximum (WAL-09). Rounded half up to the cent (ruling B1).
 */
export function computeBonus({ amount, threshold, rate, maximum }: BonusTerms): Minor {
  const units = rateUnits(rate);
  if (amount === undefined || threshold === undefined || maximum === undefined || units === undefined) return 0n;
  if (amount < threshold || amount <= 0n) return 0n;
  const bonus = divideHalfUp(amount * units, RATE_UNITS);
  return bonus < maximum ? bonus : maximum;
}

function rateUnits(rate: string | undefined): bigint | undefined {
  const match = RATE.exec(rate ?? '');
  return match ? BigInt(match[1] ?? '0') * RATE_UNITS + BigInt((match[2] ?? '').padEnd(6, '0')) : undefined;
}
