import type { BoardView } from './createBoardMemory.ts';

/** Where each strip begins, and after the last one where the board ends: one entry more than there are strips. */
export function computeRowOffsets(heights: readonly number[]): Float64Array {
  const offsets = new Float64Array(heights.length + 1);
  heights.forEach((height, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + height;
  });
  return offsets;
}

/** The strip at a height of the board; the first or last one outside it. Binary search: a thousand strips cost ten looks. */
export function findRowAt(offsets: Float64Array, y: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Strips from the first to the last drawn. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Strips drawn beyond the view on each side, and how near the edge of them the view may come before more are drawn. */
const OVERSCAN = 6;
const MARGIN = 2;

const around = (offsets: Float64Array, { top, height }: BoardView, more: number): RowWindow => ({
  from: Math.max(0, findRowAt(offsets, top) - more),
  to: Math.min(offsets.length - 2, findRowAt(offsets, top + height) + more),
});

/**
 * What is drawn first: the view and no more than its margin, so that a board shows in one short task; further rows come
 * with the first scroll. A held window that meets the view stays.
 */
export function firstWindow(offsets: Float64Array, view: BoardView, held?: RowWindow): RowWindow {
  const seen = around(offsets, view, 0);
  const isMet = held !== undefined && held.from <= seen.from && seen.to <= held.to && held.to <= offsets.length - 2;
  return isMet ? held : around(offsets, view, MARGIN);
}

/**
 * The strips to draw for a view of the board. The window held stays, same reference, while the view is well inside it:
 * scrolling renders once in a handful of rows.
 */
export function computeRowWindow(offsets: Float64Array, view: BoardView, held?: RowWindow): RowWindow {
  const last = offsets.length - 2;
  const [first, end] = [findRowAt(offsets, view.top), findRowAt(offsets, view.top + view.height)];
  const isInside =
    held !== undefined &&
    held.to <= last &&
    (held.from === 0 || first >= held.from + MARGIN) &&
    (held.to === last || end <= held.to - MARGIN);
  return isInside ? held : around(offsets, view, OVERSCAN);
}
