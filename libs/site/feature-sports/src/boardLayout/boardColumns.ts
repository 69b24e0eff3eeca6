import type { Market, Match, MarketLine, PlayCode, Side } from '@pavilion/domain-sports';
import type { MarketGroup } from '../state/deskSlice.ts';

/** Markets with a column of the board. */
export type BoardMarket = Extract<Market, 'handicap' | 'total' | 'result'>;

/** A column of price cells: one line of a market, or one side of 1X2 in cells that are two lines high. */
export interface BoardColumn {
  /** Name of the grid line in `--board-columns`. */
  readonly id: string;
  readonly market: BoardMarket;
  readonly period: 'full' | 'firstHalf';
  /** Play codes before the start and in play; a match has one of them. */
  readonly codes: readonly [PlayCode, PlayCode];
  /** Rank of the line in its market: 0 is the main line. */
  readonly rank: number;
  /** Side of a cell that is two lines high; absent in a column with one cell for each line. */
  readonly side?: Side;
  /** CSS width, if it is not that of the market. */
  readonly width?: string;
}

/** Columns of a board. */
export interface BoardShape {
  readonly name: string;
  readonly columns: readonly BoardColumn[];
  /** Columns of a league whose first halves are over: further lines instead of first-half markets. */
  readonly afterHalf?: BoardShape;
  /** Matches in one row. */
  readonly matchesPerRow: 1 | 2;
  /** Whether teams, score and clock have a line of their own above the prices, on a board that is too narrow for columns. */
  readonly isCard?: boolean;
}

/** Width of the window in classes that decide on the columns. */
export type BoardWidth = 'tiny' | 'small' | 'slim' | 'narrow' | 'medium' | 'wide';

const handicap = (rank: number): BoardColumn => ({
  id: rank === 0 ? 'fullR' : `fullR${rank + 1}`,
  market: 'handicap',
  period: 'full',
  codes: ['R', 'RE'],
  rank,
});
const total = (rank: number): BoardColumn => ({
  id: rank === 0 ? 'fullOU' : `fullOU${rank + 1}`,
  market: 'total',
  period: 'full',
  codes: ['OU', 'ROU'],
  rank,
});
const result = (sides: readonly Side[]): readonly BoardColumn[] =>
  sides.map((side) => ({
    id: `fullM${side}`,
    market: 'result',
    period: 'full',
    codes: ['M', 'RM'],
    rank: 0,
    side,
  }));

const HALF_HANDICAP: BoardColumn = {
  id: 'halfR',
  market: 'handicap',
  period: 'firstHalf',
  codes: ['HR', 'HRE'],
  rank: 0,
};
const HALF_TOTAL: BoardColumn = { id: 'halfOU', market: 'total', period: 'firstHalf', codes: ['HOU', 'HROU'], rank: 0 };
const HALF_RESULT: readonly BoardColumn[] = (['H', 'N', 'C'] as const).map((side) => ({
  id: `halfM${side}`,
  market: 'result',
  period: 'firstHalf',
  codes: ['HM', 'HRM'],
  rank: 0,
  side,
}));

const WITH_DRAW = result(['H', 'N', 'C']);
const WITHOUT_DRAW = result(['H', 'C']);
const MAIN = [handicap(0), total(0)];

const shape = (name: string, columns: readonly BoardColumn[], afterHalf?: BoardShape): BoardShape => ({
  name,
  columns,
  matchesPerRow: 1,
  ...(afterHalf ? { afterHalf } : {}),
});

type ShapesByWidth = Readonly<Record<'slim' | 'narrow' | 'medium' | 'wide', BoardShape>>;

const SECOND_LINES = [handicap(1), total(1)];

/** Width of a column; `max` keeps the text of both sizes of the root inside its cell. */
const COLUMN_WIDTHS: Readonly<Record<BoardMarket, string>> = {
  handicap: 'max(96px, 6rem)',
  total: 'max(108px, 6.75rem)',
  result: 'max(54px, 3.375rem)',
};
/** Two cells without a draw have the width of three. */
const TWO_SIDED_WIDTH = 'max(82px, 5.125rem)';
export const COLUMN_GAP = 'max(2px, 0.125rem)';
/** Width of 1X2 in the first half, so that the columns of leagues before and after it are aligned. */
const THREE_RESULTS_WIDTH = `calc(3 * ${COLUMN_WIDTHS.result} + 2 * ${COLUMN_GAP})`;

/** Builds the shapes of a sport: alternative lines take what the main markets leave free. */
function buildShapes(name: string, sides: readonly BoardColumn[], half: readonly BoardColumn[] = []): ShapesByWidth {
  const isWinnerFirst = half.length === 0 && sides.length === 2;
  const main = isWinnerFirst ? [...sides, ...MAIN] : [...MAIN, ...sides];
  const free = [handicap(2), total(2)];
  const afterHalf = half.length > 2 ? [...free, { ...handicap(3), width: THREE_RESULTS_WIDTH }] : free;
  const wide = isWinnerFirst ? [...main, ...SECOND_LINES] : [...MAIN, ...SECOND_LINES, ...sides];
  return {
    slim: shape(`${name}-slim`, main),
    narrow: shape(`${name}-narrow`, [...main, handicap(1)]),
    medium: shape(`${name}-medium`, [...main, ...SECOND_LINES]),
    wide:
      half.length > 0
        ? shape(`${name}-wide`, [...wide, ...half], shape(`${name}-after`, [...wide, ...afterHalf]))
        : shape(`${name}-wide`, [...wide, ...free]),
  };
}

const FOOTBALL = buildShapes('football', WITH_DRAW, [HALF_HANDICAP, HALF_TOTAL, ...HALF_RESULT]);
const BASKETBALL = buildShapes('basketball', WITHOUT_DRAW, [HALF_HANDICAP, HALF_TOTAL]);
const GOALS = buildShapes('goals', WITH_DRAW);
const TWO_SIDED = buildShapes('twoSided', WITHOUT_DRAW);

const PAIR: BoardShape = { name: 'pair', columns: MAIN, matchesPerRow: 2 };
const PAIR_WIDE: BoardShape = { name: 'pair-wide', columns: [...MAIN, ...WITH_DRAW], matchesPerRow: 2 };

const HAS_DRAW = /^(VF|ALL|OP)$/;

/** Layout of a board: matches in a row, the width of the window, and the markets of a narrow board. */
export interface BoardLayout {
  readonly matchesPerRow: 1 | 2;
  readonly width: BoardWidth;
  readonly group: MarketGroup;
}

/** Columns of one group of markets. */
const getGroupColumns = (gameType: string, group: MarketGroup): readonly BoardColumn[] => {
  if (group === 'handicap') return [handicap(0), handicap(1)];
  if (group === 'total') return [total(0), total(1)];
  if (group === 'half') return [HALF_HANDICAP, HALF_TOTAL];
  return gameType === 'FT' || HAS_DRAW.test(gameType) ? WITH_DRAW : WITHOUT_DRAW;
};

const groupShapes = new Map<string, BoardShape>();

function getGroupShape(gameType: string, width: 'tiny' | 'small', group: MarketGroup): BoardShape {
  const columns = getGroupColumns(gameType, listMarketGroups(gameType).includes(group) ? group : 'handicap');
  const name = `${width}-${columns.map(({ id }) => id).join('-')}`;
  const known = groupShapes.get(name) ?? { ...shape(name, columns), ...(width === 'tiny' && { isCard: true }) };
  groupShapes.set(name, known);
  return known;
}

/** Returns the groups of markets of a sport. */
export const listMarketGroups = (gameType: string): readonly MarketGroup[] =>
  /^(FT|BK)$/.test(gameType) ? ['handicap', 'total', 'result', 'half'] : ['handicap', 'total', 'result'];

/**
 * Returns the columns of a sport: its main markets, then alternative lines and first-half markets as far as the width
 * allows.
 *
 * Two matches in a row leave space only for the main full-time markets; the match page has the others.
 */
export function getBoardShape(gameType: string, { matchesPerRow, width, group }: BoardLayout): BoardShape {
  if (width === 'tiny' || width === 'small') return getGroupShape(gameType, width, group);
  if (matchesPerRow === 2) return width === 'wide' ? PAIR_WIDE : PAIR;
  if (gameType === 'FT') return FOOTBALL[width];
  if (gameType === 'BK') return BASKETBALL[width];
  return (HAS_DRAW.test(gameType) ? GOALS : TWO_SIDED)[width];
}

const getColumnWidth = ({ columns }: BoardShape, { market, side, period, width }: BoardColumn): string =>
  width ??
  (side && !columns.some((other) => other.side === 'N' && other.period === period)
    ? TWO_SIDED_WIDTH
    : COLUMN_WIDTHS[market]);

const TAIL_TRACK = '[tail] max(62px, 4rem)';

const getTeamTracks = (matchesPerRow: 1 | 2): string =>
  matchesPerRow === 2 ? '[team] minmax(4rem, 1fr) [clock] 3.75rem' : '[team] minmax(9rem, 1fr) [clock] 5rem';

/** Returns the grid of head and rows: team and clock, unless they are above, the columns, and the link to all markets. */
export function buildGridTemplate(shape: BoardShape): string {
  const { columns, matchesPerRow, isCard } = shape;
  if (isCard) return [...columns.map(({ id }) => `[${id}] minmax(0, 1fr)`), TAIL_TRACK].join(' ');
  const tracks = columns.map((column) => `[${column.id}] ${getColumnWidth(shape, column)}`);
  return [getTeamTracks(matchesPerRow), ...tracks, TAIL_TRACK].join(' ');
}

/** Periods in which first-half markets are open. */
const BEFORE_HALF: readonly Match['period'][] = ['notStarted', 'firstHalf', 'q1', 'q2', 'unknown'];

/** Returns the lines of a match in a column, main line first. First-half markets end with the first half. */
export const getColumnLines = (match: Match, { codes, period }: BoardColumn): readonly MarketLine[] =>
  period === 'full' || BEFORE_HALF.includes(match.period)
    ? (match.markets[codes[1]] ?? match.markets[codes[0]] ?? [])
    : [];

/** Sides by row of a line: home or over first, away or under second. */
const SIDE_ROWS: Readonly<Record<'handicap' | 'total', readonly Side[]>> = {
  handicap: ['H', 'C'],
  total: ['O', 'U'],
};

/** Lines of a match without its further lines: home and away. */
export const BASE_ROWS = 2;

/** Returns the side of a cell; `undefined` in the second line of a cell that is two lines high. */
export function getCellSide({ market, side }: BoardColumn, row: number): Side | undefined {
  if (market === 'result') return row === 0 ? side : undefined;
  return SIDE_ROWS[market][row % BASE_ROWS];
}

/** Returns the columns that have a cell in a row. */
export const listRowColumns = ({ columns }: BoardShape, row: number): readonly BoardColumn[] =>
  row === 0 ? columns : columns.filter(({ side }) => side === undefined);

/** Whether the match has no draw on a board with cells for it. Football always keeps the cell of the draw. */
export const isDrawless = (match: Match, columns: readonly BoardColumn[]): boolean =>
  !match.isChampion &&
  columns.some(({ side }) => side === 'N') &&
  !/^(FT|VF)$/.test(match.gameType) &&
  columns.every((column) => column.market !== 'result' || !getColumnLines(match, column)[0]?.priceIds.N);

/** Returns the number of lines of a market that the board shows at once. */
const countShownLines = (columns: readonly BoardColumn[], { market, period }: BoardColumn): number =>
  columns.filter((other) => other.market === market && other.period === period && other.side === undefined).length;

/** Returns the number of rows of further lines: what the columns of a market do not show at once. */
export const countFurtherRows = (match: Match, columns: readonly BoardColumn[]): number =>
  Math.max(
    0,
    ...columns
      .filter(({ side }) => side === undefined)
      .map((column) => Math.ceil(getColumnLines(match, column).length / countShownLines(columns, column)) - 1),
  );

/** Returns the number of further lines of the market that has most. */
export const countFurtherLines = (match: Match, columns: readonly BoardColumn[]): number =>
  Math.max(
    0,
    ...columns
      .filter(({ side }) => side === undefined)
      .map((column) => getColumnLines(match, column).length - countShownLines(columns, column)),
  );

/** Returns the price at a row of a match: rows 0 and 1 are the first lines, each further line has two rows. */
export function findPriceId(
  match: Match,
  column: BoardColumn,
  { row, columns }: { readonly row: number; readonly columns: readonly BoardColumn[] },
): string | undefined {
  const side = getCellSide(column, row);
  if (!side) return undefined;
  const rank = Math.floor(row / BASE_ROWS) * countShownLines(columns, column) + column.rank;
  return getColumnLines(match, column)[rank]?.priceIds[side];
}

/** Whether the first half of a running match is over, so that its markets are closed. */
export const isFirstHalfOver = ({ isLive, period }: Match): boolean => isLive && !BEFORE_HALF.includes(period);

/** Columns of an outright. */
export const RUNNER_COLUMNS = 3;

/** Returns the price ids of an outright, in the order of the venue. */
export const listRunnerIds = (match: Match): readonly string[] =>
  (match.markets['FS'] ?? []).flatMap(({ priceIds }) => Object.values(priceIds).filter((id) => id !== undefined));

/** Fold state of a match: collapsed, main line only, or with its further lines. */
export type MatchFoldState = 'closed' | 'plain' | 'open';

/** Returns the number of rows of a match; a collapsed match has one. */
export function countRows(match: Match, { columns, isCard = false }: BoardShape, fold: MatchFoldState): number {
  if (fold === 'closed') return 1;
  if (match.isChampion) return 1 + Math.ceil(listRunnerIds(match).length / RUNNER_COLUMNS);
  return Number(isCard) + BASE_ROWS * (1 + (fold === 'open' ? countFurtherRows(match, columns) : 0));
}
