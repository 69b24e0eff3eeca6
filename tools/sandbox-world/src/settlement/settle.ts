import { computeSettlementCode } from './computeSettlementCode.ts';
import type { BetToSettle, MatchResult, Settlement } from './settlementTypes.ts';
import { singleNet } from './singleNet.ts';

/**
 * Settles one single exactly, in minor units (rulings B1 and B4).
 *
 * A winner play on a tie where no draw can be, which only the console can make, is a push. Throws a RangeError for a line,
 * side, price or missing `scoreAtBet` that cannot be settled.
 */
export function settle(bet: BetToSettle, result: MatchResult): Settlement {
  if (bet.stake < 0n) throw new RangeError('A stake is not negative');
  const code = computeSettlementCode(bet, result);
  const net = singleNet({ price: bet.price, code }, bet.stake);
  return { code, net, payout: net + bet.stake };
}
