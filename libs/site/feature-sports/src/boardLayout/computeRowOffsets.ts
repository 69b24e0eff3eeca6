import type { BoardView } from './createBoardMemory.ts';

/** Returns the start of each row and, as one additional entry, the end of the board, in pixels. */
export function computeRowOffsets(heights: readonly number[]): Float64Array {
  const offsets = new Float64Array(heights.length + 1);
  heights.forEach((height, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + height;
  });
  return offsets;
}

/** Returns the row at a scroll offset by binary search; the first or last row outside the board. */
export function findRowAt(offsets: Float64Array, y: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rendered rows, both ends inclusive. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** `OVERSCAN`: rows rendered on each side of the view. `MARGIN`: minimum rows left before more are rendered. */
const OVERSCAN = 6;
const MARGIN = 2;

const expandView = (offsets: Float64Array, { top, height }: BoardView, more: number): RowWindow => ({
  from: Math.max(0, findRowAt(offsets, top) - more),
  to: Math.min(offsets.length - 2, findRowAt(offsets, top + height) + more),
});

/**
 * Returns the first window: the view and its margin, so that a board renders in one short task. The first scroll adds
 * further rows. A held window that covers the view is returned unchanged.
 */
export function computeFirstWindow(offsets: Float64Array, view: BoardView, held?: RowWindow): RowWindow {
  const seen = expandView(offsets, view, 0);
  const isMet = held !== undefined && held.from <= seen.from && seen.to <= held.to && held.to <= offsets.length - 2;
  return isMet ? held : expandView(offsets, view, MARGIN);
}

/**
 * Returns the rows to render for a view. The held window is returned unchanged while the view is inside its margin,
 * so that scrolling renders once in several rows.
 */
export function computeRowWindow(offsets: Float64Array, view: BoardView, held?: RowWindow): RowWindow {
  const last = offsets.length - 2;
  const [first, end] = [findRowAt(offsets, view.top), findRowAt(offsets, view.top + view.height)];
  const isInside =
    held !== undefined &&
    held.to <= last &&
    (held.from === 0 || first >= held.from + MARGIN) &&
    (held.to === last || end <= held.to - MARGIN);
  return isInside ? held : expandView(offsets, view, OVERSCAN);
}
