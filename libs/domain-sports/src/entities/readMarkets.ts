import type { Side } from '../plays/side.ts';
import type { MarketLine, Match } from './match.ts';

/** A price id with its play, rank and side. */
export interface PlacedPrice {
  readonly id: string;
  readonly playCode: string;
  readonly side: Side;
  readonly rank: number;
}

interface DraftLine {
  readonly rank: number;
  readonly priceIds: Partial<Record<Side, string>>;
}

/** Groups prices by play code and rank, main line first. */
export function readMarkets(prices: readonly PlacedPrice[]): Match['markets'] {
  const markets = new Map<string, Map<number, DraftLine>>();
  for (const { id, playCode, side, rank } of prices) {
    const lines = markets.get(playCode) ?? new Map<number, DraftLine>();
    const line = lines.get(rank) ?? { rank, priceIds: {} };
    line.priceIds[side] = id;
    markets.set(playCode, lines.set(rank, line));
  }
  const sorted = [...markets].map(([code, lines]): readonly [string, readonly MarketLine[]] => [
    code,
    [...lines.values()].sort((a, b) => a.rank - b.rank),
  ]);
  return Object.fromEntries(sorted);
}
