import type { MainLines } from './sportModel.ts';
import type { MarketCode } from '../definitions/worldTypes.ts';
import { computeProbabilityAbove, findBalancedThreshold } from '../pricing/findBalancedThreshold.ts';
import type { Distribution } from '../pricing/distribution.ts';
import { formatLine } from '../pricing/formatLine.ts';
import { createManyQuotes, createLineQuotes, type Quote } from '../pricing/quote.ts';

/** Distributions of the final margin (home minus away) and total, and the probability of a home win. */
export interface MatchDistributions {
  readonly margin: Distribution;
  readonly total: Distribution;
  readonly home: number;
}

/** Properties shared by the quotes of a match. */
export interface QuoteScope {
  readonly isLive: boolean;
  readonly isOpen: boolean;
  /** Lines per market of handicap and total. */
  readonly lines: number;
  /** Margin of two-way markets: the sum of probabilities above 1. */
  readonly margin: number;
  /** Main lines of the last pricing. The new ones are written to it. */
  readonly mainLines: MainLines;
}

const pickThresholds = ({ lines, mainLines }: QuoteScope, w: MarketCode, distribution: Distribution) => {
  const main = findBalancedThreshold(distribution, mainLines[w]);
  mainLines[w] = main;
  return [main, main - 1, main + 1].slice(0, lines);
};

/** Creates the quotes of a total at half points. */
export function createTotalQuotes(scope: QuoteScope, w: MarketCode, distribution: Distribution): Quote[] {
  return pickThresholds(scope, w, distribution).flatMap((threshold, i) => {
    const over = computeProbabilityAbove(distribution, threshold);
    const line = formatLine(4 * threshold);
    return createLineQuotes({ w, i, line, margin: scope.margin, isOpen: scope.isOpen }, ['O', 'U'], [over, 1 - over]);
  });
}

/** Creates the quotes of handicap and total at half points, and of the winner, from consistent distributions. */
export function createQuotes(scope: QuoteScope, distribution: MatchDistributions): Quote[] {
  const { isLive, isOpen, margin } = scope;
  const w = isLive ? 'RE' : 'R';
  const handicaps = pickThresholds(scope, w, distribution.margin).flatMap((threshold, i) => {
    const home = computeProbabilityAbove(distribution.margin, threshold);
    return createLineQuotes({ w, i, line: formatLine(-4 * threshold), margin, isOpen }, ['H', 'C'], [home, 1 - home]);
  });
  return [
    ...handicaps,
    ...createTotalQuotes(scope, isLive ? 'ROU' : 'OU', distribution.total),
    ...createLineQuotes(
      { w: isLive ? 'RM' : 'M', i: 0, line: '', margin, isOpen },
      ['H', 'C'],
      [distribution.home, 1 - distribution.home],
    ),
  ];
}

/** Distributions of the score of each side and of the total. */
export interface SideDistributions {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly total: Distribution;
}

/** Creates the quotes of team totals and odd/even, with one line each. */
export function createSideQuotes(scope: QuoteScope, { home, away, total }: SideDistributions): Quote[] {
  const one = { ...scope, lines: 1 };
  const { isLive } = scope;
  return [
    ...createTotalQuotes(one, isLive ? 'ROUH' : 'OUH', home),
    ...createTotalQuotes(one, isLive ? 'ROUC' : 'OUC', away),
    ...createOddEvenQuotes(one, isLive ? 'REO' : 'EO', total),
  ];
}

/** Number of markets in `createSideQuotes`. */
export const SIDE_MARKETS = 3;

/** Returns the probability of an odd count. */
export function computeOddProbability({ min, p }: Distribution): number {
  let odd = 0;
  p.forEach((one, k) => {
    if ((min + k) % 2 !== 0) odd += one;
  });
  return odd;
}

/** Creates the quotes of odd/even. */
export function createOddEvenQuotes(
  { isOpen, margin }: QuoteScope,
  w: MarketCode,
  distribution: Distribution,
): Quote[] {
  const odd = computeOddProbability(distribution);
  return createManyQuotes({ w, margin, isOpen }, ['OD', 'EV'], [odd, 1 - odd]);
}
