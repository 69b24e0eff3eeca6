import type { Side } from '@pavilion/domain-sports';
import type { MarketBlock } from './marketGroups.ts';

/** The prices of a market as they stand: rows of a fixed number of columns; `undefined` keeps a place empty. */
export interface PriceGrid {
  readonly columns: number;
  readonly ids: readonly (string | undefined)[];
}

const parseCorrectScore = (side: string): readonly [home: number, away: number] | undefined => {
  const [, home, away] = /^H(\d+)C(\d+)$/.exec(side) ?? [];
  return home === undefined || away === undefined ? undefined : [Number(home), Number(away)];
};

/** Scores in three columns, home wins, draws, away wins, low scores first; any other score after them. */
function scoreGrid(priceIds: Readonly<Partial<Record<Side, string>>>): PriceGrid {
  const scores = Object.entries(priceIds).flatMap(([side, id]) => {
    const score = parseCorrectScore(side);
    return score && id ? [{ id, score }] : [];
  });
  const ordered = (keep: (home: number, away: number) => boolean) =>
    scores
      .filter(({ score: [home, away] }) => keep(home, away))
      .sort((a, b) => Math.max(...a.score) - Math.max(...b.score) || Math.min(...a.score) - Math.min(...b.score))
      .map(({ id }) => id);
  const lists = [ordered((h, a) => h > a), ordered((h, a) => h === a), ordered((h, a) => h < a)];
  const columns = lists.filter((list) => list.length > 0);
  const height = Math.max(0, ...columns.map((list) => list.length));
  const ids = Array.from({ length: height }, (_, row) => columns.map((list) => list[row])).flat();
  const other = priceIds.OVH;
  return { columns: columns.length || 1, ids: other ? [...ids, other] : ids };
}

const COLUMNS: Readonly<Record<string, number>> = { result: 3, doubleChance: 3, halfFull: 3 };

/** Lays a market out: a line of two sides is a row, lists of outcomes stand in as many columns as read well. */
export function priceGrid({ play, lines }: MarketBlock): PriceGrid {
  if (play.market === 'correctScore') return scoreGrid(lines[0]?.priceIds ?? {});
  const rows = lines.map(({ priceIds }) => play.sides.flatMap((side) => priceIds[side] ?? []));
  const columns = Math.min(COLUMNS[play.market] ?? 2, Math.max(1, ...rows.map((row) => row.length)));
  return { columns, ids: rows.flat() };
}
