import { toWireParts } from '../../model/toWireParts.ts';
import type { ClockFields, MatchState, PricingInput, SportModel } from '../../model/sportModel.ts';
import { createQuotes, type QuoteScope, SIDE_MARKETS, createSideQuotes } from '../../model/createQuotes.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import {
  type BaseballDistributions,
  computeBaseballDistributions,
  computeBaseballRates,
  INNINGS,
} from './computeBaseballDistributions.ts';
import { buildBaseballScript, HALF_INNING } from './baseballScript.ts';

const MINUTE = 60_000;
const BASEBALL_MARGIN = 0.045;
const DRIFT = 0.04;

const HALF = /^([TB])(\d+)$/;

/** Parses the half and number of the current inning. */
function parseInning(period: string): { isBottom: boolean; inning: number } {
  const match = HALF.exec(period);
  return { isBottom: match?.[1] === 'B', inning: Number(match?.[2] ?? 1) };
}

const computeBaseballClock = ({ period, startTime }: MatchState, at: number): ClockFields => ({
  re_time: period,
  t_count: period ? Math.max(Math.floor((at - startTime) / MINUTE), 0) : 0,
  se_now: period,
  HalfTime: 'N',
});

/** Creates the model of baseball. Prices follow from the joint distribution of the remaining innings. */
export function createBaseballModel(fixture: Fixture): SportModel {
  const rates = computeBaseballRates(fixture);
  const lines = fixture.league.isFeatured ? 3 : 2;

  const priceable = ({
    state,
    at,
    drift,
    mainLines,
  }: PricingInput): { scope: QuoteScope; distributions: BaseballDistributions } => {
    const isLive = state.status !== 'scheduled';
    const { inning, isBottom } = parseInning(state.period);
    const score = state.score;
    const isOver = isBottom && inning >= INNINGS && score.home > score.away;
    const gone = Math.min(Math.max((at - state.periodAt) / HALF_INNING, 0), 1);
    // Runs of the current half inning are already in the score. Its remaining part is priced as a shorter inning.
    const left = isLive && state.period ? 1 - gone : 1;
    const now = {
      home: rates.home * Math.exp(DRIFT * drift.home),
      away: rates.away * Math.exp(DRIFT * drift.away),
    };
    return {
      scope: { isLive, isOpen: !isOver && state.period !== 'FT', lines, margin: BASEBALL_MARGIN, mainLines },
      distributions: computeBaseballDistributions(now, { inning, isBottom, score, left }),
    };
  };

  return {
    hasGoals: false,
    goalPoints: 1,
    regularParts: INNINGS,
    script: () => buildBaseballScript(fixture.seed, rates),
    clock: computeBaseballClock,
    scores: ({ score, parts, serve, period }) => ({
      sc_FT_H: String(score.home),
      sc_FT_A: String(score.away),
      sc_parts: toWireParts(parts),
      ...(serve && { serve }),
      inningNum: String(HALF.test(period) ? parseInning(period).inning : Math.max(parts.length, 1)),
    }),
    quotes: (input) => {
      const { scope, distributions } = priceable(input);
      return createQuotes(scope, distributions);
    },
    detail: (input) => {
      const { scope, distributions } = priceable(input);
      return createSideQuotes(scope, {
        home: distributions.homeRuns,
        away: distributions.awayRuns,
        total: distributions.total,
      });
    },
    detailCount: () => SIDE_MARKETS,
  };
}
