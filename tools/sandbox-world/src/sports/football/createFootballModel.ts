import type { ClockFields, MatchState, PricingInput, ScoreFields, SportModel } from '../../model/sportModel.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { createFootballDetail, countFootballDetail } from './footballDetail.ts';
import { createFootballQuotes, type FootballScope } from './footballQuotes.ts';
import { computeFootballRates, type Rates } from './computeFootballRates.ts';
import { buildFootballScript, getFootballShape, type HalfLengths } from './footballScript.ts';
import { HALF_MASS, computeMassPlayed } from './goalMass.ts';
import { applyRedCards } from './applyRedCards.ts';

/** Minute at which first-half prices close, before stoppage time. */
const FIRST_HALF_CLOSES = 43;
/** Smallest mean of remaining goals, so that all probabilities are defined. */
const MIN_GOALS = 0.004;

const LIVE_LINES = { handicap: 4, total: 3 };

const CODES = {
  early: { handicap: 'R', total: 'OU', threeWay: 'M' },
  earlyHalf: { handicap: 'HR', total: 'HOU', threeWay: 'HM' },
  live: { handicap: 'RE', total: 'ROU', threeWay: 'RM' },
  liveHalf: { handicap: 'HRE', total: 'HROU', threeWay: 'HRM' },
} as const;

/** Shares of a match's goals that remain, in the first half and in total. */
interface Remaining {
  readonly first: number;
  readonly whole: number;
}

const scaleRates = (rates: Rates, mass: number): Rates => ({
  home: Math.max(rates.home * mass, MIN_GOALS),
  away: Math.max(rates.away * mass, MIN_GOALS),
});

function computeFootballClock({ period, periodAt }: MatchState, at: number, minute: number): ClockFields {
  const minutes = Math.max(Math.floor((at - periodAt) / minute), 0);
  switch (period) {
    case '1H':
      return { re_time: `1H^${minutes}`, t_count: minutes, se_now: '1H', HalfTime: 'N' };
    case '2H':
      return { re_time: `2H^${45 + minutes}`, t_count: 45 + minutes, se_now: '2H', HalfTime: 'N' };
    case 'HT':
      return { re_time: 'HT', t_count: 45, se_now: 'HT', HalfTime: 'Y' };
    default:
      return { re_time: period, t_count: period ? 90 : 0, se_now: period, HalfTime: 'N' };
  }
}

/** Builds the score fields: goals, half-time goals and red cards. */
const buildFootballScores = ({ score, halfTimeScore, reds }: MatchState): ScoreFields => ({
  sc_FT_H: String(score.home),
  sc_FT_C: String(score.away),
  ...(halfTimeScore && { sc_HT_H: String(halfTimeScore.home), sc_HT_C: String(halfTimeScore.away) }),
  rc_H: String(reds.home),
  rc_C: String(reds.away),
});

function computeRemaining({ period, periodAt }: MatchState, at: number, lengths: HalfLengths): Remaining {
  const left = (length: number) => 1 - computeMassPlayed(Math.min(Math.max((at - periodAt) / length, 0), 1));
  if (period === '') return { first: HALF_MASS.first, whole: 1 };
  if (period === 'HT') return { first: 0, whole: HALF_MASS.second };
  if (period === '2H') return { first: 0, whole: HALF_MASS.second * left(lengths.second) };
  const first = period === '1H' ? HALF_MASS.first * left(lengths.first) : 0;
  return { first, whole: first + (period === '1H' ? HALF_MASS.second : 0) };
}

/** Creates the model of real and virtual football: Poisson goals, two halves, and prices of the remaining goals. */
export function createFootballModel(fixture: Fixture): SportModel {
  const isVirtual = fixture.league.gameType === 'VF';
  const rates = computeFootballRates(fixture);
  const shape = getFootballShape(fixture.seed, isVirtual);
  const earlyLines = fixture.league.isFeatured ? 3 : 2;

  const createScopes = ({ state, at, drift }: PricingInput): [FootballScope, FootballScope] => {
    const isEarly = state.status === 'scheduled';
    const amplitude = isEarly ? 0.03 : 0.05;
    const now = applyRedCards(
      { home: rates.home * Math.exp(amplitude * drift.home), away: rates.away * Math.exp(amplitude * drift.away) },
      state.reds,
    );
    const mass = computeRemaining(state, at, shape.lengths);
    const isHalfOpen = isEarly || (state.period === '1H' && at - state.periodAt < FIRST_HALF_CLOSES * shape.minute);
    const { score } = state;
    return [
      {
        score,
        codes: isEarly ? CODES.early : CODES.live,
        remaining: scaleRates(now, mass.whole),
        lines: isEarly ? { handicap: earlyLines, total: earlyLines } : LIVE_LINES,
        isOpen: true,
      },
      {
        score,
        codes: isEarly ? CODES.earlyHalf : CODES.liveHalf,
        remaining: scaleRates(now, mass.first),
        lines: { handicap: 1, total: 1 },
        isOpen: isHalfOpen,
      },
    ];
  };

  return {
    hasGoals: true,
    goalPoints: 1,
    script: () => buildFootballScript(fixture.seed, rates, shape),
    clock: (state, at) => computeFootballClock(state, at, shape.minute),
    scores: buildFootballScores,
    quotes: (input) => {
      const [whole, half] = createScopes(input);
      return (isVirtual ? [whole] : [whole, half]).flatMap((scope) => createFootballQuotes(scope, input.mainLines));
    },
    detail: (input) => {
      const [whole, half] = createScopes(input);
      return createFootballDetail(
        { whole, half, halfTimeScore: input.state.halfTimeScore, isVirtual },
        input.mainLines,
      );
    },
    detailCount: () => countFootballDetail(isVirtual),
  };
}
