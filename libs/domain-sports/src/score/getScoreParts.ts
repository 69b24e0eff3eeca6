import type { GameType } from '../entities/gameType.ts';
import type { Match } from '../entities/match.ts';

/** Column of the table of parts. */
export interface PartColumn {
  /** Message key of the column header. `values` contains the number of the part. */
  readonly key: `sports.part.${'half' | 'quarter' | 'period' | 'overtime' | 'set' | 'frame' | 'inning'}`;
  readonly values: { readonly part: number };
  readonly home: number;
  readonly away: number;
}

type PartName = 'half' | 'quarter' | 'period' | 'set' | 'frame' | 'inning';

const PART_NAMES: Readonly<Partial<Record<GameType, readonly [name: PartName, regular: number]>>> = {
  FT: ['half', 2],
  VF: ['half', 2],
  BK: ['quarter', 4],
  TN: ['set', Infinity],
  VB: ['set', Infinity],
  TT: ['set', Infinity],
  SK: ['frame', Infinity],
  BS: ['inning', Infinity],
};

/**
 * Returns the name and regular number of the parts. In `OP`, ice hockey has three periods and American football four
 * quarters.
 */
const partName = ({ gameType, period }: Match): readonly [name: PartName, regular: number] =>
  PART_NAMES[gameType] ?? (period.startsWith('q') ? ['quarter', 4] : ['period', 3]);

/** Computes the points of both halves from the half-time score. */
const halves = ({ score: { home, away } }: Match): Match['parts'] => {
  if (home.halfTime === undefined || away.halfTime === undefined) return [];
  const first = [home.halfTime, away.halfTime] as const;
  if (home.fullTime === undefined || away.fullTime === undefined) return [first];
  return [first, [home.fullTime - first[0], away.fullTime - first[1]]];
};

/**
 * Returns the points of each part of a match for the table of its detail page: halves, quarters, periods, sets, frames,
 * innings (SPT-06). Empty until the venue sends them.
 */
export function getScoreParts(match: Match): readonly PartColumn[] {
  const [name, regular] = partName(match);
  const parts = match.parts.length === 0 && name === 'half' ? halves(match) : match.parts;
  return parts.map(([home, away], at) => ({
    key: at < regular ? `sports.part.${name}` : 'sports.part.overtime',
    values: { part: at < regular ? at + 1 : at + 1 - regular },
    home,
    away,
  }));
}
