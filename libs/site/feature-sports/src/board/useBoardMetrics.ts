import { useEffect, useState } from 'react';
import { BASE_ROWS } from './boardColumns.ts';
import type { BoardItem } from './buildBoardItems.ts';

/** Heights of board parts in pixels, computed from the brand's density tokens and the root font size (NAV-15). */
export interface BoardMetrics {
  readonly line: number;
  readonly gap: number;
  readonly head: number;
  readonly padding: number;
}

const DEFAULTS = { line: 2, gap: 0.25, head: 2 };

function parseRem(style: CSSStyleDeclaration, name: string, fallback: number): number {
  const value = Number.parseFloat(style.getPropertyValue(name));
  return Number.isFinite(value) ? value : fallback;
}

function readMetrics(): BoardMetrics {
  const style = getComputedStyle(document.documentElement);
  const root = Number.parseFloat(style.fontSize) || 16;
  return {
    line: parseRem(style, '--density-board-line', DEFAULTS.line) * root,
    gap: parseRem(style, '--density-cell-gap', DEFAULTS.gap) * root,
    head: parseRem(style, '--density-league-header', DEFAULTS.head) * root,
    padding: 0.5 * root + 1,
  };
}

const isSame = (a: BoardMetrics, b: BoardMetrics): boolean => a.line === b.line && a.gap === b.gap && a.head === b.head;

/**
 * Returns the metrics and updates them when the window is resized. Heights are computed, so that scrolling forces no
 * layout. Call it once for all boards of a page and before they render: `getComputedStyle` forces a style recalculation.
 */
export function useBoardMetrics(): BoardMetrics {
  const [metrics, setMetrics] = useState(readMetrics);
  useEffect(() => {
    const update = () => setMetrics((held) => (isSame(held, readMetrics()) ? held : readMetrics()));
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return metrics;
}

/** Returns the height of a row in pixels. */
export function computeRowHeight(item: BoardItem | undefined, { line, gap, head, padding }: BoardMetrics): number {
  if (item?.kind === 'league') return head;
  const rows = item?.rows ?? BASE_ROWS;
  return rows * line + (rows - 1) * gap + padding;
}
