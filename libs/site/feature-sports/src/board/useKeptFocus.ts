import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { BoardItem } from '../boardLayout/buildBoardItems.ts';
import { createFocusKeeper, type FocusKeeper } from '../parts/createFocusKeeper.ts';
import { describeButton, findEntryButton, findSameButton, type ButtonPlace } from './boardFocus.ts';

export interface KeptFocusPorts {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly reveal: (index: number) => void;
}

/**
 * Keeps the focus on the board when its button is removed: a match moves to the favourites, a market closes, a match ends.
 *
 * The focus goes to the same button at its new place, else to the match, else to the row that is now in its place. Only a
 * keyboard focus scrolls: a player who pressed a button with the mouse looks at the place of the press.
 *
 * @param onLeave Is called when the focus leaves the board for another reason than a removed button.
 * @returns handlers of the grid's focus events
 */
export function useKeptFocus(items: readonly BoardItem[], { scroller, reveal }: KeptFocusPorts, onLeave: () => void) {
  const restore = (place: ButtonPlace, isByKeyboard: boolean) => {
    const root = scroller.current;
    if (!root) return;
    const index = findRow(items, place);
    const row = index >= 0 ? index : Math.min(place.row, items.length - 1);
    if (index >= 0 && isByKeyboard) reveal(index);
    const element = root.querySelector(`[data-strip="${row}"]`);
    const target = findSameButton(root, place) ?? findEntryButton(element, place.column, true);
    target?.focus({ preventScroll: true });
  };
  const latest = useRef({ restore, onLeave });
  useLayoutEffect(() => {
    latest.current = { restore, onLeave };
  });
  const keeper = useRef<FocusKeeper>(undefined);
  useEffect(() => {
    const created = createFocusKeeper({
      describe: describeButton,
      restore: (place, isByKeyboard) => latest.current.restore(place, isByKeyboard),
      onLeave: () => latest.current.onLeave(),
    });
    keeper.current = created;
    return created.dispose;
  }, []);
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => keeper.current?.keep(currentTarget, target),
    onBlur: () => keeper.current?.release(),
  };
}

/** Returns the index of the row with the match, or with the head of the league; `-1` if it has left the board. */
const findRow = (items: readonly BoardItem[], { matchId, leagueId }: ButtonPlace): number =>
  items.findIndex((item) =>
    item.kind === 'match'
      ? item.matches.some(({ id }) => id === matchId)
      : matchId === undefined && item.heads.some(({ league }) => league.id === leagueId),
  );
