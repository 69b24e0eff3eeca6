import { divideHalfUp, type Minor } from '@pavilion/kernel';
import type { Play, Progress, Requirement, SharedPlay } from './allocateTurnover.ts';

/** Amounts that end with a bonus whose turnover is open. */
export interface Forfeit {
  readonly bonus: Minor;
  /** Net winnings of the bets that counted for the bonus; 0 for a net loss. */
  readonly winnings: Minor;
  /** Turnover that is still required. */
  readonly remaining: Minor;
}

type Bonus = Progress<Requirement & { readonly amount: Minor }>;
type Bet = SharedPlay<Play & { readonly net: Minor }>;

/** Result of a bet for the bonuses: a bet that counted for them in part counts with this part, to the nearest cent. */
function computeShare({ net, counted, shares }: Bet, ids: ReadonlySet<string>): Minor {
  const own = shares.filter(({ id }) => ids.has(id)).reduce((sum, { amount }) => sum + amount, 0n);
  return own === 0n ? 0n : divideHalfUp(net * own, counted);
}

/** Computes what quitting gives up: bonuses with open turnover, and what was won with them (§1). */
export function computeForfeit(bonuses: readonly Bonus[], plays: readonly Bet[]): Forfeit {
  const ids = new Set(bonuses.map(({ id }) => id));
  const net = plays.reduce((sum, play) => sum + computeShare(play, ids), 0n);
  return {
    bonus: bonuses.reduce((sum, { amount }) => sum + amount, 0n),
    winnings: net > 0n ? net : 0n,
    remaining: bonuses.reduce((sum, { required, done }) => sum + required - done, 0n),
  };
}
