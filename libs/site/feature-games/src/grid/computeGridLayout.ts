/** How tiles are laid out: everything that follows from the width of the list. */
export interface GridLayout {
  readonly columns: number;
  /** Pixels of one row with the gap below it. */
  readonly rowHeight: number;
  readonly gap: number;
}

const TILE_REM = 11;
const GAP_REM = 1;
/** Name and line of facts under a cover. */
const TEXT_REM = 4.25;
const COVER_RATIO = 3 / 4;

/**
 * Lays tiles out in a width, so that no height is ever measured (decision 0006): covers are 4 to 3, texts have a known height.
 *
 * @param width of the list, pixels
 * @param rem of the root, pixels
 */
export function computeGridLayout(width: number, rem: number): GridLayout {
  const gap = GAP_REM * rem;
  const columns = Math.max(2, Math.floor((width + gap) / (TILE_REM * rem + gap)));
  const tile = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowHeight: Math.round(tile * COVER_RATIO + TEXT_REM * rem + gap) };
}

/** Screens drawn above and below what is in view. */
export const REACH = 0.5;

/** Rows of a list, from the first up to and without `end`. */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** Part of a list that is in view, pixels. */
export interface View {
  readonly top: number;
  readonly height: number;
}

/** Rows of a list and their height with the gap below, pixels. */
export interface RowList extends Pick<GridLayout, 'rowHeight'> {
  readonly rowCount: number;
}

/** The rows in view and so many screens beyond, in whole rows, so that a small scroll changes nothing. */
export function rowsInView(view: View, { rowHeight, rowCount }: RowList, reach: number): Rows {
  const beyond = Math.ceil((view.height * reach) / rowHeight);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - beyond);
  const end = Math.min(rowCount, Math.ceil((view.top + view.height) / rowHeight) + beyond);
  return { first: Math.min(first, Math.max(0, end - 1)), end: Math.max(end, Math.min(rowCount, first + 1)) };
}

/**
 * One row on the way from the rows drawn to those wanted: what is wanted no longer goes, and one row comes, of those in view
 * first. A row is what a slow machine draws in a frame; a screen of them at once would hold up the scroll.
 */
export function rowsNext(drawn: Rows, wanted: Rows, inView: Rows): Rows {
  const first = Math.max(drawn.first, wanted.first);
  const end = Math.min(drawn.end, wanted.end);
  if (first >= end) return { first: inView.first, end: Math.min(inView.first + 1, wanted.end) };
  const isBelow = end < inView.end || (first <= inView.first && end < wanted.end);
  return isBelow ? { first, end: end + 1 } : { first: Math.max(first - 1, wanted.first), end };
}

/** Tiles of a grid. */
export interface TileGrid extends Pick<GridLayout, 'columns'> {
  readonly count: number;
}

/** Where an arrow key leads from a tile; `undefined` where the key is none of the grid's. */
export function stepFrom(key: string, index: number, { columns, count }: TileGrid): number | undefined {
  const inRow = index - (index % columns);
  const wanted: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    PageDown: index + 4 * columns,
    PageUp: index - 4 * columns,
    Home: inRow,
    End: inRow + columns - 1,
  };
  const next = wanted[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}
