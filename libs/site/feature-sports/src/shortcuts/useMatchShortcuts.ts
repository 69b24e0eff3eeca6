import { useAppSelector, useShortcuts } from '@pavilion/site-contract';
import { selectHasFavourites } from '../favourites/favouriteSets.ts';
import { useToggleFavourite, type FavouriteTarget } from '../favourites/useToggleFavourite.ts';

export interface MatchShortcutOptions {
  /** Match of the page. On a board the keys apply to the match with the focus. */
  readonly matchId?: string | undefined;
  /** Adds a match to those that are shown side by side. */
  readonly onWatch: (matchId: string) => void;
}

const findFocusedMatch = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-match]')?.dataset['match'];

/** Returns the league whose head has the focus. The head of a sport has no star. */
const findFocusedLeague = (): string | undefined =>
  document.activeElement?.closest('[role="gridcell"]')?.querySelector<HTMLElement>('[data-tool="starLeague"]')?.dataset[
    'id'
  ];

/** Handles S and M: favourite, and several matches side by side. */
export function useMatchShortcuts({ matchId, onWatch }: MatchShortcutOptions): void {
  const hasFavourites = useAppSelector(selectHasFavourites);
  const toggleFavourite = useToggleFavourite();
  const findTarget = (): FavouriteTarget | undefined => {
    const match = matchId ?? findFocusedMatch();
    if (match !== undefined) return { kind: 'match', id: match };
    const league = findFocusedLeague();
    return league === undefined ? undefined : { kind: 'league', id: league };
  };
  useShortcuts({
    s: () => {
      const target = hasFavourites ? findTarget() : undefined;
      if (target) toggleFavourite(target);
      return target !== undefined;
    },
    m: () => {
      const match = matchId ?? findFocusedMatch();
      if (match !== undefined) onWatch(match);
      return match !== undefined;
    },
  });
}
