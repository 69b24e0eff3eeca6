import type { Match } from '@pavilion/domain-sports';
import { toastActions, useLoginGate, type RootState } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useSportsT } from '../messages/sportsT.ts';
import { findFavouriteTeam, selectFavourites, type FavouriteSets } from './favouriteSets.ts';
import { isShownFailure } from './isShownFailure.ts';

/** Match, league or team of a match. */
export type FavouriteTarget =
  | { readonly kind: 'match' | 'league'; readonly id: string }
  | { readonly kind: 'team'; readonly match: Match; readonly side: 'H' | 'C' };

/** Returns the id of a target in the list of favourites, `undefined` if it is not one. */
function findFavouriteId(favourites: FavouriteSets, target: FavouriteTarget): string | undefined {
  if (target.kind === 'team') return findFavouriteTeam(favourites, target.match, target.side);
  const ids = target.kind === 'match' ? favourites.matchIds : favourites.leagueIds;
  return ids.has(target.id) ? target.id : undefined;
}

const toItem = (target: FavouriteTarget) =>
  target.kind === 'team' ? { kind: target.kind, gameId: target.match.id, side: target.side } : target;

/** Returns the function that adds a favourite or removes it. Guests are asked to log in; a failure is shown as a toast. */
export function useToggleFavourite(): (target: FavouriteTarget) => void {
  const store = useStore<RootState>();
  const requireLogin = useLoginGate();
  const t = useSportsT();
  const { send: add } = useWrite('favourites.add');
  const { send: remove } = useWrite('favourites.remove');
  return useCallback(
    (target) => {
      if (!requireLogin()) return;
      const id = findFavouriteId(selectFavourites(store.getState()), target);
      const write = id === undefined ? add({ items: [toItem(target)] }) : remove({ kind: target.kind, id });
      void write.then((result) => {
        if (!result.isDone && isShownFailure(result.failure))
          store.dispatch(toastActions.shown({ kind: 'error', text: t('favourite.failed') }));
      });
    },
    [store, requireLogin, t, add, remove],
  );
}
