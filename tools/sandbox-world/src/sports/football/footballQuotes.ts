import type { MainLines } from '../../model/sportModel.ts';
import { computeAsianWeights, computeFairProbability } from '../../pricing/computeAsianWeights.ts';
import { findBalancedLine, type LineGrid } from '../../pricing/findBalancedLine.ts';
import { convolveDifference } from '../../pricing/convolveDifference.ts';
import type { Distribution } from '../../pricing/distribution.ts';
import { formatLine } from '../../pricing/formatLine.ts';
import { computePoisson } from '../../pricing/computePoisson.ts';
import { createLineQuotes, type Quote } from '../../pricing/quote.ts';
import type { MarketCode, Score } from '../../definitions/worldTypes.ts';
import type { Rates } from './computeFootballRates.ts';

/** Margins of Asian two-way lines and of 1X2. */
export const FOOTBALL_MARGIN = { asian: 0.04, threeWay: 0.05 } as const;

/** Input of the prices of a scope (whole match or first half). */
export interface FootballScope {
  readonly codes: { readonly handicap: MarketCode; readonly total: MarketCode; readonly threeWay: MarketCode };
  /** Mean remaining goals in this scope. */
  readonly remaining: Rates;
  readonly score: Score;
  /** Lines of each market, 1 to 5. */
  readonly lines: { readonly handicap: number; readonly total: number };
  readonly isOpen: boolean;
}

/** Computes the probabilities of home win, draw and away win from the remaining goal difference and the current lead. */
export function computeThreeWayProbabilities(difference: Distribution, lead: number): [number, number, number] {
  let home = 0;
  let draw = 0;
  difference.p.forEach((p, k) => {
    const final = difference.min + k + lead;
    if (final > 0) home += p;
    else if (final === 0) draw += p;
  });
  return [home, draw, Math.max(1 - home - draw, 0)];
}

/** Returns the main line and its neighbours inside the grid. */
function listLines(main: number, grid: LineGrid, count: number): number[] {
  const near = [main, main - grid.step, main + grid.step, main + 2 * grid.step, main - 2 * grid.step];
  return near.filter((line) => line >= grid.from && line <= grid.to).slice(0, count);
}

/** Market with two sides and quarter lines. */
interface AsianMarket {
  readonly kind: 'handicap' | 'total';
  readonly grid: LineGrid;
  readonly sides: readonly ['H' | 'O', 'C' | 'U'];
}

const HANDICAP: AsianMarket = { kind: 'handicap', grid: { from: -20, to: 20, step: 1 }, sides: ['H', 'C'] };
/** Grid of totals. A total is goals minus line, so lines are negative; the lowest is 0.25 above the score. */
const TOTAL: AsianMarket = { kind: 'total', grid: { from: -36, to: -1, step: 1 }, sides: ['O', 'U'] };

/**
 * Creates the quotes of a scope: Asian handicap on the remaining goals, total of all goals, 1X2 on the final score.
 *
 * Remaining goals are independent Poisson counts. One pair of means therefore prices all markets consistently.
 * In-play handicaps count from 0–0 at the bet, as is usual for Asian handicaps.
 */
export function createFootballQuotes(scope: FootballScope, mainLines: MainLines): Quote[] {
  const { codes, remaining, score, isOpen, lines } = scope;
  const difference = convolveDifference(computePoisson(remaining.home, 11), computePoisson(remaining.away, 11));
  const total = computePoisson(remaining.home + remaining.away, 16);
  const goals = 4 * (score.home + score.away);

  const asian = (w: MarketCode, distribution: Distribution, { kind, grid, sides }: AsianMarket) => {
    const main = findBalancedLine(distribution, grid, mainLines[w]);
    mainLines[w] = main;
    return listLines(main, grid, lines[kind]).flatMap((quarters, i) => {
      const probability = computeFairProbability(computeAsianWeights(distribution, quarters));
      const line = formatLine(sides[0] === 'H' ? quarters : goals - quarters);
      return createLineQuotes({ w, i, line, margin: FOOTBALL_MARGIN.asian, isOpen }, sides, [
        probability,
        1 - probability,
      ]);
    });
  };

  const [home, draw, away] = computeThreeWayProbabilities(difference, score.home - score.away);
  return [
    ...asian(codes.handicap, difference, HANDICAP),
    ...asian(codes.total, total, TOTAL),
    ...createLineQuotes(
      { w: codes.threeWay, i: 0, line: '', margin: FOOTBALL_MARGIN.threeWay, isOpen },
      ['H', 'N', 'C'],
      [home, draw, away],
    ),
  ];
}
