import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';

/** Probabilities that a possession yields 1, 2 or 3 points. */
export interface PossessionOdds {
  readonly one: number;
  readonly two: number;
  readonly three: number;
}

export interface BasketballRates {
  readonly home: PossessionOdds;
  readonly away: PossessionOdds;
  /** Possessions of each side per minute of the game clock. */
  readonly pace: number;
  readonly quarterMinutes: number;
}

/** Average probabilities: 1.13 points per possession. */
const BASE: PossessionOdds = { one: 0.06, two: 0.34, three: 0.13 };
const BASE_POINTS = 1.13;
const STRENGTH = 0.0022;
const HOME_ADVANTAGE = 0.012;

const scaleBase = (factor: number): PossessionOdds => ({
  one: BASE.one * factor,
  two: BASE.two * factor,
  three: BASE.three * factor,
});

/** Computes the scoring rates from league pace, home advantage, strengths and random form (±2 %). */
export function computeBasketballRates({ seed, league, home, away }: Fixture): BasketballRates {
  const form = createRandom(hashSeed(seed, 'form'));
  const factor = (attack: number, defence: number, advantage: number) =>
    1 + STRENGTH * (attack - defence) + advantage + 0.04 * (form() - 0.5);
  return {
    home: scaleBase(factor(home.attack, away.defence, HOME_ADVANTAGE)),
    away: scaleBase(factor(away.attack, home.defence, -HOME_ADVANTAGE)),
    pace: Math.round(league.meanScore / 2 / BASE_POINTS / 4) / league.quarterMinutes,
    quarterMinutes: league.quarterMinutes,
  };
}

/** Returns mean and variance of the points of a possession. */
export function computePossessionMoments({ one, two, three }: PossessionOdds): { mean: number; variance: number } {
  const mean = one + 2 * two + 3 * three;
  return { mean, variance: one + 4 * two + 9 * three - mean * mean };
}
