import type { MainLines } from '../engine/sportModel.ts';
import type { PlayCode } from '../worldTypes.ts';
import { above, balancedThreshold } from './balancedThreshold.ts';
import type { Distribution } from './distribution.ts';
import { lineText } from './lineText.ts';
import { manyQuotes, quotesOf, type Quote } from './quote.ts';

/** How a match will end: the laws of its final margin (home minus away) and total, and the chance of the home side. */
export interface MatchLaw {
  readonly margin: Distribution;
  readonly total: Distribution;
  readonly home: number;
}

/** What a set of quotes shares. */
export interface LawScope {
  readonly isLive: boolean;
  readonly isOpen: boolean;
  /** Lines of handicap and total. */
  readonly lines: number;
  /** What the prices of two sides hold above 1. */
  readonly margin: number;
  /** Main lines of last time; the ones chosen now are written back. */
  readonly mainLines: MainLines;
}

const thresholdsOf = ({ lines, mainLines }: LawScope, w: PlayCode, distribution: Distribution) => {
  const main = balancedThreshold(distribution, mainLines[w]);
  mainLines[w] = main;
  return [main, main - 1, main + 1].slice(0, lines);
};

/** Over and under of a count, at half points. */
export function totalQuotes(scope: LawScope, w: PlayCode, law: Distribution): Quote[] {
  return thresholdsOf(scope, w, law).flatMap((threshold, i) => {
    const over = above(law, threshold);
    const line = lineText(4 * threshold);
    return quotesOf({ w, i, line, margin: scope.margin, isOpen: scope.isOpen }, ['O', 'U'], [over, 1 - over]);
  });
}

/** Handicap and total at half points, and the winner: all from one law, so that they agree. */
export function lawQuotes(scope: LawScope, law: MatchLaw): Quote[] {
  const { isLive, isOpen, margin } = scope;
  const w = isLive ? 'RE' : 'R';
  const handicaps = thresholdsOf(scope, w, law.margin).flatMap((threshold, i) => {
    const home = above(law.margin, threshold);
    return quotesOf({ w, i, line: lineText(-4 * threshold), margin, isOpen }, ['H', 'C'], [home, 1 - home]);
  });
  return [
    ...handicaps,
    ...totalQuotes(scope, isLive ? 'ROU' : 'OU', law.total),
    ...quotesOf({ w: isLive ? 'RM' : 'M', i: 0, line: '', margin, isOpen }, ['H', 'C'], [law.home, 1 - law.home]),
  ];
}

/** Laws of what each side makes by itself. */
export interface SideLaws {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly total: Distribution;
}

/** What stands behind the main markets where points are counted: each side's total, odd or even. One line each. */
export function sideQuotes(scope: LawScope, { home, away, total }: SideLaws): Quote[] {
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
export function oddEvenQuotes({ isOpen, margin }: LawScope, w: PlayCode, law: Distribution): Quote[] {
  const odd = oddChance(law);
  return manyQuotes({ w, margin, isOpen }, ['OD', 'EV'], [odd, 1 - odd]);
}
