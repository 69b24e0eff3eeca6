import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  computeGridLayout,
  OVERSCAN,
  computeRowsInView,
  computeNextRows,
  type GridLayout,
  type Rows,
  type TileSizes,
} from './computeGridLayout.ts';

/** Layout of the grid and its rendered rows. */
export interface RowWindow extends Rows {
  readonly shape: GridLayout;
}

/** Options of {@link useRowWindow}. */
export interface WindowOptions {
  readonly count: number;
  readonly maxRows?: number | undefined;
  readonly sizes: TileSizes;
}

/** Rows to render before the position of the grid is known. */
const FIRST_ROWS = 3;

const getRootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Estimates the layout before the first measurement from the width of the content column, which fits most screens. */
const estimateLayout = (sizes: TileSizes): GridLayout => {
  const rem = Math.min(32, Math.max(15, window.innerWidth / 120));
  return computeGridLayout({ width: 80 * rem, rem }, sizes);
};

/**
 * Returns the rows of a grid to render while the page scrolls; one row is added per frame.
 *
 * A `ResizeObserver` reports the width after layout, so that reading it never forces a layout. The position of the list is
 * read once per frame.
 *
 * @param options number of tiles, largest number of rows, and sizes of the tiles
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { count: all, maxRows, sizes }: WindowOptions,
): RowWindow {
  // Not more rows than the grid can have: the first measurement would render all of its tiles again.
  const [state, setState] = useState<RowWindow>(() => ({
    shape: estimateLayout(sizes),
    first: 0,
    end: Math.min(FIRST_ROWS, maxRows ?? FIRST_ROWS),
  }));
  const count = Math.min(all, state.shape.columns * (maxRows ?? Infinity));
  const latest = useRef(state);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let frame = 0;
    const applyLayout = (shape: GridLayout) => {
      const next = computeNextWindow(latest.current, shape, { element, count });
      if (isSame(latest.current, next)) return;
      latest.current = next;
      setState(next);
      scheduleUpdate();
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        applyLayout(latest.current.shape);
      });
    };
    // Runs before the frame is painted, so that a wrong estimate is never visible.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) {
        const width = { width: entry.contentRect.width, rem: getRootFontSize() };
        flushSync(() => applyLayout(computeGridLayout(width, sizes)));
      }
    });
    observer.observe(element);
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [list, count, sizes]);
  return state;
}

/** Element of the list and the number of its tiles. */
interface TileList {
  readonly element: HTMLElement;
  readonly count: number;
}

function computeNextWindow(current: Rows, shape: GridLayout, { element, count }: TileList): RowWindow {
  const view = { top: -element.getBoundingClientRect().top, height: window.innerHeight };
  const list = { rowHeight: shape.rowHeight, rowCount: Math.ceil(count / shape.columns) };
  const rows = (overscan: number) => computeRowsInView(view, list, overscan);
  return { shape, ...computeNextRows(current, rows(OVERSCAN), rows(0)) };
}

const isSame = (current: RowWindow, next: RowWindow): boolean =>
  current.first === next.first &&
  current.end === next.end &&
  current.shape.columns === next.shape.columns &&
  current.shape.rowHeight === next.shape.rowHeight;
