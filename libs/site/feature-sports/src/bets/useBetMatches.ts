import { getMatchChannelId } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import type { BetRecord } from '@pavilion/site-contract/bets';
import { useEffect } from 'react';
import { betGames } from './betGames.ts';

/** Most matches kept current for open bets: each is a stream of its own. */
const MAX_MATCHES = 12;
/** A match is listened to from a while before its kick-off; earlier it has no score. */
const EARLY_MS = 10 * 60_000;

/**
 * Keeps the scores of the matches of open bets current, wherever the board looks, and answers their ids.
 *
 * Those that run or are about to; a match of next week has nothing to tell.
 */
export function useBetMatches(bets: readonly BetRecord[]): readonly string[] {
  const { sportFeed, clock } = useServices();
  const soon = clock.now() + EARLY_MS;
  const ids = [...new Set(bets.filter(({ startTime, legs }) => legs || startTime < soon).flatMap(betGames))];
  const key = ids.slice(0, MAX_MATCHES).join(' ');
  useEffect(() => {
    const ends = key
      .split(' ')
      .filter(Boolean)
      .map((gameId) => sportFeed.subscribe(getMatchChannelId(gameId), { gameIds: [gameId] }));
    return () => ends.forEach((end) => end());
  }, [sportFeed, key]);
  return ids;
}
