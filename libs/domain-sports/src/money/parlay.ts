import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { PRICE_UNIT, type Price } from '../odds/price.ts';
import { formatRatio, createRatio, type Ratio } from '../odds/ratio.ts';
import type { Outcome } from '../results/outcome.ts';
import type { ResultCode } from '../results/resultCodes.ts';

/** Two price units, so that half a price is a whole number. */
export const DOUBLE_UNIT = BigInt(2 * PRICE_UNIT);

/** A leg of a parlay. A leg without an outcome counts as won. */
export interface ParlayLeg {
  readonly price: Price;
  /** A code other than the five outcomes returns the stake: the leg counts as 1. */
  readonly outcome?: ResultCode;
}

const LEG_FACTORS: Readonly<Record<Outcome, (price: bigint) => bigint>> = {
  W: (price) => DOUBLE_UNIT + 2n * price,
  LW: (price) => DOUBLE_UNIT + price,
  P: () => DOUBLE_UNIT,
  LL: () => DOUBLE_UNIT / 2n,
  L: () => 0n,
};

/**
 * Returns the factor of a leg in `DOUBLE_UNIT`. At Hong Kong price o: 1+o won, 1+o/2 half won, 1 push or void, ½ half
 * lost, 0 lost (B5).
 */
export const legFactor = ({ price, outcome = 'W' }: ParlayLeg): bigint =>
  (LEG_FACTORS[outcome as Outcome] ?? LEG_FACTORS.P)(BigInt(price));

/** Computes the European price of a parlay: the exact product of its legs (B5). */
export const computeParlayFactor = (legs: readonly ParlayLeg[]): Ratio =>
  legs.reduce(
    ({ numerator, denominator }, leg) => createRatio(numerator * legFactor(leg), denominator * DOUBLE_UNIT),
    createRatio(1n, 1n),
  );

/** Computes the return of a parlay, including the stake, rounded half up to the cent once. */
export function computeParlayReturn(stake: Minor, legs: readonly ParlayLeg[]): Minor {
  const { numerator, denominator } = computeParlayFactor(legs);
  return divideHalfUp(stake * numerator, denominator);
}

/** Computes the winnings of a parlay without its stake, negative if legs were lost (§1, SLP-09). */
export const computeParlayWinnings = (stake: Minor, legs: readonly ParlayLeg[]): Minor =>
  computeParlayReturn(stake, legs) - stake;

/** Formats the European price of a parlay with three decimals, truncated. Money uses the exact product (B5). */
export const formatParlayPrice = (legs: readonly ParlayLeg[]): string =>
  formatRatio(computeParlayFactor(legs), 3, 'truncate');
