import { findPlay, type Match } from '@pavilion/domain-sports';

/**
 * Returns the number of markets of a match, those of the board and those of its page only, as the page counts them. It is 0
 * if the venue does not send a number.
 */
export function countMarkets({ markets, marketCount }: Pick<Match, 'markets' | 'marketCount'>): number {
  if (marketCount === 0) return 0;
  const onBoard = Object.entries(markets).filter(([code, lines]) => findPlay(code)?.isMain && lines.length > 0);
  return onBoard.length + marketCount;
}
