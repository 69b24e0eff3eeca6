import { getViewChannel, sportViewActions, type ChannelList } from '@pavilion/domain-sports';
import { lazyWithRetry, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect, useRef, type RefObject } from 'react';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { hasSameLayout } from '../state/hasSameLayout.ts';
import { selectDesk, selectSportView } from '../state/sportsState.ts';
import { BoardBody } from './BoardBody.tsx';
import { BoardColumnHead } from './BoardColumnHead.tsx';
import { countMatches, type BoardItem } from '../boardLayout/buildBoardItems.ts';
import { BoardPane, ToolsPlaceholder } from '../boardLayout/BoardStyles.ts';
import { StaleBar } from './BoardNotice.ts';
import { MarketSwitch } from './MarketSwitch.tsx';
import type { BoardMemory } from '../boardLayout/createBoardMemory.ts';
import { useBoardItems } from './useBoardItems.ts';
import { useBoardTools } from './useBoardTools.ts';
import { useBoardLayout } from '../boardLayout/useBoardLayout.ts';
import { useClosedHalves } from './useClosedHalves.ts';
import { useChannelList, useDrawnList } from '../live/useChannelList.ts';

const BoardTop = lazyWithRetry(
  () => import('../boardTools/BoardTop.tsx').then((file) => file.BoardTop),
  () => <ToolsPlaceholder />,
);
const MatchCommands = lazyWithRetry(() => import('./MatchCommands.tsx').then((file) => file.MatchCommands));

/** Props of {@link Board}. */
export interface BoardProps {
  readonly memory: BoardMemory;
  /** Shows all markets of a match. */
  readonly onDetail: (matchId: string) => void;
}

/** Live board of the chosen sport and show type, with its tools. */
export function Board({ memory, onDetail }: BoardProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectSportView);
  const desk = useAppSelector(selectDesk, hasSameLayout);
  const channel = getViewChannel(view);
  const layout = useBoardLayout(view.gameType, view.gameType === 'FS' ? 1 : desk.matchesPerRow);
  const { shape, metrics } = layout;
  const list = useChannelList(channel);
  const rendered = useDrawnList(list);
  const closedLeagues = useClosedHalves(rendered, shape.afterHalf !== undefined);
  const favourites = useFavourites();
  const items = useBoardItems({ list: rendered, view, desk, shape, closedLeagues, favourites });
  const pane = useRef<HTMLElement>(null);
  const { onTool, menu, closeMenu } = useBoardTools(onDetail);
  useRestoredFocus(pane, memory);
  useStoredOrder(items, memory);
  return (
    <BoardPane ref={pane} {...layout.pane} data-sport={view.gameType}>
      <BoardTop {...{ view, desk, pane }} list={rendered} matchCount={countMatches(items)} />
      {layout.hasGroups && <MarketSwitch gameType={view.gameType} />}
      {shape.matchesPerRow === 2 && <BoardColumnHead gameType={view.gameType} shape={shape} />}
      <BoardBody {...{ items, view, desk, shape, closedLeagues, metrics, memory, onTool }} list={rendered} />
      <StaleNotice list={list} />
      {menu && (
        <MatchCommands
          place={menu}
          onDetail={onDetail}
          onLeague={({ leagueId }) => dispatch(sportViewActions.leagueFilterChanged([leagueId]))}
          onClose={closeMenu}
        />
      )}
    </BoardPane>
  );
}

/** Restores the focus to the row of a match when the player returns from it. */
function useRestoredFocus(pane: RefObject<HTMLElement | null>, memory: BoardMemory): void {
  useEffect(() => {
    const matchId = memory.consumeMatch();
    if (matchId === undefined) return;
    const button = `[data-tool="detail"][data-id="${CSS.escape(matchId)}"]`;
    pane.current?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
  }, [pane, memory]);
}

/** Stores the order of the matches, in which the match page steps to the next one. */
function useStoredOrder(items: readonly BoardItem[], memory: BoardMemory): void {
  useEffect(
    () => memory.storeOrder(items.flatMap((item) => (item.kind === 'match' ? item.matches.map(({ id }) => id) : []))),
    [items, memory],
  );
}

function StaleNotice({ list }: { readonly list: ChannelList }) {
  const t = useSportsT();
  const isOnline = useAppSelector((state) => state.ui.online);
  if (!list.isLoaded) return null;
  if (!isOnline) return <StaleBar role="status">{t('board.offline')}</StaleBar>;
  return list.isStale ? <StaleBar role="status">{t('board.stale')}</StaleBar> : null;
}
