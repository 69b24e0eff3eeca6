import type { BoardStore, WireBoard, WireChanges, WireGameInput } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { betMessages } from '@pavilion/site-bet-ui';
import { renderWithSite, type SiteOptions, type SiteRender } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { sportsRuntime } from '../state/sportsRuntime.ts';
import { createFeedChanges } from './createFeedChanges.ts';
import { createLiveBoard, createLiveGame, NOW } from './liveBoard.ts';

/** Options of {@link renderWithBoard}. */
export interface BoardOptions extends SiteOptions {
  /** Boards that are loaded before the first render. @default the live board of two leagues */
  readonly boards?: readonly WireBoard[];
}

/** A rendered component with its board. */
export interface BoardRender extends SiteRender {
  readonly board: BoardStore;
  /** Changes the live board as the feed does. */
  readonly change: (changes: Partial<WireChanges>) => void;
}

/** Creates a board store that writes at once. */
export const createTestBoard = (...boards: readonly WireBoard[]): BoardStore => {
  const board = createBoardStore({ scheduleFrame: (callback) => callback(), now: () => NOW });
  for (const each of boards) board.applyBoard(each);
  return board;
};

/** Creates the match 1 of a live board, of 阿森纳 and 利物浦, with other fields. */
export const createGame = (over: Partial<WireGameInput> = {}): WireGameInput => ({
  ...createLiveGame('1', { home: '阿森纳', away: '利物浦' }),
  ...over,
});

/** Renders a component of the desk with a board and the state of the desk, without the venue around it. */
export async function renderWithBoard(element: ReactElement, options: BoardOptions = {}): Promise<BoardRender> {
  const { boards = [createLiveBoard()], ...site } = options;
  const board = createTestBoard(...boards);
  const services = { board, ...site.services };
  const render = () =>
    renderWithSite(element, {
      messages: [sportsMessages, betMessages],
      reducers: sportsRuntime.reducers,
      ...site,
      services,
    });
  // A read of the first render has a response when `act` ends.
  const view = await act(render);
  return { ...view, board, change: createFeedChanges(board) };
}
