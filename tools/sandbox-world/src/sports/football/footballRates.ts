import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';

/** Mean goals of each side over a whole match without red cards. */
export interface Rates {
  readonly home: number;
  readonly away: number;
}

/** One point of attack over defence multiplies the goals by e^0.022. */
const STRENGTH = 0.022;
const HOME_ADVANTAGE = 0.12;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Goal rates of a fixture: league mean, home advantage, strength, and the form of the day (±8 %). */
export function footballRates({ seed, league, home, away }: Fixture): Rates {
  const form = createRandom(hashSeed(seed, 'form'));
  const rate = (attack: number, defence: number, advantage: number) => {
    const strength = STRENGTH * (attack - defence) + advantage + 0.16 * (form() - 0.5);
    return within((league.meanScore / 2) * Math.exp(strength), 0.2, 5);
  };
  return {
    home: rate(home.attack, away.defence, HOME_ADVANTAGE),
    away: rate(away.attack, home.defence, -HOME_ADVANTAGE),
  };
}
