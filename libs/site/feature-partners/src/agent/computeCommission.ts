import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { commissionLevels, VENUE_FEE, type CommissionLevel } from './commissionPlan.ts';

const WHOLE = 10_000n;

/** Figures of one month. Amounts are minor units. */
export interface AgentMonth {
  readonly players: number;
  /** Net losses of the players; negative if they won. */
  readonly winLoss: Minor;
  /** Bonuses and rebates that the players received. */
  readonly bonuses: Minor;
}

export interface Commission {
  readonly fee: Minor;
  readonly net: Minor;
  /** Absent if no level is reached. */
  readonly level?: CommissionLevel;
  readonly commission: Minor;
}

/**
 * Computes the commission of a month. The fee is charged on losses only; a negative net revenue pays nothing and is carried
 * over.
 */
export function computeCommission({ players, winLoss, bonuses }: AgentMonth): Commission {
  const fee = winLoss > 0n ? divideHalfUp(winLoss * VENUE_FEE, WHOLE) : 0n;
  const net = winLoss - fee - bonuses;
  const level = commissionLevels.findLast((each) => players >= each.players && net >= each.net);
  if (!level) return { fee, net, commission: 0n };
  return { fee, net, level, commission: divideHalfUp(net * level.rate, WHOLE) };
}
