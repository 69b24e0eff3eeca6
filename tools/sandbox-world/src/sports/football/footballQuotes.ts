import type { MainLines } from '../../model/sportModel.ts';
import { asianWeights, fairProbability } from '../../pricing/asianWeights.ts';
import { balancedLine, type LineGrid } from '../../pricing/balancedLine.ts';
import { convolveDifference } from '../../pricing/convolveDifference.ts';
import type { Distribution } from '../../pricing/distribution.ts';
import { lineText } from '../../pricing/lineText.ts';
import { poisson } from '../../pricing/poisson.ts';
import { createLineQuotes, type Quote } from '../../pricing/quote.ts';
import type { PlayCode, Score } from '../../definitions/worldTypes.ts';
import type { Rates } from './footballRates.ts';

/** Margins: Asian two-way lines and 1X2. */
export const FOOTBALL_MARGIN = { asian: 0.04, threeWay: 0.05 } as const;

/** What the model needs to price one scope (whole match or first half). */
export interface FootballScope {
  readonly codes: { readonly handicap: PlayCode; readonly total: PlayCode; readonly threeWay: PlayCode };
  /** Mean goals still to come in this scope. */
  readonly remaining: Rates;
  readonly score: Score;
  /** Lines per market, 1 to 3. */
  readonly lines: number;
  readonly isOpen: boolean;
}

/** Win, draw and loss from the remaining goal difference and the current score. */
export function threeWayProbabilities(difference: Distribution, lead: number): [number, number, number] {
  let home = 0;
  let draw = 0;
  difference.p.forEach((p, k) => {
    const final = difference.min + k + lead;
    if (final > 0) home += p;
    else if (final === 0) draw += p;
  });
  return [home, draw, Math.max(1 - home - draw, 0)];
}

/** The main line and its two neighbours that the grid allows. */
function lineLadder(main: number, grid: LineGrid, count: number): number[] {
  const near = [main, main - grid.step, main + grid.step, main + 2 * grid.step, main - 2 * grid.step];
  return near.filter((line) => line >= grid.from && line <= grid.to).slice(0, count);
}

/** A market of two sides and quarter lines. */
interface AsianMarket {
  readonly grid: LineGrid;
  readonly sides: readonly ['H' | 'O', 'C' | 'U'];
}

const HANDICAP: AsianMarket = { grid: { from: -20, to: 20, step: 1 }, sides: ['H', 'C'] };
/** A total is a goal count minus its line, so lines are negative; the lowest offered is 0.25 above the score. */
const TOTAL: AsianMarket = { grid: { from: -36, to: -1, step: 1 }, sides: ['O', 'U'] };

/**
 * Quotes of one scope: Asian handicap on the goals from now on, over/under on all goals, 1X2 on the final score.
 *
 * Goals to come are independent Poisson counts, so one pair of means prices every market without contradiction.
 * Handicap lines in play are seen from 0–0 at the bet, as Asian books do.
 */
export function footballQuotes(scope: FootballScope, mainLines: MainLines): Quote[] {
  const { codes, remaining, score, isOpen, lines } = scope;
  const difference = convolveDifference(poisson(remaining.home, 11), poisson(remaining.away, 11));
  const total = poisson(remaining.home + remaining.away, 16);
  const goals = 4 * (score.home + score.away);

  const asian = (w: PlayCode, distribution: Distribution, { grid, sides }: AsianMarket) => {
    const main = balancedLine(distribution, grid, mainLines[w]);
    mainLines[w] = main;
    return lineLadder(main, grid, lines).flatMap((quarters, i) => {
      const probability = fairProbability(asianWeights(distribution, quarters));
      const line = lineText(sides[0] === 'H' ? quarters : goals - quarters);
      return createLineQuotes({ w, i, line, margin: FOOTBALL_MARGIN.asian, isOpen }, sides, [
        probability,
        1 - probability,
      ]);
    });
  };

  const [home, draw, away] = threeWayProbabilities(difference, score.home - score.away);
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
