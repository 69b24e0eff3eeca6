import { useSyncExternalStore } from 'react';
import type { BoardDensity } from '../state/deskSlice.ts';
import { BASE_ROWS, type BoardWidth } from './boardColumns.ts';
import type { BoardItem } from './buildBoardItems.ts';

/** Heights of board parts in pixels. */
export interface BoardMetrics {
  readonly line: number;
  /** Between the two lines of a match. */
  readonly gap: number;
  /** Head of a league. */
  readonly head: number;
  /** Above and below the lines of a match. */
  readonly edge: number;
}

/** Heights in pixels at a root of 16 px or less. */
const HEIGHTS: Readonly<Record<BoardDensity, BoardMetrics>> = {
  compact: { line: 22, gap: 2, head: 26, edge: 3 },
  roomy: { line: 28, gap: 4, head: 30, edge: 4 },
};

const BASE_ROOT = 16;

const scale = ({ line, gap, head, edge }: BoardMetrics, factor: number): BoardMetrics => ({
  line: line * factor,
  gap: gap * factor,
  head: head * factor,
  edge: edge * factor,
});

const known = new Map<string, BoardMetrics>();

/** Returns the heights of a density. They grow with the root, but never below the size of a target (NAV-15). */
function getMetrics(density: BoardDensity, root: number): BoardMetrics {
  const key = `${density} ${root}`;
  const metrics = known.get(key) ?? scale(HEIGHTS[density], Math.max(1, root / BASE_ROOT));
  known.set(key, metrics);
  return metrics;
}

const readRoot = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BASE_ROOT;

function subscribeResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * Returns the metrics and updates them when the window is resized. Heights are computed, so that scrolling forces no
 * layout. Call it once for all boards of a page and before they render: `getComputedStyle` forces a style recalculation.
 */
export function useBoardMetrics(density: BoardDensity): BoardMetrics {
  return getMetrics(density, useSyncExternalStore(subscribeResize, readRoot));
}

/** From here all columns of football fit next to a team of 9rem. */
const WIDE = 1900;
const MEDIUM = 1440;
const NARROW = 960;
const SMALL = 640;

const WIDTHS: readonly (readonly [from: number, width: BoardWidth])[] = [
  [WIDE, 'wide'],
  [MEDIUM, 'medium'],
  [NARROW, 'narrow'],
  [SMALL, 'small'],
];

/** With a dock next to the board, in pixels of a page at 100 %: below it the board has only the columns of the main markets. */
const SLIM = 1100;
/** Smallest window with a dock next to the board, pixels. In the content column, without a dock, a board of medium width fits from here. */
const WITH_DOCK = 1200;

/** Returns the width class: that of a smaller window if the player has chosen a larger page (DSK-11). */
function readWidth(hasDock: boolean): BoardWidth {
  const width = window.innerWidth / (Number(document.documentElement.dataset['pageSize'] ?? 100) / 100);
  if (!hasDock && width >= WITH_DOCK) return 'medium';
  if (width < SLIM && window.innerWidth >= WITH_DOCK) return 'slim';
  return WIDTHS.find(([from]) => width >= from)?.[1] ?? 'tiny';
}

/** Returns the width class of the window. @param hasDock whether the board is next to a dock, or alone in the content column */
export const useBoardWidth = (hasDock: boolean): BoardWidth =>
  useSyncExternalStore(subscribeResize, () => readWidth(hasDock));

/** Returns the variables of head and rows for the style of the board. */
export const toBoardVariables = ({ line, gap, head, edge }: BoardMetrics): Record<`--${string}`, string> => ({
  '--density-board-line': `${line}px`,
  '--density-cell-gap': `${gap}px`,
  '--density-league-header': `${head}px`,
  '--board-edge': `${edge}px`,
});

/** Returns the height of a row in pixels, with its hairline. */
export function computeRowHeight(item: BoardItem | undefined, { line, gap, head, edge }: BoardMetrics): number {
  if (item?.kind === 'league') return head;
  const rows = item?.rows ?? BASE_ROWS;
  return rows * line + (rows - 1) * gap + 2 * edge + 1;
}
