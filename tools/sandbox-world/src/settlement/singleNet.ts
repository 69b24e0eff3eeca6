import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { hundredths } from './hundredths.ts';
import type { DecidedLeg } from './unitsNet.ts';

/**
 * Net result of a single (rulings B1 and B4).
 *
 * A quarter line is two bets of half the stake, but money is rounded once, on the whole: a half win is stake × price ÷ 2
 * half up, a half loss costs half the stake rounded half up (the odd cent is lost).
 */
export function singleNet({ price, code }: DecidedLeg, stake: Minor): Minor {
  const odds = hundredths(price);
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
