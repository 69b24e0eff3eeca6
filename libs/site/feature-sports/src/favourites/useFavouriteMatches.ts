import { getMatchChannelId } from '@pavilion/domain-sports';
import { buildMatchSubscription, joinSubscriptions, useMatchSubscriptions } from '../live/useMatchSubscriptions.ts';
import { useFavourites } from './useFavourites.ts';

/** Maximum number of matches kept current: each one uses a channel. */
const MAX_MATCHES = 12;

/** Keeps the current matches of the favourites up to date, independent of the visible board, and returns all their ids. */
export function useFavouriteMatches(): readonly string[] {
  const { matchIds, currentGameIds } = useFavourites();
  const watched = currentGameIds.slice(0, MAX_MATCHES);
  useMatchSubscriptions(
    joinSubscriptions(watched.map((gameId) => buildMatchSubscription(getMatchChannelId(gameId), gameId))),
  );
  return [...new Set([...matchIds, ...currentGameIds])];
}
