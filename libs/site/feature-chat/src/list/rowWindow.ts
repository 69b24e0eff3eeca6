/** Rendered rows: those starting with `from`, or the `newest` ones if it is `undefined`. */
export interface RowWindow {
  readonly from: string | undefined;
  readonly newest: number;
}

/**
 * Initial number of rows at the end of the list. It is small because a flood renders them ten times a second
 * (F-CHT-14).
 */
export const NEWEST_ROWS = 28;
/** Rows added if the rendered ones do not fill one and a half views, so that scrolling up is possible. */
const MORE_ROWS = 12;
/** Number of rows while the player reads further up. */
export const READ_ROWS = 90;
/** Number of rows by which the window moves. */
const STEP = 30;

/** Returns the rendered rows as a range of indexes. */
export function computeRowRange(
  keys: readonly string[],
  { from, newest }: RowWindow,
): readonly [start: number, end: number] {
  if (from === undefined) return [Math.max(0, keys.length - newest), keys.length];
  const start = Math.max(0, keys.indexOf(from));
  return [start, Math.min(keys.length, start + READ_ROWS)];
}

/** Scroll position relative to the rendered rows, in pixels. */
export interface ScrollPosition {
  /** From the first rendered row to the upper edge of the view. */
  readonly above: number;
  /** From the lower edge of the view to the last rendered row. */
  readonly below: number;
  /** Height of the view. */
  readonly view: number;
}

const NEAR = 600;
/** Distance from the foot within which the list follows new rows, pixels. */
export const AT_END = 48;

/** Computes the window after scrolling. The reference is kept if no other rows have to be rendered. */
export function computeRowWindow(keys: readonly string[], held: RowWindow, place: ScrollPosition): RowWindow {
  const { above, below, view } = place;
  const [start, end] = computeRowRange(keys, held);
  if (end === keys.length && below <= AT_END) {
    if (held.from !== undefined) return { ...held, from: undefined };
    return start > 0 && above < view / 2 ? { ...held, newest: held.newest + MORE_ROWS } : held;
  }
  const at = (index: number): RowWindow => ({ ...held, from: keys[Math.max(0, index)] });
  if (above < NEAR && start > 0) return at(start - STEP);
  if (below < NEAR && end < keys.length) return at(start + STEP);
  return held.from === undefined ? at(start) : held;
}
