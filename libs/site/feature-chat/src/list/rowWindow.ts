/** Which rows are drawn: `from` a row on, or without one the newest. */
export interface RowWindow {
  readonly from: string | undefined;
}

/** Rows drawn while the newest are on view: some screens full. */
export const NEWEST_ROWS = 40;
/** Rows drawn while the player reads further up. */
export const READ_ROWS = 90;
/** So many rows the window moves at a time. */
const STEP = 30;

/** Rows drawn, as a range of indices. */
export function rowRange(keys: readonly string[], { from }: RowWindow): readonly [start: number, end: number] {
  if (from === undefined) return [Math.max(0, keys.length - NEWEST_ROWS), keys.length];
  const start = Math.max(0, keys.indexOf(from));
  return [start, Math.min(keys.length, start + READ_ROWS)];
}

/** What the player sees of the rows drawn, pixels. */
export interface ScrollPlace {
  /** From the first row drawn to the upper edge of the view. */
  readonly above: number;
  /** From the lower edge of the view to the last row drawn. */
  readonly below: number;
}

const NEAR = 600;
const AT_END = 48;

/** Where the window stands after scrolling; the same one while nothing has to be drawn anew. */
export function movedWindow(keys: readonly string[], held: RowWindow, { above, below }: ScrollPlace): RowWindow {
  const [start, end] = rowRange(keys, held);
  if (end === keys.length && below <= AT_END) return held.from === undefined ? held : { from: undefined };
  const at = (index: number): RowWindow => ({ from: keys[Math.max(0, index)] });
  if (above < NEAR && start > 0) return at(start - STEP);
  if (below < NEAR && end < keys.length) return at(start + STEP);
  return held.from === undefined ? at(start) : held;
}
