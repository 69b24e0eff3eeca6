import { shiftDistribution } from '../../pricing/convolve.ts';
import type { Distribution } from '../../pricing/distribution.ts';
import type { MatchDistributions } from '../../model/createQuotes.ts';
import { computePoisson } from '../../pricing/computePoisson.ts';
import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import type { Score } from '../../definitions/worldTypes.ts';

/** Mean goals of each side in 60 minutes. */
export interface HockeyRates {
  readonly home: number;
  readonly away: number;
}

const STRENGTH = 0.011;
const HOME_ADVANTAGE = 0.06;
const MAX_GOALS = 16;
const MIN_GOALS = 0.002;

/** Computes the goal rates from league mean, home advantage, strengths and random form (±6 %). */
export function computeHockeyRates({ seed, league, home, away }: Fixture): HockeyRates {
  const form = createRandom(hashSeed(seed, 'form'));
  const rate = (attack: number, defence: number, advantage: number) =>
    (league.meanScore / 2) * Math.exp(STRENGTH * (attack - defence) + advantage + 0.12 * (form() - 0.5));
  return {
    home: rate(home.attack, away.defence, HOME_ADVANTAGE),
    away: rate(away.attack, home.defence, -HOME_ADVANTAGE),
  };
}

/** Distributions of a match, including overtime. */
export interface HockeyDistributions extends MatchDistributions {
  readonly homeGoals: Distribution;
  readonly awayGoals: Distribution;
}

/**
 * Computes the distributions of margin, total and goals of each side. Goals in the remaining part are independent Poisson
 * counts.
 *
 * A tie is decided by one more goal. The home side scores it with its share of the goal rates.
 */
export function computeHockeyDistributions(rates: HockeyRates, partLeft: number, score: Score): HockeyDistributions {
  const mean = (rate: number) => Math.max(rate * partLeft, MIN_GOALS);
  const home = shiftDistribution(computePoisson(mean(rates.home), MAX_GOALS), score.home);
  const away = shiftDistribution(computePoisson(mean(rates.away), MAX_GOALS), score.away);
  const overtime = rates.home / (rates.home + rates.away);
  const margin = new Float64Array(2 * MAX_GOALS + 3);
  const total = new Float64Array(2 * MAX_GOALS + 2);
  const homeGoals = new Float64Array(MAX_GOALS + 2);
  const awayGoals = new Float64Array(MAX_GOALS + 2);
  const least = score.home - score.away - MAX_GOALS - 1;
  const add = (h: number, a: number, p: number) => {
    margin[score.home + h - score.away - a - least]! += p;
    total[h + a]! += p;
    homeGoals[h]! += p;
    awayGoals[a]! += p;
  };
  home.p.forEach((ph, h) => {
    away.p.forEach((pa, a) => {
      const isTie = score.home + h === score.away + a;
      if (!isTie) return add(h, a, ph * pa);
      add(h + 1, a, ph * pa * overtime);
      add(h, a + 1, ph * pa * (1 - overtime));
    });
  });
  const distribution = { min: least, p: margin };
  return {
    margin: distribution,
    total: { min: score.home + score.away, p: total },
    homeGoals: { min: score.home, p: homeGoals },
    awayGoals: { min: score.away, p: awayGoals },
    home: margin.reduce((sum, p, k) => (least + k > 0 ? sum + p : sum), 0),
  };
}
