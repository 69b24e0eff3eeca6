import { getViewChannel, HOT_CHANNEL, sportViewActions } from '@pavilion/domain-sports';
import { lazyWithRetry, useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { PriceCellScope } from '@pavilion/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Board } from '../board/Board.tsx';
import { BoardPane } from '../boardLayout/BoardStyles.ts';
import { createBoardMemory, type BoardMemory } from '../boardLayout/createBoardMemory.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { SportSidebar, type SportSidebarProps } from '../sidebar/SportSidebar.tsx';
import { selectSportView } from '../state/sportsState.ts';
import { addWatched, clearWatched, readWatched, storeWatched, writeWatched } from '../multiView/watchedMatches.ts';
import { useFullChannel } from '../venueFrame/useFullChannel.ts';
import { useBoardLink } from './useBoardLink.ts';

const renderPane = () => <BoardPane aria-busy />;

/** A separate chunk, because most players open the board first. */
const MatchDetail = lazyWithRetry(
  () => import('../match/MatchDetail.tsx').then((file) => file.MatchDetail),
  renderPane,
);

/** A separate chunk for players who follow several matches. */
const MultiView = lazyWithRetry(() => import('../multiView/MultiView.tsx').then((file) => file.MultiView), renderPane);

/** Keeps the channel of a board subscribed once it was shown, so that it is current on return from a match. */
function useBoardChannel(isShown: boolean): boolean {
  const channel = useAppSelector((state) => getViewChannel(selectSportView(state)));
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  useFullChannel(channel, wasShown);
  return wasShown;
}

/** Returns a function that shows the board of a match, for players who opened the match by its URL. */
function useShowBoard(): (matchId: string) => void {
  const { board } = useServices();
  const dispatch = useAppDispatch();
  return (matchId) => {
    const match = board.getMatch(matchId);
    if (!match) return;
    dispatch(sportViewActions.gameTypeChanged(match.gameType));
    dispatch(sportViewActions.showTypeChanged(match.showType));
  };
}

/** Returns a function that opens the match before or after another one: in the order of the board, or that of home. */
function useStep(memory: BoardMemory, open: (matchId: string) => void): (matchId: string, step: 1 | -1) => void {
  const { board } = useServices();
  return (matchId, step) => {
    const seen = memory.getOrder();
    const order = seen.includes(matchId) ? seen : board.getList(HOT_CHANNEL).matchIds;
    const current = order.filter((id) => id === matchId || board.getMatch(id) !== undefined);
    const next = current.includes(matchId) ? current[current.indexOf(matchId) + step] : undefined;
    if (next !== undefined) open(next);
  };
}

/** Field of the address by which the search moves the focus to a price. It is removed, so that a reload does not move the focus. */
const FOCUS_FIELD = 'focus';

function usePriceFocusLink() {
  const [query, setQuery] = useSearchParams();
  const isWanted = query.get(FOCUS_FIELD) === 'price';
  const onDone = useCallback(
    () =>
      setQuery(
        (held) => {
          const done = new URLSearchParams(held);
          done.delete(FOCUS_FIELD);
          return done;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return useMemo(() => ({ isWanted, onDone }), [isWanted, onDone]);
}

/** Content of the stage, from the address: the board, one match (`?game=`), or several (`?watch=`). */
function useStageQuery() {
  const { store } = useServices();
  const [query, setQuery] = useSearchParams();
  const watched = readWatched(query);
  const change = (edit: (query: URLSearchParams) => URLSearchParams) => setQuery(edit);
  return {
    matchId: watched ? null : query.get('game'),
    watched,
    show: (id: string) =>
      change((held) => {
        const shown = clearWatched(held);
        shown.set('game', id);
        return shown;
      }),
    leave: () =>
      change((held) => {
        const left = clearWatched(held);
        left.delete('game');
        return left;
      }),
    watch: (ids: readonly string[]) => change((held) => writeWatched(held, ids)),
    addMatch: (id: string) => {
      const ids = addWatched(store, id);
      // Stored now: the view stores what it shows, but only once its chunk is loaded.
      storeWatched(store, ids);
      change((held) => writeWatched(held, ids));
    },
  };
}

/** Sidebar and board. One match or several can replace the board, by the address, so that reload and back work. */
export function VenueStage({ counts }: Pick<SportSidebarProps, 'counts'>) {
  useBoardLink();
  const { matchId, watched, show, leave, watch, addMatch } = useStageQuery();
  const [memory] = useState(createBoardMemory);
  const isBoard = matchId === null && watched === undefined;
  const wasShown = useBoardChannel(isBoard);
  const showBoard = useShowBoard();
  const priceFocus = usePriceFocusLink();
  const openDetail = (id: string) => {
    memory.storeMatch(id);
    show(id);
  };
  const step = useStep(memory, openDetail);
  const leaveMatch = (id: string) => {
    if (!wasShown) showBoard(id);
    leave();
  };
  return (
    <PriceCellScope>
      <Shortcuts matchId={matchId ?? undefined} onWatch={addMatch} />
      <SportSidebar counts={counts} onChoose={isBoard ? undefined : leave} />
      {isBoard && <Board memory={memory} onDetail={openDetail} />}
      {matchId !== null && (
        <MatchDetail
          key={matchId}
          matchId={matchId}
          onBack={() => leaveMatch(matchId)}
          onWatch={() => addMatch(matchId)}
          onStep={(by) => step(matchId, by)}
          priceFocus={priceFocus}
        />
      )}
      {watched && <MultiView matchIds={watched} onChange={watch} onOpen={show} onBack={leave} />}
    </PriceCellScope>
  );
}
