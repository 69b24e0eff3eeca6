import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { parseHundredths } from './parseHundredths.ts';
import type { DecidedLeg } from './computeCombinationsNet.ts';

/**
 * Computes the net result of a single (rulings B1 and B4).
 *
 * A quarter line is two bets of half the stake, but the amount is rounded once. A half win is stake × price ÷ 2, rounded
 * half up. A half loss is half the stake, rounded half up, so an odd cent is lost.
 */
export function computeSingleNet({ price, code }: DecidedLeg, stake: Minor): Minor {
  const odds = parseHundredths(price);
  const nets: Readonly<Record<DecidedLeg['code'], Minor>> = {
    W: divideHalfUp(stake * odds, 100n),
    LW: divideHalfUp(stake * odds, 200n),
    P: 0n,
    D: 0n,
    LL: -divideHalfUp(stake, 2n),
    L: -stake,
  };
  return nets[code];
}
