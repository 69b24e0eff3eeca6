import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { BoardItem } from '../boardLayout/buildBoardItems.ts';
import type { BoardView } from '../boardLayout/createBoardMemory.ts';
import {
  computeFirstWindow,
  computeRowOffsets,
  computeRowWindow,
  type RowWindow,
} from '../boardLayout/computeRowOffsets.ts';
import { computeRowHeight, type BoardMetrics } from '../boardLayout/useBoardMetrics.ts';
import { scheduleAfterPaint } from '../parts/scheduleAfterPaint.ts';

/** Rows that a board in the page adds after each paint: a step stays a short task on a slow phone. */
const PAGE_STEP = 6;
const ALL_ROWS: RowWindow = { from: 0, to: Number.MAX_SAFE_INTEGER };

export interface RowWindowView {
  readonly offsets: Float64Array;
  readonly window: RowWindow;
  /** Scrolls a row into view below the sticky head and renders it synchronously. */
  readonly reveal: (index: number) => void;
}

/** Scrolls and returns the resulting offset. */
const scrollTo = (element: Element, top: number): number => {
  element.scrollTop = top;
  return element.scrollTop;
};

const scrollToRow = (element: Element, index: number): void =>
  element.querySelector(`[data-strip="${index}"]`)?.scrollIntoView({ block: 'nearest' });

/** Scrolling element of a board with its first view. */
export interface BoardViewport {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** First view. It is read once, because measuring the height would force a layout. */
  readonly start: BoardView;
  /** Is called with each rendered view. */
  readonly onView: (view: BoardView) => void;
  /** Whether the rows scroll with the page. All of them are rendered: those of the first view, then a few after each paint. */
  readonly isInPage?: boolean;
}

/**
 * Returns the rendered part of the board: the view with its margin at first, further rows while it is scrolled.
 *
 * All heights are known in advance, so a table of offsets and a binary search replace measuring (decision 0006).
 */
export function useRowWindow(
  items: readonly BoardItem[],
  metrics: BoardMetrics,
  { scroller, start, onView, isInPage = false }: BoardViewport,
): RowWindowView {
  const offsets = useMemo(
    () => computeRowOffsets(items.map((item) => computeRowHeight(item, metrics))),
    [items, metrics],
  );
  const view = useRef({ ...start });
  const [window, setWindow] = useState(() => computeFirstWindow(offsets, start));

  const latestOnView = useLatest(onView);
  const [returnTop] = useState(start.top);
  useLayoutEffect(() => {
    if (scroller.current && returnTop > 0) view.current.top = scrollTo(scroller.current, returnTop);
  }, [scroller, returnTop]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || isInPage) return undefined;
    const draw = () => {
      const current = { ...view.current };
      latestOnView.current(current);
      setWindow((held) => computeFirstWindow(offsets, current, held));
      startTransition(() => setWindow((held) => computeRowWindow(offsets, current, held)));
    };
    const follow = () => {
      view.current.top = element.scrollTop;
      draw();
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry) view.current.height = entry.contentRect.height;
      draw();
    });
    draw();
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [offsets, scroller, isInPage, latestOnView]);

  useAllRows(isInPage ? window : ALL_ROWS, offsets.length, setWindow);

  const reveal = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    if (isInPage) {
      if (index > window.to) flushSync(() => setWindow(ALL_ROWS));
      return scrollToRow(element, index);
    }
    const [start = 0, end = 0] = [offsets[index], offsets[index + 1]];
    const { height } = view.current;
    const top = scrollTo(
      element,
      Math.max(0, Math.min(start - metrics.head, Math.max(element.scrollTop, end - height))),
    );
    view.current.top = top;
    flushSync(() => setWindow((held) => computeRowWindow(offsets, { top, height }, held)));
  };
  return { offsets, window, reveal };
}

/** Adds rows after each paint until all are rendered. */
function useAllRows(window: RowWindow, count: number, setWindow: (next: RowWindow) => void): void {
  useEffect(() => {
    if (window === ALL_ROWS) return;
    const to = window.to + PAGE_STEP;
    scheduleAfterPaint(() => startTransition(() => setWindow(to < count ? { from: 0, to } : ALL_ROWS)));
  }, [window, count, setWindow]);
}

/** Returns a reference to the value of the last render, for effects that must not run again when it changes. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
