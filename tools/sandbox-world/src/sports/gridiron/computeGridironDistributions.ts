import { createConstant, convolve, shiftDistribution } from '../../pricing/convolve.ts';
import type { Distribution } from '../../pricing/distribution.ts';
import type { MatchDistributions } from '../../model/createQuotes.ts';
import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import type { Score } from '../../definitions/worldTypes.ts';

/** Probabilities that a drive ends with a touchdown (7 points including the kick) or a field goal (3). */
export interface DriveOdds {
  readonly touchdown: number;
  readonly fieldGoal: number;
}

export interface GridironRates {
  readonly home: DriveOdds;
  readonly away: DriveOdds;
}

export const TOUCHDOWN = 7;
export const FIELD_GOAL = 3;
/** Drives per quarter, alternating between home and away. */
export const DRIVES = 6;
/** Average probabilities: 2.05 points per drive, or 24.6 per side in 12 drives. */
const BASE: DriveOdds = { touchdown: 0.22, fieldGoal: 0.17 };
const BASE_TOTAL = 49.2;
const STRENGTH = 0.0085;
const HOME_ADVANTAGE = 0.04;

/** Scales the probabilities of a drive. */
export const scaleDrive = ({ touchdown, fieldGoal }: DriveOdds, factor: number): DriveOdds => ({
  touchdown: Math.min(touchdown * factor, 0.6),
  fieldGoal: Math.min(fieldGoal * Math.sqrt(factor), 0.3),
});

/** Computes the probabilities of both sides from league mean, home advantage, strengths and random form (±5 %). */
export function computeGridironRates({ seed, league, home, away }: Fixture): GridironRates {
  const form = createRandom(hashSeed(seed, 'form'));
  const factor = (attack: number, defence: number, advantage: number) =>
    (league.meanScore / BASE_TOTAL) * Math.exp(STRENGTH * (attack - defence) + advantage + 0.1 * (form() - 0.5));
  return {
    home: scaleDrive(BASE, factor(home.attack, away.defence, HOME_ADVANTAGE)),
    away: scaleDrive(BASE, factor(away.attack, home.defence, -HOME_ADVANTAGE)),
  };
}

/** Computes the distribution of the points of several drives. */
function computePointsDistribution({ touchdown, fieldGoal }: DriveOdds, drives: number): Distribution {
  const one = new Float64Array(TOUCHDOWN + 1);
  one[0] = 1 - touchdown - fieldGoal;
  one[FIELD_GOAL] = fieldGoal;
  one[TOUCHDOWN] = touchdown;
  let distribution = createConstant(0);
  for (let k = 0; k < drives; k++) distribution = convolve(distribution, { min: 0, p: one });
  return distribution;
}

/** Returns the outcomes of an overtime, which the home side begins and the first points end. */
function computeOvertimeEnds({ home, away }: GridironRates) {
  const fails = (1 - home.touchdown - home.fieldGoal) * (1 - away.touchdown - away.fieldGoal);
  const first = 1 / (1 - fails);
  const second = (1 - home.touchdown - home.fieldGoal) * first;
  return [
    { home: TOUCHDOWN, away: 0, p: first * home.touchdown },
    { home: FIELD_GOAL, away: 0, p: first * home.fieldGoal },
    { home: 0, away: TOUCHDOWN, p: second * away.touchdown },
    { home: 0, away: FIELD_GOAL, p: second * away.fieldGoal },
  ];
}

/** Distributions of a match, including overtime. */
export interface GridironDistributions extends MatchDistributions {
  readonly homePoints: Distribution;
  readonly awayPoints: Distribution;
}

/**
 * Computes the distributions of margin, total and points of each side from the remaining drives and a possible overtime.
 *
 * The joint distribution is traversed once, so that all markets are consistent.
 */
export function computeGridironDistributions(rates: GridironRates, drives: Score, score: Score): GridironDistributions {
  const home = shiftDistribution(computePointsDistribution(rates.home, drives.home), score.home);
  const away = shiftDistribution(computePointsDistribution(rates.away, drives.away), score.away);
  const [highHome, highAway] = [home.p.length + TOUCHDOWN, away.p.length + TOUCHDOWN];
  const least = score.home - (score.away + highAway);
  const margin = new Float64Array(highHome + highAway + 1);
  const total = new Float64Array(highHome + highAway + 1);
  const homePoints = new Float64Array(highHome + 1);
  const awayPoints = new Float64Array(highAway + 1);
  const add = (h: number, a: number, p: number) => {
    margin[h - a - least]! += p;
    total[h + a - score.home - score.away]! += p;
    homePoints[h - score.home]! += p;
    awayPoints[a - score.away]! += p;
  };
  const overtime = computeOvertimeEnds(rates);
  home.p.forEach((ph, i) => {
    if (ph === 0) return;
    away.p.forEach((pa, j) => {
      const [h, a, p] = [home.min + i, away.min + j, ph * pa];
      if (h !== a) return add(h, a, p);
      for (const end of overtime) add(h + end.home, a + end.away, p * end.p);
    });
  });
  return {
    margin: { min: least, p: margin },
    total: { min: score.home + score.away, p: total },
    homePoints: { min: score.home, p: homePoints },
    awayPoints: { min: score.away, p: awayPoints },
    home: margin.reduce((sum, p, k) => (least + k > 0 ? sum + p : sum), 0),
  };
}
