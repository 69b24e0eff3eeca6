/** Layout of the tiles, computed from the width of the list. */
export interface GridLayout {
  readonly columns: number;
  /** Height of one row with the gap below it, pixels. */
  readonly rowHeight: number;
  readonly gap: number;
  /** Width of a tile, pixels. */
  readonly tile: number;
}

/** Height of the line below a cover, rem. */
const TEXT_REM = 1.75;
const COVER_RATIO = 5 / 4;

/** Sizes of the tiles, which the brand selects. */
export interface TileSizes {
  /** Smallest width of a tile, rem. */
  readonly tileWidth: number;
  /** Distance between tiles, rem. */
  readonly gap: number;
}

/** Width of the list and font size of the root, pixels. */
export interface ListWidth {
  readonly width: number;
  readonly rem: number;
}

/**
 * Computes the layout of tiles, so that no height has to be measured (decision 0006): covers have the ratio 4:5, the line
 * below has a known height.
 */
export function computeGridLayout({ width, rem }: ListWidth, sizes: TileSizes): GridLayout {
  const gap = sizes.gap * rem;
  const columns = Math.max(2, Math.floor((width + gap) / (sizes.tileWidth * rem + gap)));
  const tile = (width - gap * (columns - 1)) / columns;
  return { columns, gap, tile, rowHeight: Math.round(tile * COVER_RATIO + TEXT_REM * rem + gap) };
}

/** Overscan above and below the viewport, as a multiple of its height. */
export const OVERSCAN = 0.5;

/** Range of rows from `first` up to but excluding `end`. */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** Visible part of a list, pixels. */
export interface View {
  readonly top: number;
  readonly height: number;
}

/** Number of rows of a list, and their height with the gap below, pixels. */
export interface RowList extends Pick<GridLayout, 'rowHeight'> {
  readonly rowCount: number;
}

/** Computes the rows in view and an overscan of `reach` screens, in whole rows, so that a small scroll changes nothing. */
export function computeRowsInView(view: View, { rowHeight, rowCount }: RowList, overscan: number): Rows {
  const overscanRows = Math.ceil((view.height * overscan) / rowHeight);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - overscanRows);
  const end = Math.min(rowCount, Math.ceil((view.top + view.height) / rowHeight) + overscanRows);
  return { first: Math.min(first, Math.max(0, end - 1)), end: Math.max(end, Math.min(rowCount, first + 1)) };
}

/**
 * Computes the next step from the rendered rows to the wanted ones: unwanted rows are removed, and one row is added, those in
 * view first. One row per frame is the limit of a slow machine; a whole screen at once would block the scroll.
 */
export function computeNextRows(drawn: Rows, wanted: Rows, inView: Rows): Rows {
  const first = Math.max(drawn.first, wanted.first);
  const end = Math.min(drawn.end, wanted.end);
  if (first >= end) return { first: inView.first, end: Math.min(inView.first + 1, wanted.end) };
  const isBelow = end < inView.end || (first <= inView.first && end < wanted.end);
  return isBelow ? { first, end: end + 1 } : { first: Math.max(first - 1, wanted.first), end };
}

/** Number of tiles and columns of a grid. */
export interface TileGrid extends Pick<GridLayout, 'columns'> {
  readonly count: number;
}

/** Finds the tile to which a key moves the focus; `undefined` for a key that the grid does not handle. */
export function findNextTile(key: string, index: number, { columns, count }: TileGrid): number | undefined {
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
