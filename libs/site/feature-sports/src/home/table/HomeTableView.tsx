import type { ChannelList, Match } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { BoardGrid } from '../../board/BoardGrid.tsx';
import { countRows } from '../../boardLayout/boardColumns.ts';
import type { BoardItem } from '../../boardLayout/buildBoardItems.ts';
import type { BoardLayoutState } from '../../boardLayout/useBoardLayout.ts';
import type { useBoardTools } from '../../board/useBoardTools.ts';
import { usePickForStake } from '../../slipState/usePickForStake.ts';
import { isFavourite, type FavouriteSets } from '../../favourites/favouriteSets.ts';
import { useFavourites } from '../../favourites/useFavourites.ts';
import { useSportsT } from '../../messages/sportsT.ts';
import { selectDesk, selectSportView } from '../../state/sportsState.ts';
import { buildHomeItems } from './buildHomeItems.ts';
import { HomeTable, TableHead } from './HomeBoardStyles.ts';
import { useHomePick } from './useHomePick.ts';

const NO_LEAGUES: ReadonlySet<string> = new Set();

/** Share of the window that the first table has, below the header and the first matches. */
const TABLE_SHARE = 0.75;

/** Props of {@link HomeTableView}. */
export interface HomeTableViewProps {
  readonly title: string;
  readonly count: string;
  readonly all: { readonly to: string; readonly text: string };
  readonly matches: readonly Match[];
  /** Whether the table is at the top of the page. Of a later one only the first rows are rendered at once. */
  readonly isFirst: boolean;
  readonly list: ChannelList;
  readonly layout: BoardLayoutState;
  readonly onTool: ReturnType<typeof useBoardTools>['onTool'];
}

/** A table of home: matches by sport with the rows of the sport board (DSK-01). */
export function HomeTableView({ title, count, all, matches, isFirst, list, layout, onTool }: HomeTableViewProps) {
  const id = useId();
  const [start] = useState(() => ({ top: 0, height: isFirst ? window.innerHeight * TABLE_SHARE : 0 }));
  const view = useAppSelector(selectSportView);
  const isOnline = useAppSelector((state) => state.ui.online);
  const items = useHomeItems(matches, layout);
  const pick = useHomePick();
  const pickForStake = usePickForStake();
  if (matches.length === 0) return null;
  return (
    <HomeTable as="section" aria-labelledby={id} {...layout.pane} data-sport="ALL">
      <TableHead>
        <h2 id={id}>{title}</h2>
        <small>{count}</small>
        <Link to={all.to}>{all.text}</Link>
      </TableHead>
      <BoardGrid
        items={items}
        oddsType={view.oddsType}
        gameType="ALL"
        shape={layout.shape}
        metrics={layout.metrics}
        closedLeagues={NO_LEAGUES}
        isStale={list.isStale || !isOnline}
        isInPage
        start={start}
        onView={() => undefined}
        onSelect={pick}
        onEnter={(cell) => pickForStake(cell, pick)}
        onTool={onTool}
      />
    </HomeTable>
  );
}

const rank = (favourites: FavouriteSets, match: Match) => (isFavourite(favourites, match) ? 0 : 1);

/** Returns the rows of a table, favourites first (FAV-02). */
function useHomeItems(matches: readonly Match[], { shape }: BoardLayoutState): readonly BoardItem[] {
  const { board } = useServices();
  const t = useSportsT();
  const { collapsedLeagues, collapsedMatches } = useAppSelector(selectSportView);
  const openIds = useAppSelector((state) => selectDesk(state).openMatchIds);
  const favourites = useFavourites();
  return useMemo(() => {
    const getFold = ({ id }: Match) =>
      collapsedMatches.includes(id) ? 'closed' : openIds.includes(id) ? 'open' : 'plain';
    const ordered = [...matches].sort((a, b) => rank(favourites, a) - rank(favourites, b));
    return buildHomeItems(ordered, {
      findLeague: board.getLeague,
      nameSport: ({ gameType }) => t(`sport.${gameType}`),
      countRows: (match) => countRows(match, shape, getFold(match)),
      collapsedIds: collapsedLeagues,
    });
  }, [matches, board, t, shape, collapsedLeagues, collapsedMatches, openIds, favourites]);
}
