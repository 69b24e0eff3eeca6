import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';

/** Mean goals of each side in a match without red cards. */
export interface Rates {
  readonly home: number;
  readonly away: number;
}

/** Effect of strength: one point of attack above defence multiplies the goals by e^0.022. */
const STRENGTH = 0.022;
const HOME_ADVANTAGE = 0.12;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Computes the goal rates from league mean, home advantage, strengths and random form (±8 %). */
export function computeFootballRates({ seed, league, home, away }: Fixture): Rates {
  const form = createRandom(hashSeed(seed, 'form'));
  const rate = (attack: number, defence: number, advantage: number) => {
    const strength = STRENGTH * (attack - defence) + advantage + 0.16 * (form() - 0.5);
    return clamp((league.meanScore / 2) * Math.exp(strength), 0.2, 5);
  };
  return {
    home: rate(home.attack, away.defence, HOME_ADVANTAGE),
    away: rate(away.attack, home.defence, -HOME_ADVANTAGE),
  };
}
