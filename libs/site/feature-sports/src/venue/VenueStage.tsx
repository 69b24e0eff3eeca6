import { sportViewActions, getViewChannel } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { PriceCellScope } from '@pavilion/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Board } from '../board/Board.tsx';
import { BoardPane } from '../board/BoardStyles.ts';
import { createBoardMemory } from '../board/createBoardMemory.ts';
import { SportSidebar, type SportSidebarProps } from '../sidebar/SportSidebar.tsx';
import { selectSportView } from '../state/sportsState.ts';
import { useFullChannel } from './useFullChannel.ts';

/** A separate chunk, because most players open the board first. */
const MatchDetail = lazy(() => import('../match/MatchDetail.tsx').then((file) => ({ default: file.MatchDetail })));

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

/** Sidebar and board. With `?game=<id>` a match replaces the board, so that reload and back work. */
export function VenueStage({ counts }: Pick<SportSidebarProps, 'counts'>) {
  const [query, setQuery] = useSearchParams();
  const [memory] = useState(createBoardMemory);
  const matchId = query.get('game');
  const wasShown = useBoardChannel(matchId === null);
  const showBoard = useShowBoard();
  const leave = () =>
    setQuery((held) => {
      held.delete('game');
      return held;
    });
  const show = (id: string) => {
    memory.storeMatch(id);
    setQuery((held) => {
      held.set('game', id);
      return held;
    });
  };
  return (
    <PriceCellScope>
      <SportSidebar counts={counts} onChoose={matchId === null ? undefined : leave} />
      {matchId === null ? (
        <Board memory={memory} onDetail={show} />
      ) : (
        <Suspense fallback={<BoardPane aria-busy />}>
          <MatchDetail
            key={matchId}
            matchId={matchId}
            onBack={() => {
              if (!wasShown) showBoard(matchId);
              leave();
            }}
          />
        </Suspense>
      )}
    </PriceCellScope>
  );
}
