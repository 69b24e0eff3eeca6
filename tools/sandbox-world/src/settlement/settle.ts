import { computeSettlementCode } from './computeSettlementCode.ts';
import type { BetToSettle, MatchResult, Settlement } from './settlementTypes.ts';
import { computeSingleNet } from './computeSingleNet.ts';

/**
 * Settles a single exactly in minor units (rulings B1 and B4).
 *
 * A winner market with a tie is a push in sports without draws; only the console can set such a result.
 *
 * @throws RangeError for an invalid stake, line, side or price, or if `scoreAtBet` or `winner` is missing
 */
export function settle(bet: BetToSettle, result: MatchResult): Settlement {
  if (bet.stake < 0n) throw new RangeError('settle: the stake is negative.');
  const code = computeSettlementCode(bet, result);
  const net = computeSingleNet({ price: bet.price, code }, bet.stake);
  return { code, net, payout: net + bet.stake };
}
