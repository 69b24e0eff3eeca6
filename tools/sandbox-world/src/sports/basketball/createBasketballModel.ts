import type { ClockFields, MatchState, PricingInput, ScoreFields, SportModel } from '../../model/sportModel.ts';
import { toWireParts } from '../../model/toWireParts.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { createBasketballDetail, createBasketballQuotes, type BasketballState } from './basketballQuotes.ts';
import { computeBasketballRates, type BasketballRates, type PossessionOdds } from './basketballRates.ts';
import { buildBasketballScript, OVERTIME_MINUTES, STRETCH } from './basketballScript.ts';

const MINUTE = 60_000;
/** Remaining minutes of the game clock at which prices close. */
const CLOSING_MINUTES = 0.25;
/** Amplitude of the price drift, as a share of a side's points. */
const DRIFT = 0.012;

const CODES = {
  early: { handicap: 'R', total: 'OU', winner: 'M' },
  live: { handicap: 'RE', total: 'ROU', winner: 'RM' },
  earlyHalf: { handicap: 'HR', total: 'HOU' },
  liveHalf: { handicap: 'HRE', total: 'HROU' },
} as const;

const parseQuarter = (period: string) => (/^Q[1-4]$/.test(period) ? Number(period[1]) : 0);

const scalePossession = ({ one, two, three }: PossessionOdds, factor: number): PossessionOdds => ({
  one: one * factor,
  two: two * factor,
  three: three * factor,
});

const pad = (value: number) => String(value).padStart(2, '0');

/** Returns the elapsed minutes of the game clock in a period of the given length. */
const computeMinutesGone = ({ periodAt }: MatchState, at: number, length: number) =>
  Math.min(Math.max((at - periodAt) / MINUTE / STRETCH, 0), length);

/** Returns the minutes of the game clock until the end of regulation or of the current overtime. */
function computeMinutesLeft(state: MatchState, at: number, quarterMinutes: number): number {
  const quarter = parseQuarter(state.period);
  if (quarter > 0) return (5 - quarter) * quarterMinutes - computeMinutesGone(state, at, quarterMinutes);
  if (state.period === 'OT') return OVERTIME_MINUTES - computeMinutesGone(state, at, OVERTIME_MINUTES);
  if (state.period === 'HT') return 2 * quarterMinutes;
  return state.status === 'scheduled' ? 4 * quarterMinutes : 0;
}

function computeBasketballClock(state: MatchState, at: number, quarterMinutes: number): ClockFields {
  const { period } = state;
  const quarter = parseQuarter(period);
  if (quarter === 0 && period !== 'OT') {
    const played = period === 'HT' ? 2 * quarterMinutes : period ? 4 * quarterMinutes : 0;
    return { re_time: period, t_count: played, se_now: period, HalfTime: period === 'HT' ? 'Y' : 'N' };
  }
  const length = quarter ? quarterMinutes : OVERTIME_MINUTES;
  const gone = computeMinutesGone(state, at, length);
  const seconds = Math.ceil((length - gone) * 60);
  const before = (quarter ? quarter - 1 : 4) * quarterMinutes;
  const re_time = `${period}^${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
  return { re_time, t_count: before + Math.floor(gone), se_now: period, HalfTime: 'N' };
}

/** Returns the minutes until half-time; 0 after it. */
const computeMinutesToHalf = (state: MatchState, at: number, quarterMinutes: number) =>
  Math.max(computeMinutesLeft(state, at, quarterMinutes) - 2 * quarterMinutes, 0);

const buildBasketballScores = ({ score, halfTimeScore, parts }: MatchState): ScoreFields => ({
  sc_FT_H: String(score.home),
  sc_FT_C: String(score.away),
  ...(halfTimeScore && { sc_HT_H: String(halfTimeScore.home), sc_HT_C: String(halfTimeScore.away) }),
  sc_parts: toWireParts(parts),
});

/**
 * Creates the model of basketball: possessions of 0 to 3 points, 4 quarters and overtime, and normally distributed
 * points.
 */
export function createBasketballModel(fixture: Fixture): SportModel {
  const rates = computeBasketballRates(fixture);
  const earlyLines = fixture.league.isFeatured ? 3 : 2;
  const { quarterMinutes } = rates;

  const toBasketballState = ({ state, at, drift }: PricingInput): BasketballState => {
    const left = computeMinutesLeft(state, at, quarterMinutes);
    const drifted: BasketballRates = {
      ...rates,
      home: scalePossession(rates.home, 1 + DRIFT * drift.home),
      away: scalePossession(rates.away, 1 + DRIFT * drift.away),
    };
    const isEarly = state.status === 'scheduled';
    return {
      codes: isEarly ? CODES.early : CODES.live,
      rates: drifted,
      score: state.score,
      minutesLeft: left,
      lines: isEarly ? earlyLines : 3,
      isOpen: left > CLOSING_MINUTES,
    };
  };
  const toFirstHalfState = ({ state, at }: PricingInput, whole: BasketballState): BasketballState => {
    const left = computeMinutesToHalf(state, at, quarterMinutes);
    const codes = state.status === 'scheduled' ? CODES.earlyHalf : CODES.liveHalf;
    return { ...whole, codes, minutesLeft: left, lines: 1, isOpen: left > CLOSING_MINUTES, isHalf: true };
  };

  return {
    hasGoals: false,
    goalPoints: 2,
    regularParts: 4,
    script: () => buildBasketballScript(fixture.seed, rates),
    clock: (state, at) => computeBasketballClock(state, at, quarterMinutes),
    scores: buildBasketballScores,
    quotes: (input) => {
      const whole = toBasketballState(input);
      const half = toFirstHalfState(input, whole);
      return [whole, half].flatMap((scope) => createBasketballQuotes(scope, input.mainLines));
    },
    detail: (input) =>
      createBasketballDetail(toBasketballState(input), input.state.status !== 'scheduled', input.mainLines),
    detailCount: () => 3,
  };
}
