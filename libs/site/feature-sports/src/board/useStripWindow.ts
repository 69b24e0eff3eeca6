import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type BoardItem } from './boardItems.ts';
import { stripOffsets, stripWindow, type StripWindow } from './stripOffsets.ts';
import { stripHeight, useBoardMetrics } from './useBoardMetrics.ts';

/** Strips drawn before the board has been measured. */
const FIRST_WINDOW: StripWindow = { from: 0, to: 11 };

export interface StripView {
  readonly offsets: Float64Array;
  readonly window: StripWindow;
  /** Scrolls a strip into view, below the sticking head, and draws it at once. */
  readonly reveal: (index: number) => void;
}

const scrollTo = (element: Element, top: number): void => {
  element.scrollTop = top;
};

/**
 * The part of the board that is drawn.
 *
 * Every height is known beforehand, so a table of offsets and a binary search do what a measuring virtual list of ten
 * kilobytes would; nothing is measured while scrolling.
 */
export function useStripWindow(items: readonly BoardItem[], scroller: RefObject<HTMLDivElement | null>): StripView {
  const metrics = useBoardMetrics();
  const offsets = useMemo(() => stripOffsets(items.map((item) => stripHeight(item, metrics))), [items, metrics]);
  const [window, setWindow] = useState(FIRST_WINDOW);
  const height = useRef(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => setWindow((held) => stripWindow(offsets, element.scrollTop, height.current, held));
    const measure = () => {
      height.current = element.clientHeight;
      look();
    };
    measure();
    const observer = new ResizeObserver(measure);
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
