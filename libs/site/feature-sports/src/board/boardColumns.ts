import type { Market, Match, MarketLine, PlayCode, Side } from '@pavilion/domain-sports';

/** Markets with a column of the board. */
export type BoardMarket = Extract<Market, 'handicap' | 'total' | 'result'>;

/** A market group of the board: one column of price cells. */
export interface BoardColumn {
  readonly id: 'fullR' | 'fullOU' | 'fullM' | 'halfR' | 'halfOU' | 'halfM';
  readonly market: BoardMarket;
  readonly period: 'full' | 'firstHalf';
  /** Play codes before the start and in play; a match has one of them. */
  readonly codes: readonly [PlayCode, PlayCode];
}

/** Columns of a board and the name of their layout in the style of the grid. */
export interface BoardShape {
  readonly name: 'six' | 'five' | 'three';
  readonly columns: readonly BoardColumn[];
  /** Matches in one row. */
  readonly matchesPerRow: 1 | 2;
}

const R: BoardColumn = { id: 'fullR', market: 'handicap', period: 'full', codes: ['R', 'RE'] };
const OU: BoardColumn = { id: 'fullOU', market: 'total', period: 'full', codes: ['OU', 'ROU'] };
const M: BoardColumn = { id: 'fullM', market: 'result', period: 'full', codes: ['M', 'RM'] };
const HR: BoardColumn = { id: 'halfR', market: 'handicap', period: 'firstHalf', codes: ['HR', 'HRE'] };
const HOU: BoardColumn = { id: 'halfOU', market: 'total', period: 'firstHalf', codes: ['HOU', 'HROU'] };
const HM: BoardColumn = { id: 'halfM', market: 'result', period: 'firstHalf', codes: ['HM', 'HRM'] };

const GOALS = [R, OU, M];
const WINNER_FIRST = [M, R, OU];

const FOOTBALL: BoardShape = { name: 'six', columns: [R, OU, M, HR, HOU, HM], matchesPerRow: 1 };
const BASKETBALL: BoardShape = { name: 'five', columns: [R, OU, M, HR, HOU], matchesPerRow: 1 };
const GOALS_ALONE: BoardShape = { name: 'three', columns: GOALS, matchesPerRow: 1 };
const TWO_SIDED: BoardShape = { name: 'three', columns: WINNER_FIRST, matchesPerRow: 1 };
const GOALS_PAIR: BoardShape = { name: 'three', columns: GOALS, matchesPerRow: 2 };
const TWO_SIDED_PAIR: BoardShape = { name: 'three', columns: WINNER_FIRST, matchesPerRow: 2 };

const STARTS_WITH_HANDICAP = /^(FT|VF|BK|ALL)$/;

/**
 * Returns the columns of a sport: the most popular markets first, first-half markets if the sport has them.
 *
 * Two matches in a row leave space only for the main full-time markets; the match page has the others.
 */
export function getBoardShape(gameType: string, matchesPerRow: 1 | 2 = 1): BoardShape {
  if (matchesPerRow === 2) return STARTS_WITH_HANDICAP.test(gameType) ? GOALS_PAIR : TWO_SIDED_PAIR;
  if (gameType === 'FT') return FOOTBALL;
  if (gameType === 'BK') return BASKETBALL;
  return STARTS_WITH_HANDICAP.test(gameType) ? GOALS_ALONE : TWO_SIDED;
}

/** Periods in which first-half markets are open. */
const BEFORE_HALF: readonly Match['period'][] = ['notStarted', 'firstHalf', 'q1', 'q2', 'unknown'];

/** Returns the lines of a match in a column, main line first. First-half markets end with the first half. */
export const getColumnLines = (match: Match, { codes, period }: BoardColumn): readonly MarketLine[] =>
  period === 'full' || BEFORE_HALF.includes(match.period)
    ? (match.markets[codes[1]] ?? match.markets[codes[0]] ?? [])
    : [];

/** Sides by row of a line: home or over first, away or under second, draw third. */
export const SIDE_ROWS: Readonly<Record<BoardMarket, readonly Side[]>> = {
  handicap: ['H', 'C'],
  total: ['O', 'U'],
  result: ['H', 'C', 'N'],
};

/** Rows of a match without its further lines: home, away, and draw next to the clock. */
export const BASE_ROWS = 3;

/** Whether the match has no draw. Football always keeps the row of the draw, even without a price. */
export const isDrawless = (match: Match, columns: readonly BoardColumn[]): boolean =>
  !match.isChampion &&
  !/^(FT|VF)$/.test(match.gameType) &&
  columns.every((column) => !getColumnLines(match, column)[0]?.priceIds.N);

/** Returns the number of further lines in the column that has most. */
export const countFurtherLines = (match: Match, columns: readonly BoardColumn[]): number =>
  Math.max(0, ...columns.map((column) => getColumnLines(match, column).length - 1));

/** Returns the price at a row of a match: rows 0 to 2 are the main line, each further line has two rows. */
export function findPriceId(match: Match, column: BoardColumn, row: number): string | undefined {
  const rank = row < BASE_ROWS ? 0 : 1 + ((row - BASE_ROWS) >> 1);
  const side = SIDE_ROWS[column.market][row < BASE_ROWS ? row : (row - BASE_ROWS) % 2];
  return side && getColumnLines(match, column)[rank]?.priceIds[side];
}

/** Columns of an outright. */
export const RUNNER_COLUMNS = 3;

/** Returns the price ids of an outright, in the order of the venue. */
export const listRunnerIds = (match: Match): readonly string[] =>
  (match.markets['FS'] ?? []).flatMap(({ priceIds }) => Object.values(priceIds).filter((id) => id !== undefined));

/** Fold state of a match: collapsed, main line only, or with its further lines. */
export type MatchFoldState = 'closed' | 'plain' | 'open';

/** Returns the number of rows of a match; a collapsed match has one. */
export function countRows(match: Match, { columns }: BoardShape, fold: MatchFoldState): number {
  if (fold === 'closed') return 1;
  if (match.isChampion) return 1 + Math.ceil(listRunnerIds(match).length / RUNNER_COLUMNS);
  return BASE_ROWS + (fold === 'open' ? 2 * countFurtherLines(match, columns) : 0);
}
