import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows of a long table that are drawn, and the heights that stand for those before and after them, pixels. */
export interface RowWindow {
  readonly from: number;
  /** First row no longer drawn. */
  readonly to: number;
  readonly before: number;
  readonly after: number;
  /** Whether `to` is known from what was laid out. */
  readonly isMeasured: boolean;
}

/** Rows drawn beyond the view on each side, and how near the edge of them the view may come before more are drawn. */
const OVERSCAN = 16;
const MARGIN = 4;
/** Before anything is laid out: enough to fill any window, and to measure one. */
const FIRST = 40;

interface View {
  readonly from: number;
  readonly to: number;
  /** Every row is as high as the first; 0 until it is measured. */
  readonly height: number;
}

/** Layout of the scrolled table, pixels. */
interface Scroll {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** The rows to draw; the same value while the view is well inside those drawn, so that scrolling renders seldom. */
export function computeRowWindow(held: View, count: number, { top, height, rowHeight }: Scroll): View {
  if (rowHeight === 0) return held;
  const first = Math.floor(top / rowHeight);
  const end = Math.ceil((top + height) / rowHeight);
  const isInside =
    held.height === rowHeight &&
    (held.from === 0 || first >= held.from + MARGIN) &&
    (held.to >= count || end <= held.to - MARGIN);
  return isInside ? held : { from: Math.max(0, first - OVERSCAN), to: end + OVERSCAN, height: rowHeight };
}

/**
 * Which rows of a long table are drawn while it scrolls. All rows are one height, so nothing but one of them is measured; what
 * sticks above them is within the overscan.
 */
export function useRowWindow(count: number, scroller: RefObject<HTMLElement | null>): RowWindow {
  const [view, setView] = useState<View>({ from: 0, to: FIRST, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = () => {
      const rowHeight = element.querySelector('tr[data-row]')?.getBoundingClientRect().height ?? 0;
      setView((held) =>
        computeRowWindow(held, count, { top: element.scrollTop, height: element.clientHeight, rowHeight }),
      );
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [count, scroller]);
  const from = Math.max(0, Math.min(view.from, count - FIRST));
  const to = Math.min(view.to, count);
  const { height } = view;
  return { from, to, before: from * height, after: Math.max(0, count - to) * height, isMeasured: height > 0 };
}
