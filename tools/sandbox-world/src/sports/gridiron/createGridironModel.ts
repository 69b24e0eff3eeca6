import { computeCountdownClock } from '../../model/computeCountdownClock.ts';
import { toWireParts } from '../../model/toWireParts.ts';
import type { Drift, MatchState, PricingInput, SportModel } from '../../model/sportModel.ts';
import { createQuotes, type QuoteScope, SIDE_MARKETS, createSideQuotes } from '../../model/createQuotes.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import type { Score } from '../../definitions/worldTypes.ts';
import {
  DRIVES,
  computeGridironDistributions,
  computeGridironRates,
  type GridironRates,
  scaleDrive,
} from './computeGridironDistributions.ts';
import { DRIVE, buildGridironScript, QUARTER, QUARTER_MINUTES } from './gridironScript.ts';

const GRIDIRON_MARGIN = 0.045;
const DRIFT = 0.03;

/** Returns the remaining drives of each side, including the current one. */
function computeDrivesLeft({ period, periodAt, status }: MatchState, at: number): Score {
  const quartersLeft =
    status === 'scheduled' ? 4 : period === 'HT' ? 2 : /^Q[1-4]$/.test(period) ? 4 - Number(period[1]) : 0;
  const isRunning = /^Q[1-4]$/.test(period);
  const done = isRunning ? Math.min(Math.max(Math.floor((at - periodAt) / DRIVE), 0), DRIVES) : DRIVES;
  const left = DRIVES - done;
  const whole = (quartersLeft * DRIVES) / 2;
  return { home: whole + Math.floor(left / 2), away: whole + Math.ceil(left / 2) };
}

const applyDrift = ({ home, away }: GridironRates, drift: Drift): GridironRates => ({
  home: scaleDrive(home, 1 + DRIFT * drift.home),
  away: scaleDrive(away, 1 + DRIFT * drift.away),
});

/** Creates the model of American football: alternating drives of 7, 3 or 0 points, and sudden-death overtime. */
export function createGridironModel(fixture: Fixture): SportModel {
  const rates = computeGridironRates(fixture);
  const lines = fixture.league.isFeatured ? 3 : 2;

  const priceable = ({ state, at, drift, mainLines }: PricingInput) => {
    const drives = computeDrivesLeft(state, at);
    const isLive = state.status !== 'scheduled';
    const isOpen = drives.home + drives.away > 0 || state.period === 'OT';
    const scope: QuoteScope = { isLive, isOpen, lines, margin: GRIDIRON_MARGIN, mainLines };
    return { scope, distributions: computeGridironDistributions(applyDrift(rates, drift), drives, state.score) };
  };

  return {
    hasGoals: false,
    goalPoints: 7,
    regularParts: 4,
    script: () => buildGridironScript(fixture.seed, rates),
    clock: ({ period, periodAt }, at) =>
      computeCountdownClock({ period, periodAt, at, length: QUARTER, minutes: QUARTER_MINUTES, regular: 4 }),
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
        home: distributions.homePoints,
        away: distributions.awayPoints,
        total: distributions.total,
      });
    },
    detailCount: () => SIDE_MARKETS,
  };
}
