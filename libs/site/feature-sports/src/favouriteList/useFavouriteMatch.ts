import type { Match } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { useCallback, useSyncExternalStore } from 'react';
import { listFavouriteKeys, selectFavourites } from '../favourites/favouriteSets.ts';

/** Returns the first current match of a favourite, from the board; `undefined` if it has none that is loaded. */
export function useFavouriteMatch(key: string): Match | undefined {
  const { board } = useServices();
  const favourites = useAppSelector(selectFavourites);
  const { currentGameIds } = favourites;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = currentGameIds.map((id) => board.subscribeMatch(id, listener));
      return () => ends.forEach((end) => end());
    },
    [board, currentGameIds],
  );
  return useSyncExternalStore(subscribe, () =>
    currentGameIds
      .map((id) => board.getMatch(id))
      .find((match) => match !== undefined && listFavouriteKeys(favourites, match).includes(key)),
  );
}
