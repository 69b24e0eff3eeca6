import type { BetRecord } from '@pavilion/site-bet-ui';

/** Returns the match ids of a bet or of its legs. Outrights have no match. */
export const getBetGameIds = ({ legs, gameId, w }: BetRecord): readonly string[] =>
  (legs ?? [{ gameId, w }]).filter((leg) => leg.w !== 'FS').map((leg) => leg.gameId);
