import type { SportModel } from '../../model/sportModel.ts';
import { createManyQuotes } from '../../pricing/quote.ts';
import { computeSmoothNoise } from '../../random/computeSmoothNoise.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import type { PriceSide } from '../../definitions/worldTypes.ts';

const HOUR = 3_600_000;
const CHAMPION_MARGIN = 0.14;
/** Amplitudes of the drift of a runner's weight: a slow wave over days and a smaller one over hours of world time. */
const WANDER = { days: 0.12, hours: 0.05 } as const;

/** Creates the model of an outright market, with one price per runner. Probabilities drift slowly around the weights. */
export function createChampionModel({ seed, runners = [] }: Fixture): SportModel {
  const sides = runners.map((_, k): PriceSide => `${k + 1}`);
  const chances = (at: number) => {
    const weights = runners.map(({ weight }, k) => {
      const days = WANDER.days * computeSmoothNoise(seed + 2 * k, at, 40 * HOUR);
      return weight * Math.exp(days + WANDER.hours * computeSmoothNoise(seed + 2 * k + 1, at, HOUR));
    });
    const sum = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / sum);
  };
  return {
    hasGoals: false,
    goalPoints: 0,
    script: () => [],
    clock: () => ({ re_time: '', t_count: 0, se_now: '', HalfTime: 'N' }),
    scores: () => ({}),
    quotes: ({ at }) => createManyQuotes({ w: 'FS', margin: CHAMPION_MARGIN, isOpen: true }, sides, chances(at)),
    detail: () => [],
    detailCount: () => 0,
  };
}
