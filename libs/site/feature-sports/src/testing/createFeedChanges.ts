import type { BoardStore, WireChanges } from '@pavilion/domain-sports';
import { act } from '@testing-library/react';
import { NOW } from './liveBoard.ts';

/** Returns a function that changes a board as the feed does, with the next cursor each time. */
export function createFeedChanges(board: BoardStore): (changes: Partial<WireChanges>) => void {
  let cursor = 1;
  return (changes) =>
    act(() => {
      board.applyChanges({
        channel: 'FT.RB',
        from: cursor,
        cursor: (cursor += 1),
        time: NOW,
        prices: [],
        games: [],
        added: [],
        leagues: [],
        removed: [],
        ...changes,
      });
    });
}
