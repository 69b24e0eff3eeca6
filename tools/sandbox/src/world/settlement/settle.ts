import { codeOf } from './codeOf.ts';
import { type BetToSettle, type MatchResult, type Settlement } from './settlementTypes.ts';
import { unitsNet } from './unitsNet.ts';

/**
 * Settles one single exactly, in minor units (rulings B1 and B4).
 *
 * A quarter line is two bets of half the stake, but money is rounded once, on the whole: a half win is
 * stake × price ÷ 2 half up, a half loss costs half the stake rounded half up (the odd cent is lost).
 * A winner play on a tie where no draw can be, which only the console can make, is a push. Throws a RangeError for a line,
 * side, price or missing `scoreAtBet` that cannot be settled.
 */
export function settle(bet: BetToSettle, result: MatchResult): Settlement {
  const code = codeOf(bet, result);
  const net = unitsNet([{ price: bet.price, code }], [[0]], bet.stake);
  return { code, net, payout: net + bet.stake };
}
