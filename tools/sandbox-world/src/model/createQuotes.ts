import type { MainLines } from './sportModel.ts';
import type { PlayCode } from '../definitions/worldTypes.ts';
import { above, balancedThreshold } from '../pricing/balancedThreshold.ts';
import type { Distribution } from '../pricing/distribution.ts';
import { lineText } from '../pricing/lineText.ts';
import { manyQuotes, createLineQuotes, type Quote } from '../pricing/quote.ts';

/** How a match will end: the laws of its final margin (home minus away) and total, and the chance of the home side. */
export interface MatchDistributions {
  readonly margin: Distribution;
  readonly total: Distribution;
  readonly home: number;
}

/** What a set of quotes shares. */
export interface QuoteScope {
  readonly isLive: boolean;
  readonly isOpen: boolean;
  /** Lines of handicap and total. */
  readonly lines: number;
  /** What the prices of two sides hold above 1. */
  readonly margin: number;
  /** Main lines of last time; the ones chosen now are written back. */
  readonly mainLines: MainLines;
}

const pickThresholds = ({ lines, mainLines }: QuoteScope, w: PlayCode, distribution: Distribution) => {
  const main = balancedThreshold(distribution, mainLines[w]);
  mainLines[w] = main;
  return [main, main - 1, main + 1].slice(0, lines);
};

/** Over and under of a count, at half points. */
export function totalQuotes(scope: QuoteScope, w: PlayCode, distribution: Distribution): Quote[] {
  return pickThresholds(scope, w, distribution).flatMap((threshold, i) => {
    const over = above(distribution, threshold);
    const line = lineText(4 * threshold);
    return createLineQuotes({ w, i, line, margin: scope.margin, isOpen: scope.isOpen }, ['O', 'U'], [over, 1 - over]);
  });
}

/**
 * Quotes handicap and total at half points, and the winner. One distribution gives all of them, so that they are
 * consistent.
 */
export function createQuotes(scope: QuoteScope, distribution: MatchDistributions): Quote[] {
  const { isLive, isOpen, margin } = scope;
  const w = isLive ? 'RE' : 'R';
  const handicaps = pickThresholds(scope, w, distribution.margin).flatMap((threshold, i) => {
    const home = above(distribution.margin, threshold);
    return createLineQuotes({ w, i, line: lineText(-4 * threshold), margin, isOpen }, ['H', 'C'], [home, 1 - home]);
  });
  return [
    ...handicaps,
    ...totalQuotes(scope, isLive ? 'ROU' : 'OU', distribution.total),
    ...createLineQuotes(
      { w: isLive ? 'RM' : 'M', i: 0, line: '', margin, isOpen },
      ['H', 'C'],
      [distribution.home, 1 - distribution.home],
    ),
  ];
}

/** Laws of what each side makes by itself. */
export interface SideDistributions {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly total: Distribution;
}

/** Further markets of sports with points: total of each side, odd or even. One line each. */
export function sideQuotes(scope: QuoteScope, { home, away, total }: SideDistributions): Quote[] {
  const one = { ...scope, lines: 1 };
  const { isLive } = scope;
  return [
    ...totalQuotes(one, isLive ? 'ROUH' : 'OUH', home),
    ...totalQuotes(one, isLive ? 'ROUC' : 'OUC', away),
    ...oddEvenQuotes(one, isLive ? 'REO' : 'EO', total),
  ];
}

/** Markets that `sideQuotes` makes. */
export const SIDE_MARKETS = 3;

/** Chance of an odd count. */
export function oddChance({ min, p }: Distribution): number {
  let odd = 0;
  p.forEach((one, k) => {
    if ((min + k) % 2 !== 0) odd += one;
  });
  return odd;
}

/** Odd or even. */
export function oddEvenQuotes({ isOpen, margin }: QuoteScope, w: PlayCode, distribution: Distribution): Quote[] {
  const odd = oddChance(distribution);
  return manyQuotes({ w, margin, isOpen }, ['OD', 'EV'], [odd, 1 - odd]);
}
