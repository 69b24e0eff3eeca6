/** Which rows are drawn: `from` a row on, or without one the `newest`. */
export interface RowWindow {
  readonly from: string | undefined;
  readonly newest: number;
}

/** Rows drawn while the newest are on view, at first: a flood draws each of them anew ten times a second (F-CHT-14). */
export const NEWEST_ROWS = 28;
/** So many more where these do not fill a view and half of another, or there were nothing to scroll back into. */
const MORE_ROWS = 12;
/** Rows drawn while the player reads further up. */
export const READ_ROWS = 90;
/** So many rows the window moves at a time. */
const STEP = 30;

/** Rows drawn, as a range of indices. */
export function rowRange(keys: readonly string[], { from, newest }: RowWindow): readonly [start: number, end: number] {
  if (from === undefined) return [Math.max(0, keys.length - newest), keys.length];
  const start = Math.max(0, keys.indexOf(from));
  return [start, Math.min(keys.length, start + READ_ROWS)];
}

/** What the player sees of the rows drawn, pixels. */
export interface ScrollPosition {
  /** From the first row drawn to the upper edge of the view. */
  readonly above: number;
  /** From the lower edge of the view to the last row drawn. */
  readonly below: number;
  /** Height of the view. */
  readonly view: number;
}

const NEAR = 600;
const AT_END = 48;

/** Where the window stands after scrolling; the same one while nothing has to be drawn anew. */
export function computeRowWindow(keys: readonly string[], held: RowWindow, place: ScrollPosition): RowWindow {
  const { above, below, view } = place;
  const [start, end] = rowRange(keys, held);
  if (end === keys.length && below <= AT_END) {
    if (held.from !== undefined) return { ...held, from: undefined };
    return start > 0 && above < view / 2 ? { ...held, newest: held.newest + MORE_ROWS } : held;
  }
  const at = (index: number): RowWindow => ({ ...held, from: keys[Math.max(0, index)] });
  if (above < NEAR && start > 0) return at(start - STEP);
  if (below < NEAR && end < keys.length) return at(start + STEP);
  return held.from === undefined ? at(start) : held;
}
