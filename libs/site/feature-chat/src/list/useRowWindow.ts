import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  AT_END,
  computeRowWindow,
  NEWEST_ROWS,
  computeRowRange,
  type RowWindow,
  type ScrollPosition,
} from './rowWindow.ts';

/** Rendered rows and the position of the player. */
export interface DrawnRows {
  readonly range: readonly [start: number, end: number];
  /** Whether the newest row is in view. The list then follows new rows. */
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

interface Anchor {
  readonly key: string;
  readonly top: number;
  /** Scroll position when `top` was read. A render can precede the event of the player's last scrolling. */
  readonly scrollTop: number;
}

const getRowElements = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-row]')];

/** Finds the first row in view and its offset from the upper edge. */
function findAnchor(scroller: HTMLElement): Anchor | undefined {
  const edge = scroller.getBoundingClientRect().top;
  for (const row of getRowElements(scroller)) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edge) return { key: row.dataset['row'] ?? '', top: top - edge, scrollTop: scroller.scrollTop };
  }
  return undefined;
}

/** Scrolls a row back to its former offset after rows above it were added, removed or resized. */
function hold(scroller: HTMLElement, anchor: Anchor | undefined): void {
  const row = anchor && scroller.querySelector<HTMLElement>(`[data-row="${CSS.escape(anchor.key)}"]`);
  if (!row) return;
  const scrolled = scroller.scrollTop - anchor.scrollTop;
  const moved = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - anchor.top + scrolled;
  if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
}

const toScrollPosition = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): ScrollPosition => ({
  above: scrollTop,
  below: scrollHeight - clientHeight - scrollTop,
  view: clientHeight,
});

const getSizeKey = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth}x${clientHeight}`;

const toFoot = (scroller: HTMLElement): void => {
  scroller.scrollTop = scroller.scrollHeight;
};

/** Whether the player has scrolled up and the event is still to come. A shorter content scrolls to the foot by itself. */
const hasScrolledUp = (scroller: HTMLElement, anchor: Anchor | undefined): boolean =>
  anchor !== undefined && scroller.scrollTop < anchor.scrollTop - 1 && toScrollPosition(scroller).below > AT_END;

/** Keeps the foot in view, or the first row in view at its place. */
function keepPlace(scroller: HTMLElement, isAtEnd: boolean, anchor: Anchor | undefined): void {
  if (isAtEnd && !hasScrolledUp(scroller, anchor)) toFoot(scroller);
  else hold(scroller, anchor);
}

/**
 * Renders a window of the rows: the newest, or those around the player's position. Row heights are unknown, so the first row
 * in view keeps its offset while others are added or removed. Loaded history thus causes no jump.
 *
 * @param keys keys of all rows
 * @param onTop called when the player is near the oldest row
 */
export function useRowWindow(
  scroller: RefObject<HTMLDivElement | null>,
  keys: readonly string[],
  onTop: () => void,
): DrawnRows {
  const [held, setHeld] = useState<RowWindow>({ from: undefined, newest: NEWEST_ROWS });
  const anchor = useRef<Anchor>(undefined);
  const latest = useRef({ keys, held, onTop });
  const settle = useRef<() => void>(undefined);
  const isAtEnd = held.from === undefined;

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let size = getSizeKey(element);
    const stay = () => {
      size = getSizeKey(element);
      keepPlace(element, latest.current.held.from === undefined, anchor.current);
      anchor.current = findAnchor(element);
    };
    const follow = () => {
      // A smaller view causes a scroll event that is not from the player.
      if (size !== getSizeKey(element)) stay();
      else anchor.current = findAnchor(element);
      const { keys, held, onTop } = latest.current;
      const place = toScrollPosition(element);
      const next = computeRowWindow(keys, held, place);
      if (next !== held) setHeld(next);
      if (place.above < element.clientHeight && computeRowRange(keys, held)[0] === 0) onTop();
    };
    const resizes = new ResizeObserver(stay);
    settle.current = follow;
    const first = requestAnimationFrame(follow);
    resizes.observe(element);
    for (const content of element.children) resizes.observe(content);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      resizes.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller]);

  useLayoutEffect(() => {
    latest.current = { keys, held, onTop };
    if (!scroller.current) return;
    keepPlace(scroller.current, isAtEnd, anchor.current);
    settle.current?.();
  });

  return { range: computeRowRange(keys, held), isAtEnd, toEnd: () => setHeld({ ...held, from: undefined }) };
}
