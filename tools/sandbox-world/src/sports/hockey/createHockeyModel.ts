import type { ClockFields, Drift, MatchState, PricingInput, SportModel } from '../../model/sportModel.ts';
import { computeCountdownClock } from '../../model/computeCountdownClock.ts';
import { toWireParts } from '../../model/toWireParts.ts';
import { createQuotes, type QuoteScope, SIDE_MARKETS, createSideQuotes } from '../../model/createQuotes.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { computeHockeyDistributions, computeHockeyRates, type HockeyRates } from './computeHockeyDistributions.ts';
import { buildHockeyScript, PERIOD, PERIOD_MINUTES } from './hockeyScript.ts';

const HOCKEY_MARGIN = 0.045;
/** Amplitude of the price drift, as a share of the goals. */
const DRIFT = 0.04;
/** Remaining part of the match at which prices close. */
const CLOSING = 0.01;

/** Returns the remaining part of the 60 minutes, 0 to 1. */
function computePartLeft({ period, periodAt, status }: MatchState, at: number): number {
  if (status === 'scheduled') return 1;
  if (!/^P[1-3]$/.test(period)) return 0;
  const gone = Math.min(Math.max((at - periodAt) / PERIOD, 0), 1);
  return (4 - Number(period[1]) - gone) / 3;
}

const applyDrift = (rates: HockeyRates, drift: Drift): HockeyRates => ({
  home: rates.home * Math.exp(DRIFT * drift.home),
  away: rates.away * Math.exp(DRIFT * drift.away),
});

const computeHockeyClock = ({ period, periodAt }: MatchState, at: number): ClockFields =>
  computeCountdownClock({ period, periodAt, at, length: PERIOD, minutes: PERIOD_MINUTES, regular: 3 });

/** Creates the model of ice hockey: Poisson goals in 3 periods, and sudden-death overtime. */
export function createHockeyModel(fixture: Fixture): SportModel {
  const rates = computeHockeyRates(fixture);
  const lines = fixture.league.isFeatured ? 3 : 2;

  const priceable = ({ state, at, drift, mainLines }: PricingInput) => {
    const left = computePartLeft(state, at);
    const isLive = state.status !== 'scheduled';
    const isOpen = left > CLOSING || state.period === 'OT';
    const scope: QuoteScope = { isLive, isOpen, lines, margin: HOCKEY_MARGIN, mainLines };
    return { scope, distributions: computeHockeyDistributions(applyDrift(rates, drift), left, state.score) };
  };

  return {
    hasGoals: true,
    goalPoints: 1,
    regularParts: 3,
    script: () => buildHockeyScript(fixture.seed, rates),
    clock: computeHockeyClock,
    scores: ({ score, parts }) => ({
      sc_FT_H: String(score.home),
      sc_FT_C: String(score.away),
      sc_parts: toWireParts(parts),
    }),
    quotes: (input) => {
      const { scope, distributions } = priceable(input);
      return createQuotes(scope, distributions);
    },
    detail: (input) => {
      const { scope, distributions } = priceable(input);
      return createSideQuotes(scope, {
        home: distributions.homeGoals,
        away: distributions.awayGoals,
        total: distributions.total,
      });
    },
    detailCount: () => SIDE_MARKETS,
  };
}
