import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rendered rows of a table and the heights of the placeholders before and after them, in pixels. */
export interface RowWindow {
  readonly from: number;
  /** Index after the last rendered row. */
  readonly to: number;
  readonly before: number;
  readonly after: number;
  /** Whether the row height has been measured. */
  readonly isMeasured: boolean;
}

/** `OVERSCAN`: rows rendered on each side of the view. `MARGIN`: minimum rows left before more are rendered. */
const OVERSCAN = 16;
const MARGIN = 4;
/** Number of rows rendered before the height is measured; enough to fill a window. */
const INITIAL_ROWS = 40;

interface View {
  readonly from: number;
  readonly to: number;
  /** Height of every row in pixels; 0 until it is measured. */
  readonly height: number;
}

/** Scroll position and size of the table, in pixels. */
interface Scroll {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** Returns the rows to render. The held value is returned unchanged while the view is inside its margin. */
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
 * Returns the rendered rows of a scrolling table. All rows have the same height, so only one is measured. The overscan
 * covers the sticky head.
 */
export function useRowWindow(count: number, scroller: RefObject<HTMLElement | null>): RowWindow {
  const [view, setView] = useState<View>({ from: 0, to: INITIAL_ROWS, height: 0 });
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
  const from = Math.max(0, Math.min(view.from, count - INITIAL_ROWS));
  const to = Math.min(view.to, count);
  const { height } = view;
  return { from, to, before: from * height, after: Math.max(0, count - to) * height, isMeasured: height > 0 };
}
