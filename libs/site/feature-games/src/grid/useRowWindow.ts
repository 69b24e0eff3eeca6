import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { gridShape, rowsInView, type GridShape } from './gridShape.ts';

/** The shape of the grid and the rows of it that are drawn. */
export interface RowWindow {
  readonly shape: GridShape;
  readonly first: number;
  readonly end: number;
}

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Before anything is measured: a list as wide as the reading column. */
const guess = gridShape(1_200, 16);

/**
 * The rows of a grid that stand in the window, while the page itself scrolls. Widths are read when they change, never while
 * scrolling; the list's place on the page once a scroll.
 *
 * @param count of tiles
 * @param reach screens drawn beyond the window
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, reach: number): RowWindow {
  const [state, setState] = useState<RowWindow>({ shape: guess, first: 0, end: 3 });
  const shape = useRef(guess);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const draw = () => {
      const { columns } = shape.current;
      const view = { top: -element.getBoundingClientRect().top, height: window.innerHeight };
      const next = { shape: shape.current, ...rowsInView(view, shape.current, Math.ceil(count / columns), reach) };
      setState((held) => (isSame(held, next) ? held : next));
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      shape.current = gridShape(entry.contentRect.width, remOf());
      draw();
    });
    shape.current = gridShape(element.clientWidth, remOf());
    draw();
    observer.observe(element);
    // Rows come in pieces between the frames: a leap down the list holds up neither the scroll nor a key.
    const follow = () => startTransition(draw);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', draw);
    };
  }, [list, count, reach]);
  return state;
}

/** A scroll of a few pixels draws nothing new. */
const isSame = (held: RowWindow, next: RowWindow): boolean =>
  held.first === next.first &&
  held.end === next.end &&
  held.shape.columns === next.shape.columns &&
  held.shape.rowHeight === next.shape.rowHeight;
