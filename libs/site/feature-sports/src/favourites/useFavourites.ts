import { selectIsMember, useAppSelector } from '@pavilion/site-contract';
import { NO_BODY, useRead } from '@pavilion/site-data';
import { favouritesRead, selectHasFavourites, toFavouriteSets, type FavouriteSets } from './favouriteSets.ts';

/** Interval in which the current matches of the favourites are read again, milliseconds. */
const POLL_MS = 60_000;

/** Reads the favourites of the member while the component is mounted; a guest has none. */
export function useFavourites(): FavouriteSets {
  const isOffered = useAppSelector(selectHasFavourites);
  const isMember = useAppSelector(selectIsMember);
  const { data } = useRead(favouritesRead, isOffered && isMember ? NO_BODY : undefined, { pollMs: POLL_MS });
  return toFavouriteSets(data);
}
