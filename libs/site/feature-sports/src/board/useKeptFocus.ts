import type { BoardItem } from '../boardLayout/buildBoardItems.ts';
import { useRemovedFocus } from '../parts/useRemovedFocus.ts';
import { describeButton, findEntryButton, findSameButton, type ButtonPlace } from './boardFocus.ts';

export interface KeptFocusPorts {
  readonly reveal: (index: number) => void;
  /** Is called when the focus leaves the board for another reason than a removed button. */
  readonly onLeave: () => void;
}

/**
 * Keeps the focus on the board when its button is removed: a match moves to the favourites, a market closes, a match ends.
 *
 * The focus goes to the same button at its new place, else to the match, else to the row that is now in its place. Only a
 * keyboard focus scrolls: a player who pressed a button with the mouse looks at the place of the press.
 *
 * @returns handlers of the grid's focus events
 */
export function useKeptFocus(items: readonly BoardItem[], { reveal, onLeave }: KeptFocusPorts) {
  return useRemovedFocus<ButtonPlace>({
    describe: describeButton,
    restore: (root, place, isByKeyboard) => {
      const index = findRow(items, place);
      const row = index >= 0 ? index : Math.min(place.row, items.length - 1);
      if (index >= 0 && isByKeyboard) reveal(index);
      const element = root.querySelector(`[data-strip="${row}"]`);
      const target = findSameButton(root, place) ?? findEntryButton(element, place.column, true);
      target?.focus({ preventScroll: true });
    },
    onLeave,
  });
}

/** Returns the index of the row with the match, or with the head of the league; `-1` if it has left the board. */
const findRow = (items: readonly BoardItem[], { matchId, leagueId }: ButtonPlace): number =>
  items.findIndex((item) =>
    item.kind === 'match'
      ? item.matches.some(({ id }) => id === matchId)
      : matchId === undefined && item.heads.some(({ league }) => league.id === leagueId),
  );
