import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { PRICE_UNIT, type Price } from '../odds/price.ts';
import type { Outcome } from './outcome.ts';
import type { ResultCode } from './resultCodes.ts';

/** What a bet earns or costs, in halves of the stake: `[won × price, lost]`. */
const HALVES: Readonly<Record<Outcome, readonly [won: bigint, lost: bigint]>> = {
  W: [2n, 0n],
  LW: [1n, 0n],
  P: [0n, 0n],
  LL: [0n, 1n],
  L: [0n, 2n],
};

const DOUBLE_UNIT = BigInt(2 * PRICE_UNIT);

/**
 * Net result of a settled bet, negative for a loss; rounded half up to the cent once (B1, B4).
 *
 * Every code that is none of the five outcomes gives the stake back: the net is nothing.
 */
export function computeNetResult(stake: Minor, price: Price, code: ResultCode): Minor {
  const [won, lost] = HALVES[code as Outcome] ?? HALVES.P;
  return won > 0n ? divideHalfUp(stake * won * BigInt(price), DOUBLE_UNIT) : -divideHalfUp(stake * lost, 2n);
}

/** What goes back to the wallet: stake and net together. */
export const computeReturn = (stake: Minor, price: Price, code: ResultCode): Minor =>
  stake + computeNetResult(stake, price, code);
