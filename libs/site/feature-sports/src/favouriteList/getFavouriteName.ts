import type { Favourite } from '../favourites/favouriteSets.ts';
import type { SportsT } from '../messages/sportsT.ts';

/** Returns the name of a favourite. The platform has none for a match or league that is on no board. */
export const getFavouriteName = (t: SportsT, { kind, name }: Favourite): string => name || t(`favourites.over.${kind}`);
