import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { PRICE_UNIT, type Price } from '../odds/price.ts';
import type { Outcome } from './outcome.ts';
import type { ResultCode } from './resultCodes.ts';

/** Net result of each outcome in halves of the stake: `[won × price, lost]`. */
const HALVES: Readonly<Record<Outcome, readonly [won: bigint, lost: bigint]>> = {
  W: [2n, 0n],
  LW: [1n, 0n],
  P: [0n, 0n],
  LL: [0n, 1n],
  L: [0n, 2n],
};

const DOUBLE_UNIT = BigInt(2 * PRICE_UNIT);

/**
 * Computes the net result of a settled bet, negative for a loss, rounded half up to the cent once (B1, B4).
 *
 * Every code other than the five outcomes returns the stake: the net result is 0.
 */
export function computeNetResult(stake: Minor, price: Price, code: ResultCode): Minor {
  const [won, lost] = HALVES[code as Outcome] ?? HALVES.P;
  return won > 0n ? divideHalfUp(stake * won * BigInt(price), DOUBLE_UNIT) : -divideHalfUp(stake * lost, 2n);
}

/** Computes the amount that returns to the wallet: stake plus net result. */
export const computeReturn = (stake: Minor, price: Price, code: ResultCode): Minor =>
  stake + computeNetResult(stake, price, code);
