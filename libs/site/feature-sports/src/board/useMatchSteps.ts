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
    const start = root && findStart(root, isInPage);
    if (!start) return false;
    const position = findBoardPosition(start);
    const row = findMatchRow(items, position?.row ?? -1, step);
    if (row === undefined) return true;
    reveal(row);
    const element = root.querySelector(`[data-strip="${row}"]`);
    findEntryButton(element, position?.column, true)?.focus({ preventScroll: true });
    return true;
  };
  useShortcuts({ '[': () => move(-1), ']': () => move(1) });
}

/** Returns the element with the focus, or the tab stop of a grid that needs no focus. */
function findStart(root: HTMLElement, needsFocus: boolean): Element | null {
  if (root.contains(document.activeElement)) return document.activeElement;
  return needsFocus ? null : root.querySelector('button[tabindex="0"]');
}

/** Returns the next row of a match, over the heads of leagues. */
function findMatchRow(items: readonly BoardItem[], from: number, step: 1 | -1): number | undefined {
  let row = from + step;
  while (items[row]?.kind === 'league') row += step;
  return items[row] ? row : undefined;
}
