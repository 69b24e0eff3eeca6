import { type Market, type Match, type MarketLine, type PlayCode, type Side } from '@pavilion/domain-sports';

/** Markets with a column of the board. */
export type BoardMarket = Extract<Market, 'handicap' | 'total' | 'result'>;

/** A market group of the board: one column of price cells. */
export interface BoardColumn {
  readonly id: 'fullR' | 'fullOU' | 'fullM' | 'halfR' | 'halfOU' | 'halfM';
  readonly market: BoardMarket;
  readonly period: 'full' | 'firstHalf';
  /** Its play codes before the start and in play; a match has one or the other. */
  readonly codes: readonly [PlayCode, PlayCode];
}

const FULL: readonly BoardColumn[] = [
  { id: 'fullR', market: 'handicap', period: 'full', codes: ['R', 'RE'] },
  { id: 'fullOU', market: 'total', period: 'full', codes: ['OU', 'ROU'] },
  { id: 'fullM', market: 'result', period: 'full', codes: ['M', 'RM'] },
];
const HALF: readonly BoardColumn[] = [
  { id: 'halfR', market: 'handicap', period: 'firstHalf', codes: ['HR', 'HRE'] },
  { id: 'halfOU', market: 'total', period: 'firstHalf', codes: ['HOU', 'HROU'] },
  { id: 'halfM', market: 'result', period: 'firstHalf', codes: ['HM', 'HRM'] },
];

const FOOTBALL = [...FULL, ...HALF];

/** Columns of a sport: basketball has no first-half groups. */
export const columnsOf = (gameType: string): readonly BoardColumn[] => (gameType === 'BK' ? FULL : FOOTBALL);

/** Periods in which the first half can still be bet on. */
const BEFORE_HALF: readonly Match['period'][] = ['notStarted', 'firstHalf', 'unknown'];

/** The lines a match offers in a column, main line first. First-half markets leave with the first half. */
export const linesOf = (match: Match, { codes, period }: BoardColumn): readonly MarketLine[] =>
  period === 'full' || BEFORE_HALF.includes(match.period)
    ? (match.markets[codes[1]] ?? match.markets[codes[0]] ?? [])
    : [];

/** Which side stands on which of a line's rows: home or over first, away or under second, the draw third. */
export const SIDE_ROWS: Readonly<Record<BoardMarket, readonly Side[]>> = {
  handicap: ['H', 'C'],
  total: ['O', 'U'],
  result: ['H', 'C', 'N'],
};

/** Rows of a match before its further lines are opened: home, away, and draw beside clock and time. */
export const BASE_ROWS = 3;

/** How many further lines a match has, in its fullest column. */
export const furtherLines = (match: Match, columns: readonly BoardColumn[]): number =>
  Math.max(0, ...columns.map((column) => linesOf(match, column).length - 1));

/** The price in one place of a match: rows 0 to 2 hold the main line, each further line two rows more. */
export function priceIdAt(match: Match, column: BoardColumn, row: number): string | undefined {
  const rank = row < BASE_ROWS ? 0 : 1 + ((row - BASE_ROWS) >> 1);
  const side = SIDE_ROWS[column.market][row < BASE_ROWS ? row : (row - BASE_ROWS) % 2];
  return side && linesOf(match, column)[rank]?.priceIds[side];
}

/** Rows a match takes on the board. */
export const rowCount = (match: Match, columns: readonly BoardColumn[], isExpanded: boolean): number =>
  BASE_ROWS + (isExpanded ? 2 * furtherLines(match, columns) : 0);
