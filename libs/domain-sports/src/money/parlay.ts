import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { PRICE_UNIT, type Price } from '../odds/price.ts';
import { formatRatio, ratio, type Ratio } from '../odds/ratio.ts';
import type { Outcome } from '../results/outcome.ts';
import type { ResultCode } from '../results/resultCodes.ts';

/** Twice the unit, so that half a price stays a whole number. */
export const DOUBLE_UNIT = BigInt(2 * PRICE_UNIT);

/** A leg of a series bet; without an outcome it counts as won. */
export interface ParlayLeg {
  readonly price: Price;
  /** Any code that is none of the five outcomes returned the stake: the leg counts 1. */
  readonly outcome?: ResultCode;
}

const LEG_FACTORS: Readonly<Record<Outcome, (price: bigint) => bigint>> = {
  W: (price) => DOUBLE_UNIT + 2n * price,
  LW: (price) => DOUBLE_UNIT + price,
  P: () => DOUBLE_UNIT,
  LL: () => DOUBLE_UNIT / 2n,
  L: () => 0n,
};

/** What a leg multiplies by, in `DOUBLE_UNIT`: at Hong Kong price o 1+o won, 1+o/2 half won, 1 pushed or void, ½ half lost, 0 lost (B5). */
export const legFactor = ({ price, outcome = 'W' }: ParlayLeg): bigint =>
  (LEG_FACTORS[outcome as Outcome] ?? LEG_FACTORS.P)(BigInt(price));

/** The European price of a series bet: the exact product of its legs (B5). */
export const computeParlayFactor = (legs: readonly ParlayLeg[]): Ratio =>
  legs.reduce(
    ({ numerator, denominator }, leg) => ratio(numerator * legFactor(leg), denominator * DOUBLE_UNIT),
    ratio(1n, 1n),
  );

/** Stake times factor, rounded half up to the cent once; the stake is in it. */
export function computeParlayReturn(stake: Minor, legs: readonly ParlayLeg[]): Minor {
  const { numerator, denominator } = computeParlayFactor(legs);
  return divideHalfUp(stake * numerator, denominator);
}

/** What a series bet pays above its stake; negative when legs were lost (§1, SLP-09). */
export const computeParlayWinnings = (stake: Minor, legs: readonly ParlayLeg[]): Minor =>
  computeParlayReturn(stake, legs) - stake;

/** Writes the price of a series bet: European, three decimals, truncated. Money uses the exact product (B5). */
export const formatParlayPrice = (legs: readonly ParlayLeg[]): string =>
  formatRatio(computeParlayFactor(legs), 3, 'truncate');
