import {
  sportViewActions,
  viewChannel,
  type ChannelList,
  type League,
  type Match,
  type SportView,
} from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { Button, EmptyState, ErrorState } from '@pavilion/ui-kit';
import { useEffect, useMemo } from 'react';
import { usePickPrice } from '../dock/usePickPrice.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions, type DeskState } from '../state/deskSlice.ts';
import { selectDesk, selectSportView } from '../state/sportsState.ts';
import { BASE_ROWS, columnsOf, rowCount } from './boardColumns.ts';
import { BoardColumnHead } from './BoardColumnHead.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { boardItems, matchCount, type BoardItem } from './boardItems.ts';
import { BoardPane } from './BoardLayout.ts';
import { BoardNotice } from './BoardNotice.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardTools } from './BoardTools.tsx';
import { useChannelList, useDrawnList } from './useChannelList.ts';

/** The live board of the chosen sport and show type, with its tools and every state it can be in. */
export function Board() {
  const view = useAppSelector(selectSportView);
  const desk = useAppSelector(selectDesk);
  const { sportFeed } = useServices();
  const channel = viewChannel(view);
  useEffect(() => sportFeed.subscribe(channel), [sportFeed, channel]);
  const list = useChannelList(channel);
  const drawn = useDrawnList(list);
  const items = useBoardItems(drawn, view, desk);
  const { leagues, areAllCollapsed, toggleAll } = useLeagues(list, view);
  return (
    <BoardPane data-sport={view.gameType}>
      <BoardTools
        view={view}
        desk={desk}
        leagues={leagues}
        matchCount={matchCount(items)}
        areAllCollapsed={areAllCollapsed}
        onCollapseAll={toggleAll}
      />
      <Freshness list={list} />
      <BoardColumnHead gameType={view.gameType} oddsType={view.oddsType} />
      <BoardBody list={drawn} items={items} view={view} />
    </BoardPane>
  );
}

function useBoardItems(list: ChannelList, view: SportView, desk: DeskState): readonly BoardItem[] {
  const { board } = useServices();
  return useMemo(() => {
    const matches = list.matchIds.map(board.getMatch).filter((match) => match !== undefined);
    const open = new Set(desk.openMatchIds);
    const rowsOf = (match: Match) =>
      open.has(match.id) ? rowCount(match, columnsOf(match.gameType), true) : BASE_ROWS;
    const query = {
      sort: desk.sort,
      search: desk.search,
      leagueIds: view.leagueFilter,
      collapsedLeagueIds: view.collapsedLeagues,
    };
    return boardItems(matches, board.getLeague, query, rowsOf);
  }, [board, list, view.leagueFilter, view.collapsedLeagues, desk.sort, desk.search, desk.openMatchIds]);
}

function useLeagues(list: ChannelList, view: SportView) {
  const { board } = useServices();
  const dispatch = useAppDispatch();
  const leagues = useMemo(
    () => list.leagueIds.map(board.getLeague).filter((league): league is League => league !== undefined),
    [board, list],
  );
  const open = leagues.filter(({ id }) => !view.collapsedLeagues.includes(id));
  const areAllCollapsed = leagues.length > 0 && open.length === 0;
  const toggleAll = () => {
    for (const { id } of areAllCollapsed ? leagues : open) dispatch(sportViewActions.toggled('collapsedLeagues', id));
  };
  return { leagues, areAllCollapsed, toggleAll };
}

function Freshness({ list }: { readonly list: ChannelList }) {
  const t = useSportsT();
  const isOnline = useAppSelector((state) => state.ui.online);
  if (!list.isLoaded) return null;
  if (!isOnline) return <BoardNotice role="status">{t('board.offline')}</BoardNotice>;
  return list.isStale ? <BoardNotice role="status">{t('board.stale')}</BoardNotice> : null;
}

interface BodyProps {
  readonly list: ChannelList;
  readonly items: readonly BoardItem[];
  readonly view: SportView;
}

function BoardBody({ list, items, view }: BodyProps) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector((state) => state.ui.online);
  const pick = usePickPrice();
  if (!list.isLoaded) return list.isStale || !isOnline ? <BoardFailed /> : <BoardSkeleton gameType={view.gameType} />;
  if (items.length === 0) return <BoardEmpty list={list} view={view} />;
  return (
    <BoardGrid
      key={list.channel}
      items={items}
      oddsType={view.oddsType}
      isStale={list.isStale || !isOnline}
      onPick={pick}
      onLeague={(id) => dispatch(sportViewActions.toggled('collapsedLeagues', id))}
      onMore={(id) => dispatch(deskActions.matchToggled(id))}
    />
  );
}

function BoardFailed() {
  const t = useSportsT();
  const { sportFeed } = useServices();
  return (
    <ErrorState title={t('board.errorTitle')} retryLabel={t('board.retry')} onRetry={() => sportFeed.resync()}>
      {t('board.errorText')}
    </ErrorState>
  );
}

function BoardEmpty({ list, view }: Omit<BodyProps, 'items'>) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const isFiltered = list.matchIds.length > 0;
  const clear = () => {
    dispatch(sportViewActions.leagueFilterChanged([]));
    dispatch(deskActions.searchChanged(''));
  };
  const other = view.showType === 'FT' ? 'FU' : 'FT';
  const go = () => dispatch(sportViewActions.showTypeChanged(other));
  if (isFiltered)
    return (
      <EmptyState
        drawing="search"
        title={t('board.filteredTitle')}
        action={<Button onClick={clear}>{t('board.clearFilter')}</Button>}
      >
        {t('board.filteredText')}
      </EmptyState>
    );
  const label = other === 'FT' ? t('board.emptyGoToday') : t('board.emptyGoEarly');
  return (
    <EmptyState drawing="match" title={t('board.emptyTitle')} action={<Button onClick={go}>{label}</Button>}>
      {t('board.emptyText')}
    </EmptyState>
  );
}
