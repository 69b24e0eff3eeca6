import { sportViewActions, type ChannelList, type SportView } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { Button, EmptyState, ErrorState } from '@pavilion/ui-kit';
import { usePickForStake } from '../slipState/usePickForStake.ts';
import { useSelectPrice } from '../slipState/useSelectPrice.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { findBoardSport } from '../state/boardSports.ts';
import { deskActions, type DeskState } from '../state/deskSlice.ts';
import type { BoardShape } from '../boardLayout/boardColumns.ts';
import { BoardGrid, type BoardGridProps } from './BoardGrid.tsx';
import type { BoardItem } from '../boardLayout/buildBoardItems.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import type { BoardMemory } from '../boardLayout/createBoardMemory.ts';

/** Props of {@link BoardBody}. */
export interface BoardBodyProps extends Pick<BoardGridProps, 'metrics' | 'onTool'> {
  readonly list: ChannelList;
  readonly items: readonly BoardItem[];
  readonly view: SportView;
  readonly desk: DeskState;
  readonly shape: BoardShape;
  readonly closedLeagues: ReadonlySet<string>;
  readonly memory: BoardMemory;
}

/** Rows of the board, or its skeleton, error or empty state. */
export function BoardBody(props: BoardBodyProps) {
  const { list, items, view, desk, shape, closedLeagues, metrics, memory, onTool } = props;
  const isOnline = useAppSelector((state) => state.ui.online);
  const selectPrice = useSelectPrice();
  const pickForStake = usePickForStake();
  if (!list.isLoaded)
    return list.isStale || !isOnline ? (
      <BoardError />
    ) : (
      <BoardSkeleton shape={shape} isChampion={view.gameType === 'FS'} />
    );
  if (items.length === 0) return <EmptyResult list={list} view={view} desk={desk} />;
  return (
    <BoardGrid
      key={`${list.channel} ${shape.matchesPerRow}`}
      items={items}
      oddsType={view.oddsType}
      gameType={view.gameType}
      {...{ shape, closedLeagues, metrics }}
      isStale={list.isStale || !isOnline}
      start={memory.getView(list.channel)}
      onView={(view) => memory.storeView(list.channel, view)}
      onSelect={selectPrice}
      onEnter={(cell) => pickForStake(cell, selectPrice)}
      onTool={onTool}
    />
  );
}

function BoardError() {
  const t = useSportsT();
  const { sportFeed } = useServices();
  return (
    <ErrorState title={t('board.errorTitle')} retryLabel={t('board.retry')} onRetry={() => sportFeed.resync()}>
      {t('board.errorText')}
    </ErrorState>
  );
}

type EmptyResultProps = Pick<BoardBodyProps, 'list' | 'view' | 'desk'>;

/** Empty state with the reason and one remedy: search, favourites or filter. */
function EmptyResult({ list, view, desk }: EmptyResultProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  if (list.matchIds.length === 0) return <EmptyShowType view={view} />;
  if (desk.search.trim() !== '')
    return (
      <EmptyState
        drawing="search"
        title={t('board.searchTitle', { words: desk.search.trim() })}
        action={<Button onClick={() => dispatch(deskActions.searchChanged(''))}>{t('board.showAll')}</Button>}
      >
        {t('board.searchText')}
      </EmptyState>
    );
  if (desk.isFavouritesOnly)
    return (
      <EmptyState
        drawing="match"
        title={t('board.starsTitle')}
        action={<Button onClick={() => dispatch(deskActions.favouritesOnlyChosen(false))}>{t('board.showAll')}</Button>}
      >
        {t('board.starsText')}
      </EmptyState>
    );
  const clear = () => {
    dispatch(sportViewActions.leagueFilterChanged([]));
    dispatch(sportViewActions.gameDateChanged(''));
  };
  return (
    <EmptyState
      drawing="search"
      title={t('board.filteredTitle')}
      action={<Button onClick={clear}>{t('board.clearFilter')}</Button>}
    >
      {t('board.filteredText')}
    </EmptyState>
  );
}

/** Empty state of a show type without matches; offers the next show type of the sport. */
function EmptyShowType({ view }: { readonly view: SportView }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const shows = findBoardSport(view.gameType)?.shows ?? [];
  const other = shows[(shows.indexOf(view.showType) + 1) % shows.length] ?? 'FT';
  return (
    <EmptyState
      drawing="match"
      title={t('board.emptyTitle')}
      action={
        <Button onClick={() => dispatch(sportViewActions.showTypeChanged(other))}>
          {t('board.emptyGo', { show: t(`show.${other}`) })}
        </Button>
      }
    >
      {t('board.emptyText')}
    </EmptyState>
  );
}
