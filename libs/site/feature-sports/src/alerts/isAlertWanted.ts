import { listFavouriteKeys, type FavouriteSets } from '../favourites/favouriteSets.ts';
import { formatAlertKey, getAlertKind } from './alertKinds.ts';
import type { ScoreChange } from './detectScoreChanges.ts';

/** State that decides on the alerts of a match. */
export interface AlertOptions {
  /** Matches on the slip and of open bets: they always raise alerts. */
  readonly ownIds: readonly string[];
  readonly favourites: FavouriteSets;
  /** Keys of the alerts that are turned off. */
  readonly muted: readonly string[];
}

/** Whether an event raises an alert: not if its match is followed only for favourites that have this kind turned off (FAV-02). */
export function isAlertWanted(
  { match, event }: Pick<ScoreChange, 'match' | 'event'>,
  { ownIds, favourites, muted }: AlertOptions,
): boolean {
  if (ownIds.includes(match.id)) return true;
  const kind = getAlertKind(event);
  const keys = listFavouriteKeys(favourites, match);
  return keys.length === 0 || keys.some((key) => !muted.includes(formatAlertKey(key, kind)));
}
