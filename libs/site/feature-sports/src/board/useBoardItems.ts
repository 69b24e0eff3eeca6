import type { ChannelList, Match, SportView } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useNameMatcher } from '@pavilion/site-search';
import { useDeferredValue, useMemo } from 'react';
import { isFavourite, type FavouriteSets } from '../favourites/favouriteSets.ts';
import type { DeskState } from '../state/deskSlice.ts';
import { countRows, type BoardShape } from '../boardLayout/boardColumns.ts';
import { buildBoardItems, type BoardItem } from '../boardLayout/buildBoardItems.ts';

/** Sources of the board's rows. */
export interface BoardSources {
  readonly list: ChannelList;
  readonly view: SportView;
  readonly desk: DeskState;
  readonly shape: BoardShape;
  /** Leagues without an open first half. */
  readonly closedLeagues: ReadonlySet<string>;
  readonly favourites: FavouriteSets;
}

/** Returns the rows of the board after search, filters and favourites, in the chosen order. */
export function useBoardItems({
  list,
  view,
  desk,
  shape,
  closedLeagues,
  favourites,
}: BoardSources): readonly BoardItem[] {
  const { board } = useServices();
  // The value is deferred, so that it does not block typing.
  const matchesSearch = useNameMatcher(useDeferredValue(desk.search.trim()));
  const { leagueFilter, gameDate, collapsedLeagues, hiddenLeagues, hiddenMatches, collapsedMatches } = view;
  const { sort, openMatchIds, isFavouritesOnly } = desk;
  return useMemo(() => {
    const matches = list.matchIds.map(board.getMatch).filter((match) => match !== undefined);
    const [open, closed] = [new Set(openMatchIds), new Set(collapsedMatches)];
    const getFoldState = ({ id }: Match) => (closed.has(id) ? 'closed' : open.has(id) ? 'open' : 'plain');
    const getShape = ({ leagueId }: Match) => (closedLeagues.has(leagueId) ? shape.afterHalf : undefined) ?? shape;
    return buildBoardItems(
      {
        matches,
        findLeague: board.getLeague,
        countRows: (match) => countRows(match, getShape(match), getFoldState(match)),
      },
      {
        sort,
        matchesSearch,
        leagueIds: leagueFilter,
        day: gameDate,
        collapsedLeagueIds: collapsedLeagues,
        hiddenLeagueIds: hiddenLeagues,
        hiddenMatchIds: hiddenMatches,
        isFavourite: (match) => isFavourite(favourites, match),
        isFavouritesOnly,
        matchesPerRow: shape.matchesPerRow,
      },
    );
  }, [
    board,
    list,
    shape,
    closedLeagues,
    matchesSearch,
    sort,
    favourites,
    isFavouritesOnly,
    openMatchIds,
    leagueFilter,
    gameDate,
    collapsedLeagues,
    hiddenLeagues,
    hiddenMatches,
    collapsedMatches,
  ]);
}
