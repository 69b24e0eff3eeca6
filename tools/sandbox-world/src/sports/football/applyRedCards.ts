import type { Score } from '../../definitions/worldTypes.ts';
import type { Rates } from './computeFootballRates.ts';

const SHORT_HANDED = 0.7;
const AGAINST_TEN = 1.25;

/** Adjusts goal rates to red cards: a side with fewer players scores less, its opponent more. */
export function applyRedCards({ home, away }: Rates, reds: Score): Rates {
  return {
    home: home * SHORT_HANDED ** reds.home * AGAINST_TEN ** reds.away,
    away: away * SHORT_HANDED ** reds.away * AGAINST_TEN ** reds.home,
  };
}
