import type { Match } from '@pavilion/domain-sports';
import { listFavouriteKeys, type FavouriteSets } from '../favourites/favouriteSets.ts';

/** State that decides on the alerts of a match. */
export interface AlertOptions {
  /** Matches on the slip and of open bets: they always raise alerts. */
  readonly ownIds: readonly string[];
  readonly favourites: FavouriteSets;
  /** Keys of the favourites without alerts. */
  readonly muted: readonly string[];
}

/** Whether a match raises alerts: not if it is followed only for favourites that are muted (FAV-02). */
export function isAlertWanted(match: Match, { ownIds, favourites, muted }: AlertOptions): boolean {
  if (ownIds.includes(match.id)) return true;
  const keys = listFavouriteKeys(favourites, match);
  return keys.length === 0 || keys.some((key) => !muted.includes(key));
}
