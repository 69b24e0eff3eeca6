import { getMatchChannelId } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { useFavourites } from './useFavourites.ts';

/** Maximum number of matches kept current: each one uses a channel. */
const MAX_MATCHES = 12;

/** Keeps the current matches of the favourites up to date, independent of the visible board, and returns all their ids. */
export function useFavouriteMatches(): readonly string[] {
  const { sportFeed } = useServices();
  const { matchIds, currentGameIds } = useFavourites();
  const key = currentGameIds.slice(0, MAX_MATCHES).join(' ');
  useEffect(() => {
    const ends = key
      .split(' ')
      .filter(Boolean)
      .map((gameId) => sportFeed.subscribe(getMatchChannelId(gameId), { gameIds: [gameId] }));
    return () => ends.forEach((end) => end());
  }, [sportFeed, key]);
  return [...new Set([...matchIds, ...currentGameIds])];
}
