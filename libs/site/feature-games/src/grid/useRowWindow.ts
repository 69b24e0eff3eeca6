import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { computeGridLayout, REACH, rowsInView, rowsNext, type GridLayout, type Rows } from './computeGridLayout.ts';

/** The shape of the grid and the rows of it that are drawn. */
export interface RowWindow extends Rows {
  readonly shape: GridLayout;
}

const getRootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Before anything is measured: a list as wide as the reading column, which is right on most screens. */
const estimateLayout = (): GridLayout => {
  const rem = Math.min(32, Math.max(15, window.innerWidth / 120));
  return computeGridLayout(80 * rem, rem);
};

/**
 * The rows of a grid that stand in the window, while the page itself scrolls: a row a frame until all of them are there.
 * Widths are told by the browser when they change, after it has laid the page out, so that nothing lays it out for being
 * asked; the list's place on the page is read once a frame.
 *
 * @param count of tiles
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [state, setState] = useState<RowWindow>(() => ({ shape: estimateLayout(), first: 0, end: 3 }));
  const held = useRef(state);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let frame = 0;
    const draw = (shape: GridLayout) => {
      const next = windowNext(held.current, shape, { element, count });
      if (isSame(held.current, next)) return;
      held.current = next;
      setState(next);
      follow();
    };
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw(held.current.shape);
      });
    };
    // Before the frame is painted: a wrong guess is never seen.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => draw(computeGridLayout(entry.contentRect.width, getRootFontSize())));
    });
    observer.observe(element);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [list, count]);
  return state;
}

/** Element of the list and the number of its tiles. */
interface TileList {
  readonly element: HTMLElement;
  readonly count: number;
}

function windowNext(held: Rows, shape: GridLayout, { element, count }: TileList): RowWindow {
  const view = { top: -element.getBoundingClientRect().top, height: window.innerHeight };
  const list = { rowHeight: shape.rowHeight, rowCount: Math.ceil(count / shape.columns) };
  const rows = (reach: number) => rowsInView(view, list, reach);
  return { shape, ...rowsNext(held, rows(REACH), rows(0)) };
}

const isSame = (held: RowWindow, next: RowWindow): boolean =>
  held.first === next.first &&
  held.end === next.end &&
  held.shape.columns === next.shape.columns &&
  held.shape.rowHeight === next.shape.rowHeight;
