import { startTransition, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type BoardItem } from './boardItems.ts';
import { firstWindow, stripOffsets, stripWindow, type StripWindow } from './stripOffsets.ts';
import { stripHeight, useBoardMetrics } from './useBoardMetrics.ts';

export interface StripView {
  readonly offsets: Float64Array;
  readonly window: StripWindow;
  /** Scrolls a strip into view, below the sticking head, and draws it at once. */
  readonly reveal: (index: number) => void;
}

const scrollTo = (element: Element, top: number): void => {
  element.scrollTop = top;
};

/** Height of the board before it is known: no board is taller than the window, and to ask would lay the page out. */
const heightGuess = (): number => globalThis.innerHeight;

/**
 * The part of the board that is drawn: what is in view at once, the rows beyond it a little later.
 *
 * Every height is known beforehand, so a table of offsets and a binary search do what a measuring virtual list would;
 * nothing is measured while scrolling (decision 0006).
 */
export function useStripWindow(items: readonly BoardItem[], scroller: RefObject<HTMLDivElement | null>): StripView {
  const metrics = useBoardMetrics();
  const offsets = useMemo(() => stripOffsets(items.map((item) => stripHeight(item, metrics))), [items, metrics]);
  const height = useRef(heightGuess());
  const [window, setWindow] = useState(() => firstWindow(offsets, 0, heightGuess()));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const widen = () =>
      startTransition(() => setWindow((held) => stripWindow(offsets, element.scrollTop, height.current, held)));
    const look = () => {
      setWindow((held) => firstWindow(offsets, element.scrollTop, height.current, held));
      widen();
    };
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.contentRect.height ?? height.current;
      look();
    });
    look();
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [offsets, scroller]);

  const reveal = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const [start = 0, end = 0] = [offsets[index], offsets[index + 1]];
    const top = Math.min(start - metrics.head, Math.max(element.scrollTop, end - height.current));
    scrollTo(element, Math.max(0, top));
    flushSync(() => setWindow((held) => stripWindow(offsets, element.scrollTop, height.current, held)));
  };
  return { offsets, window, reveal };
}
