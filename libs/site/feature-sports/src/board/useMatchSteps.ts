import { useShortcuts } from '@pavilion/site-contract';
import type { RefObject } from 'react';
import type { BoardItem } from '../boardLayout/buildBoardItems.ts';
import { findBoardPosition, findEntryButton } from './boardFocus.ts';

export interface MatchStepPorts {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly reveal: (index: number) => void;
  /** Whether the page has other grids too, so that the keys work only while this one has the focus. */
  readonly isInPage: boolean;
}

/** Handles `[` and `]`: they move the focus to the previous or next match, in the same column (DSK-05). */
export function useMatchSteps(items: readonly BoardItem[], { scroller, reveal, isInPage }: MatchStepPorts): void {
  const move = (step: 1 | -1) => {
    const root = scroller.current;
    const hasFocus = root?.contains(document.activeElement) ?? false;
    if (!root || (isInPage && !hasFocus)) return false;
    const held = hasFocus ? document.activeElement : root.querySelector('button[tabindex="0"]');
    const position = held ? findBoardPosition(held) : undefined;
    let row = (position?.row ?? -1) + step;
    while (items[row] && items[row]?.kind !== 'match') row += step;
    if (!items[row]) return true;
    reveal(row);
    const element = root.querySelector(`[data-strip="${row}"]`);
    if (element) findEntryButton(element, position?.column, true)?.focus({ preventScroll: true });
    return true;
  };
  useShortcuts({ '[': () => move(-1), ']': () => move(1) });
}
