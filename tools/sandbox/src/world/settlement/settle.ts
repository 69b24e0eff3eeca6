import { type BetToSettle, type MatchResult, type Settlement } from './settlementTypes.ts';

/**
 * Settles one bet exactly, in minor units (rulings B1 and B4).
 *
 * A quarter line is two bets of half the stake, but money is rounded once, on the whole: a half win is
 * stake × price ÷ 2 half up, a half loss costs half the stake rounded half up (the odd cent is lost).
 * Throws a RangeError for a line, side, price or missing `scoreAtBet` that cannot be settled.
 */
export function settle(_bet: BetToSettle, _result: MatchResult): Settlement {
  throw new RangeError('not settled');
}
