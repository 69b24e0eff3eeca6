import type { BetRecord } from '@pavilion/site-contract/bets';

/** Matches of a bet: its own, or those of its legs. A champion market is no match. */
export const betGames = ({ legs, gameId, w }: BetRecord): readonly string[] =>
  (legs ?? [{ gameId, w }]).filter((leg) => leg.w !== 'FS').map((leg) => leg.gameId);
