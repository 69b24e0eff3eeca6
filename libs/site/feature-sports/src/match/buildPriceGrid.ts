import type { MarketLine, Side } from '@pavilion/domain-sports';
import type { MarketBlock } from './getMarketGroups.ts';

/** Price ids of a market in rows of a fixed number of columns; `undefined` is an empty place. */
export interface PriceGrid {
  readonly columns: number;
  readonly ids: readonly (string | undefined)[];
}

const parseCorrectScore = (side: string): readonly [home: number, away: number] | undefined => {
  const [, home, away] = /^H(\d+)C(\d+)$/.exec(side) ?? [];
  return home === undefined || away === undefined ? undefined : [Number(home), Number(away)];
};

/** Returns correct scores in three columns, home wins, draws and away wins, low scores first; any other score last. */
function buildScoreGrid(priceIds: Readonly<Partial<Record<Side, string>>>): PriceGrid {
  const scores = Object.entries(priceIds).flatMap(([side, id]) => {
    const score = parseCorrectScore(side);
    return score && id ? [{ id, score }] : [];
  });
  const filterScores = (keep: (home: number, away: number) => boolean) =>
    scores
      .filter(({ score: [home, away] }) => keep(home, away))
      .sort((a, b) => Math.max(...a.score) - Math.max(...b.score) || Math.min(...a.score) - Math.min(...b.score))
      .map(({ id }) => id);
  const lists = [filterScores((h, a) => h > a), filterScores((h, a) => h === a), filterScores((h, a) => h < a)];
  const columns = lists.filter((list) => list.length > 0);
  const height = Math.max(0, ...columns.map((list) => list.length));
  const ids = Array.from({ length: height }, (_, row) => columns.map((list) => list[row])).flat();
  const other = priceIds.OVH;
  return { columns: columns.length || 1, ids: other ? [...ids, other] : ids };
}

const COLUMNS: Readonly<Record<string, number>> = { result: 3, doubleChance: 3, halfFull: 3 };

/** Returns the line of a price, such as `-0.75` or `2.5`; `undefined` for an unknown price. */
export type FindLine = (priceId: string) => string | undefined;

/** Sorts the lines of a market by their number, from the view of the home team. */
function sortLines(lines: readonly MarketLine[], findLine: FindLine): readonly MarketLine[] {
  const toNumber = ({ priceIds }: MarketLine): number => {
    const id = Object.values(priceIds).find((each) => each !== undefined);
    return Number((id && findLine(id)) ?? 0);
  };
  return lines.toSorted((a, b) => toNumber(a) - toNumber(b) || a.rank - b.rank);
}

/**
 * Returns the grid of a market: a line of two sides is a row; a list of outcomes has a suitable number of columns.
 *
 * Lines are in ascending order at the time of the call. A later change of a line moves no row, so that no price moves under
 * the pointer.
 */
export function buildPriceGrid({ play, lines }: MarketBlock, findLine: FindLine): PriceGrid {
  if (play.market === 'correctScore') return buildScoreGrid(lines[0]?.priceIds ?? {});
  const rows = sortLines(lines, findLine).map(({ priceIds }) => play.sides.flatMap((side) => priceIds[side] ?? []));
  const columns = Math.min(COLUMNS[play.market] ?? 2, Math.max(1, ...rows.map((row) => row.length)));
  return { columns, ids: rows.flat() };
}
