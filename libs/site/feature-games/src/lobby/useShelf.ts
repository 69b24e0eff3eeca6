import { useAppDispatch, useAppSelector, useLocale } from '@pavilion/site-contract';
import { useCallback, useEffect } from 'react';
import { type Category } from '@pavilion/site-contract/lobby';
import { gamesActions, selectGames, type Shelf } from '../state/gamesSlice.ts';

/** A category's shelf and the ways to ask for more of it. */
export interface ShelfView {
  /** Absent for a moment, until it has been asked for. */
  readonly shelf: Shelf | undefined;
  readonly again: () => void;
  /** Fetches what is missing; does nothing where nothing is, or it is on its way. */
  readonly fill: () => void;
}

/** The shelf of a category as this visitor reads it; read on the first visit and kept. */
export function useShelf(category: Category): ShelfView {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const userId = useAppSelector((state) => state.session.userId);
  const key = `${category} ${locale} ${userId ?? ''}`;
  const shelf = useAppSelector((state) => selectGames(state).shelves[key]);
  const isKnown = shelf !== undefined;
  const again = useCallback(
    () => void dispatch(gamesActions.shelfRequested({ key, category })),
    [dispatch, key, category],
  );
  useEffect(() => {
    if (!isKnown) again();
  }, [isKnown, again]);
  const canFill = shelf?.step === 'ready' && shelf.filling !== 'under way' && shelf.games.length < shelf.total;
  const fill = useCallback(() => {
    if (canFill) dispatch(gamesActions.fillRequested({ key, category }));
  }, [canFill, dispatch, key, category]);
  return { shelf, again, fill };
}
