import { partsText } from '../engine/partsText.ts';
import type { ClockFields, MatchState, PricingInput, SportModel } from '../engine/sportModel.ts';
import { lawQuotes, type LawScope, SIDE_MARKETS, sideQuotes } from '../pricing/lawQuotes.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { type BaseballLaw, baseballLaw, baseballRates, INNINGS } from './baseballLaw.ts';
import { baseballScript, HALF_INNING } from './baseballScript.ts';

const MINUTE = 60_000;
const BASEBALL_MARGIN = 0.045;
const DRIFT = 0.04;

const HALF = /^([TB])(\d+)$/;

/** Half and number of the running inning. */
function inningOf(period: string): { isBottom: boolean; inning: number } {
  const match = HALF.exec(period);
  return { isBottom: match?.[1] === 'B', inning: Number(match?.[2] ?? 1) };
}

const baseballClock = ({ period, startTime }: MatchState, at: number): ClockFields => ({
  re_time: period,
  t_count: period ? Math.max(Math.floor((at - startTime) / MINUTE), 0) : 0,
  se_now: period,
  HalfTime: 'N',
});

/** Baseball: half innings of runs; prices from the joint law of the innings to come. */
export function baseballModel(fixture: Fixture): SportModel {
  const rates = baseballRates(fixture);
  const lines = fixture.league.isFeatured ? 3 : 2;

  const priceable = ({ state, at, drift, mainLines }: PricingInput): { scope: LawScope; law: BaseballLaw } => {
    const isLive = state.status !== 'scheduled';
    const { inning, isBottom } = inningOf(state.period);
    const score = state.score;
    const isOver = isBottom && inning >= INNINGS && score.home > score.away;
    const gone = Math.min(Math.max((at - state.periodAt) / HALF_INNING, 0), 1);
    // Of the running half the runs so far are in the score; the rest of it counts as an inning of what is left.
    const left = isLive && state.period ? 1 - gone : 1;
    const now = {
      home: rates.home * Math.exp(DRIFT * drift.home),
      away: rates.away * Math.exp(DRIFT * drift.away),
    };
    return {
      scope: { isLive, isOpen: !isOver && state.period !== 'FT', lines, margin: BASEBALL_MARGIN, mainLines },
      law: baseballLaw(now, { inning, isBottom, score, left }),
    };
  };

  return {
    hasGoals: false,
    goalPoints: 1,
    regularParts: INNINGS,
    script: () => baseballScript(fixture.seed, rates),
    clock: baseballClock,
    scores: ({ score, parts, serve, period }) => ({
      sc_FT_H: String(score.home),
      sc_FT_A: String(score.away),
      sc_parts: partsText(parts),
      ...(serve && { serve }),
      inningNum: String(HALF.test(period) ? inningOf(period).inning : Math.max(parts.length, 1)),
    }),
    quotes: (input) => {
      const { scope, law } = priceable(input);
      return lawQuotes(scope, law);
    },
    detail: (input) => {
      const { scope, law } = priceable(input);
      return sideQuotes(scope, { home: law.homeRuns, away: law.awayRuns, total: law.total });
    },
    detailCount: () => SIDE_MARKETS,
  };
}
