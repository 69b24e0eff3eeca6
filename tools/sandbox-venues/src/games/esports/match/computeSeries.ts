import { isSeriesOver, type SeriesScore } from './playMatch.ts';

/** Final score with its chance. */
export interface SeriesChance extends SeriesScore {
  readonly chance: number;
}

/** Chances of the home team: in the map that is played, and in each later one. */
export interface SeriesChances {
  readonly current: number;
  readonly later: number;
}

/** Computes the chances of all final scores from a score. */
export function computeSeries(bestOf: number, score: SeriesScore, { current, later }: SeriesChances): SeriesChance[] {
  if (isSeriesOver(score, bestOf)) return [{ home: score.home, away: score.away, chance: 1 }];
  const next = { current: later, later };
  const add = (weight: number, won: SeriesScore) =>
    computeSeries(bestOf, won, next).map((each) => ({ ...each, chance: each.chance * weight }));
  return [
    ...add(current, { home: score.home + 1, away: score.away }),
    ...add(1 - current, { home: score.home, away: score.away + 1 }),
  ];
}
