import type { PriceSide, Score } from '../definitions/worldTypes.ts';
import { type Market, requireMarket } from './markets.ts';
import { getSettlementTime } from './getSettlementTime.ts';
import type { LegToSettle, MatchResult, SettlementCode } from './settlementTypes.ts';

const LINE = /^([+-]?)(\d{1,3})(?:\.(0|00|25|5|50|75))?$/;
const QUARTERS: Readonly<Record<string, number>> = { '0': 0, '00': 0, '25': 1, '5': 2, '50': 2, '75': 3 };

function parseLine(line: string): number {
  const match = LINE.exec(line);
  if (!match) throw new RangeError(`computeSettlementCode: "${line}" is not a line in quarter steps.`);
  const quarters = 4 * Number(match[2]) + (QUARTERS[match[3] ?? '0'] ?? 0);
  return match[1] === '-' ? -quarters : quarters;
}

/** Returns the code of a side that leads by `margin` quarters. A single quarter wins or loses half of the stake. */
function toSettlementCode(margin: number): SettlementCode {
  if (margin === 0) return 'P';
  const isHalf = Math.abs(margin) === 1;
  if (margin > 0) return isHalf ? 'LW' : 'W';
  return isHalf ? 'LL' : 'L';
}

const toWinOrLoss = (isWon: boolean): SettlementCode => (isWon ? 'W' : 'L');

/** Returns the side of a leg. Throws a RangeError if its market does not have it. */
function requireSide<Side extends PriceSide>({ r, w }: LegToSettle, sides: readonly Side[]): Side {
  const side = sides.find((one) => one === r);
  if (side === undefined) throw new RangeError(`computeSettlementCode: the market ${w} has no side ${r}.`);
  return side;
}

const COUNTED_FROM_BET: ReadonlySet<string> = new Set(['FT.RE', 'FT.HRE', 'VF.RE', 'VF.HRE']);

/** Returns the score that a handicap counts. Football in play counts goals after the bet only. */
function getCountedScore({ gameType, w, scoreAtBet }: LegToSettle, score: Score): Score {
  if (!COUNTED_FROM_BET.has(`${gameType}.${w}`)) return score;
  if (!scoreAtBet)
    throw new RangeError(`computeSettlementCode: the score at the bet is missing. Pass it as \`scoreAtBet\` for ${w}.`);
  return { home: score.home - scoreAtBet.home, away: score.away - scoreAtBet.away };
}

function computeHandicapCode(bet: LegToSettle, score: Score): SettlementCode {
  const { home, away } = getCountedScore(bet, score);
  const margin = 4 * (home - away) + parseLine(bet.line);
  return toSettlementCode(requireSide(bet, ['H', 'C']) === 'H' ? margin : -margin);
}

function computeTotalCode(bet: LegToSettle, count: number): SettlementCode {
  const margin = 4 * count - parseLine(bet.line);
  return toSettlementCode(requireSide(bet, ['O', 'U']) === 'O' ? margin : -margin);
}

/** Returns home, draw or away. */
const toThreeWayResult = ({ home, away }: Score) => (home > away ? 'H' : home < away ? 'C' : 'N');

/** Sports with draws. In other sports a draw, which only the console can set, is a push. */
const DRAWS: ReadonlySet<string> = new Set(['FT', 'VF']);

function computeResultCode(bet: LegToSettle, score: Score): SettlementCode {
  const outcome = toThreeWayResult(score);
  const side = requireSide(bet, ['H', 'N', 'C']);
  if (!DRAWS.has(bet.gameType) && outcome === 'N') return 'P';
  return toWinOrLoss(side === outcome);
}

function computeOddEvenCode(bet: LegToSettle, { home, away }: Score): SettlementCode {
  return toWinOrLoss(requireSide(bet, ['OD', 'EV']) === ((home + away) % 2 === 1 ? 'OD' : 'EV'));
}

const SCORE_SIDE = /^H(\d{1,2})C(\d{1,2})$/;
/** Largest number of goals of a side in correct score. */
const NAMED_GOALS = 4;

function computeCorrectScoreCode({ r, w }: LegToSettle, { home, away }: Score): SettlementCode {
  if (r === 'OVH') return toWinOrLoss(Math.max(home, away) > NAMED_GOALS);
  const match = SCORE_SIDE.exec(r);
  if (!match) throw new RangeError(`computeSettlementCode: the market ${w} has no side ${r}.`);
  return toWinOrLoss(Number(match[1]) === home && Number(match[2]) === away);
}

function computeTotalGoalsCode(bet: LegToSettle, { home, away }: Score): SettlementCode {
  const goals = home + away;
  const side = goals > 6 ? 'T7' : goals > 3 ? 'T46' : goals > 1 ? 'T23' : 'T01';
  return toWinOrLoss(requireSide(bet, ['T01', 'T23', 'T46', 'T7']) === side);
}

function computeHalfFullCode(bet: LegToSettle, { halfTime, fullTime }: MatchResult): SettlementCode {
  const side = requireSide(bet, ['HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC']);
  return toWinOrLoss(side === `${toThreeWayResult(halfTime)}${toThreeWayResult(fullTime)}`);
}

function computeChampionCode({ r }: LegToSettle, { winner }: MatchResult): SettlementCode {
  if (winner === undefined)
    throw new RangeError('computeSettlementCode: the winner of the outright market is missing. Pass it as `winner`.');
  return toWinOrLoss(r === winner);
}

type Rule = (bet: LegToSettle, score: Score, result: MatchResult) => SettlementCode;

const RULES: Readonly<Record<Market, Rule>> = {
  handicap: computeHandicapCode,
  total: (bet, { home, away }) => computeTotalCode(bet, home + away),
  homeTotal: (bet, { home }) => computeTotalCode(bet, home),
  awayTotal: (bet, { away }) => computeTotalCode(bet, away),
  result: (bet, score, { sets }) => computeResultCode(bet, sets ?? score),
  doubleChance: (bet, score) => toWinOrLoss(requireSide(bet, ['HN', 'CN', 'HC']).includes(toThreeWayResult(score))),
  oddEven: computeOddEvenCode,
  correctScore: (bet, score, { sets }) => computeCorrectScoreCode(bet, sets ?? score),
  totalGoals: computeTotalGoalsCode,
  halfFull: (bet, _score, result) => computeHalfFullCode(bet, result),
  bothScore: (bet, { home, away }) => toWinOrLoss((requireSide(bet, ['Y', 'NO']) === 'Y') === (home > 0 && away > 0)),
  champion: (bet, _score, result) => computeChampionCode(bet, result),
};

/**
 * Computes the settlement code of a bet: win, half win, push, half loss or loss.
 *
 * First-half markets use the half-time score. M and PD use the sets, if there are any.
 *
 * @throws RangeError for an invalid line or side, or if `scoreAtBet` or `winner` is missing
 */
export function computeSettlementCode(bet: LegToSettle, result: MatchResult): SettlementCode {
  const score = getSettlementTime(bet.w) === 'halfTime' ? result.halfTime : result.fullTime;
  return RULES[requireMarket(bet.w)](bet, score, result);
}
