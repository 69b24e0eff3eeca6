import type { MainLines } from '../../model/sportModel.ts';
import { computeAsianWeights, computeFairProbability } from '../../pricing/computeAsianWeights.ts';
import { findBalancedLine, type LineGrid } from '../../pricing/findBalancedLine.ts';
import { shiftDistribution } from '../../pricing/convolve.ts';
import { convolveDifference } from '../../pricing/convolveDifference.ts';
import type { Distribution } from '../../pricing/distribution.ts';
import { formatHongKongPrice } from '../../pricing/formatHongKongPrice.ts';
import { computeOddProbability } from '../../model/createQuotes.ts';
import { formatLine } from '../../pricing/formatLine.ts';
import { computePoisson } from '../../pricing/computePoisson.ts';
import { createManyQuotes, createLineQuotes, type Quote } from '../../pricing/quote.ts';
import { applyMargin } from '../../pricing/applyMargin.ts';
import type { MarketCode, PriceSide, Score } from '../../definitions/worldTypes.ts';
import { FOOTBALL_MARGIN, type FootballScope, computeThreeWayProbabilities } from './footballQuotes.ts';

/** Margins of the additional markets. */
const DETAIL_MARGIN = { twoWay: 0.05, correctScore: 0.18, goals: 0.08, halfFull: 0.12 } as const;

/** Largest number of goals of a side in correct score. */
const NAMED_GOALS = 4;
const SCORES = Array.from({ length: (NAMED_GOALS + 1) ** 2 }, (_, k) => ({
  home: Math.floor(k / (NAMED_GOALS + 1)),
  away: k % (NAMED_GOALS + 1),
}));

/** Scopes of the whole match and of the first half, as in `createFootballQuotes`. */
export interface DetailScope {
  readonly whole: FootballScope;
  readonly half: FootballScope;
  /** Half-time score; undefined before half-time. */
  readonly halfTimeScore: Score | undefined;
  readonly isVirtual: boolean;
}

/** Distributions of the final goals. */
interface GoalDistributions {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly total: Distribution;
  readonly difference: Distribution;
}

function computeGoalDistributions({ remaining, score }: FootballScope): GoalDistributions {
  const home = computePoisson(remaining.home, 11);
  const away = computePoisson(remaining.away, 11);
  return {
    home: shiftDistribution(home, score.home),
    away: shiftDistribution(away, score.away),
    total: shiftDistribution(computePoisson(remaining.home + remaining.away, 16), score.home + score.away),
    difference: shiftDistribution(convolveDifference(home, away), score.home - score.away),
  };
}

const getProbability = ({ min, p }: Distribution, value: number) => p[value - min] ?? 0;

const sumProbability = ({ min, p }: Distribution, from: number, to: number) =>
  p.reduce((sum, one, k) => (min + k >= from && min + k <= to ? sum + one : sum), 0);

function createCorrectScoreQuotes(w: MarketCode, { home, away }: GoalDistributions, isOpen: boolean): Quote[] {
  const named = SCORES.map((score) => getProbability(home, score.home) * getProbability(away, score.away));
  const other = Math.max(1 - named.reduce((sum, p) => sum + p, 0), 0);
  const sides: PriceSide[] = [...SCORES.map((score): PriceSide => `H${score.home}C${score.away}`), 'OVH'];
  return createManyQuotes({ w, margin: DETAIL_MARGIN.correctScore, isOpen }, sides, [...named, other]);
}

function createFootballOddEvenQuotes(w: MarketCode, { total }: GoalDistributions, isOpen: boolean): Quote[] {
  const odd = computeOddProbability(total);
  return createManyQuotes({ w, margin: DETAIL_MARGIN.twoWay, isOpen }, ['OD', 'EV'], [odd, 1 - odd]);
}

function createTotalGoalsQuotes(w: MarketCode, { total }: GoalDistributions, isOpen: boolean): Quote[] {
  const probabilities = [sumProbability(total, 0, 1), sumProbability(total, 2, 3), sumProbability(total, 4, 6)];
  const most = Math.max(1 - probabilities.reduce((sum, p) => sum + p, 0), 0);
  return createManyQuotes(
    { w, margin: DETAIL_MARGIN.goals, isOpen },
    ['T01', 'T23', 'T46', 'T7'],
    [...probabilities, most],
  );
}

function createBothScoreQuotes(w: MarketCode, { home, away }: GoalDistributions, isOpen: boolean): Quote[] {
  const both = (1 - getProbability(home, 0)) * (1 - getProbability(away, 0));
  return createLineQuotes({ w, i: 0, line: '', margin: DETAIL_MARGIN.twoWay, isOpen }, ['Y', 'NO'], [both, 1 - both]);
}

/** Creates the quotes of double chance as sums of two 1X2 prices with their margin, so that neither market is cheaper. */
function createDoubleChanceQuotes(w: MarketCode, { difference }: GoalDistributions, isOpen: boolean): Quote[] {
  const threeWay = computeThreeWayProbabilities(difference, 0);
  const priced = applyMargin(threeWay, FOOTBALL_MARGIN.threeWay);
  const pairs = [
    ['HN', 0, 1],
    ['CN', 2, 1],
    ['HC', 0, 2],
  ] as const;
  const isMarketOpen = isOpen && threeWay.every((p) => p < 0.975);
  return pairs.map(([r, a, b]) => {
    const q = priced[a]! + priced[b]!;
    return { w, r, i: 0, line: '', price: formatHongKongPrice(q), isOpen: isMarketOpen && q < 0.985 };
  });
}

const OUTCOMES = ['H', 'N', 'C'] as const;

/** Creates the quotes of half-time/full-time. The goals of the halves are independent. */
function createHalfFullQuotes(w: MarketCode, { whole, half, halfTimeScore }: DetailScope): Quote[] {
  const second = {
    home: Math.max(whole.remaining.home - half.remaining.home, 0.001),
    away: Math.max(whole.remaining.away - half.remaining.away, 0.001),
  };
  const rest = halfTimeScore ? whole.remaining : second;
  const later = convolveDifference(computePoisson(rest.home, 11), computePoisson(rest.away, 11));
  const now = halfTimeScore
    ? { min: whole.score.home - whole.score.away, p: new Float64Array([1]) }
    : computeGoalDistributions(half).difference;
  const probabilities = new Map<string, number>();
  now.p.forEach((p, k) => {
    const lead = now.min + k;
    const atHalf = halfTimeScore ? halfTimeScore.home - halfTimeScore.away : lead;
    const ends = computeThreeWayProbabilities(later, lead);
    OUTCOMES.forEach((end, n) => {
      const side = `${OUTCOMES[1 - Math.sign(atHalf)]}${end}`;
      probabilities.set(side, (probabilities.get(side) ?? 0) + p * ends[n]!);
    });
  });
  const sides = OUTCOMES.flatMap((first) => OUTCOMES.map((end) => `${first}${end}` as const));
  return createManyQuotes(
    { w, margin: DETAIL_MARGIN.halfFull, isOpen: true },
    sides,
    sides.map((side) => probabilities.get(side) ?? 0),
  );
}

/** Grid of team totals, from 0.25 above the score. */
const TEAM_GRID: LineGrid = { from: -36, to: -1, step: 1 };

/** Goals of a side, and the mean of its remaining goals. */
interface SideGoals {
  readonly scored: number;
  readonly toCome: number;
}

function createTeamTotalQuotes(w: MarketCode, { scored, toCome }: SideGoals, mainLines: MainLines): Quote[] {
  const distribution = computePoisson(toCome, 11);
  const quarters = findBalancedLine(distribution, TEAM_GRID, mainLines[w]);
  mainLines[w] = quarters;
  const over = computeFairProbability(computeAsianWeights(distribution, quarters));
  const line = formatLine(4 * scored - quarters);
  return createLineQuotes({ w, i: 0, line, margin: FOOTBALL_MARGIN.asian, isOpen: true }, ['O', 'U'], [over, 1 - over]);
}

/** Returns the number of markets in `createFootballDetail`. */
export const countFootballDetail = (isVirtual: boolean) => (isVirtual ? 3 : 10);

/**
 * Creates the quotes of the additional markets: odd/even, correct score, total goals, both to score, double chance,
 * half-time/full-time and team totals.
 *
 * They use the two Poisson distributions of the board, so that no market contradicts another.
 */
export function createFootballDetail(scope: DetailScope, mainLines: MainLines): Quote[] {
  const { whole, half, isVirtual } = scope;
  const isLive = whole.codes.handicap === 'RE';
  const code = (w: MarketCode) => (isLive ? (w.startsWith('H') ? `HR${w.slice(1)}` : `R${w}`) : w) as MarketCode;
  const distributions = computeGoalDistributions(whole);
  const basic = [
    ...createCorrectScoreQuotes(code('PD'), distributions, true),
    ...createTotalGoalsQuotes(code('T'), distributions, true),
    ...createFootballOddEvenQuotes(code('EO'), distributions, true),
  ];
  if (isVirtual) return basic;
  const first = computeGoalDistributions(half);
  return [
    ...basic,
    ...createBothScoreQuotes(code('TS'), distributions, true),
    ...createDoubleChanceQuotes(code('DC'), distributions, true),
    ...createHalfFullQuotes(code('F'), scope),
    ...createTeamTotalQuotes(code('OUH'), { scored: whole.score.home, toCome: whole.remaining.home }, mainLines),
    ...createTeamTotalQuotes(code('OUC'), { scored: whole.score.away, toCome: whole.remaining.away }, mainLines),
    ...createCorrectScoreQuotes(code('HPD'), first, half.isOpen),
    ...createFootballOddEvenQuotes(code('HEO'), first, half.isOpen),
  ];
}
