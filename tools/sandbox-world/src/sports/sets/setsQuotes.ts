import type { PricingInput } from '../../model/sportModel.ts';
import type { QuoteScope } from '../../model/createQuotes.ts';
import { manyQuotes, type Quote } from '../../pricing/quote.ts';
import type { PriceSide } from '../../definitions/worldTypes.ts';
import { isDecided } from './setsCourse.ts';
import type { SetsDistributions } from './setLaw.ts';

const SETS_MARGIN = 0.045;
const SET_SCORE_MARGIN = 0.09;

/** What the quotes of a match of sets share. */
export const setsScope = (
  { state, mainLines }: PricingInput,
  setsToWin: number,
  { isFeatured }: { readonly isFeatured: boolean },
): QuoteScope => ({
  isLive: state.status !== 'scheduled',
  isOpen: !isDecided(state, setsToWin),
  lines: isFeatured ? 3 : 2,
  margin: SETS_MARGIN,
  mainLines,
});

/** Correct score in sets: every end there is, whether it can still come or not. */
export function setScoreQuotes(
  { isLive, isOpen }: QuoteScope,
  distributions: SetsDistributions,
  setsToWin: number,
): Quote[] {
  const losers = Array.from({ length: setsToWin }, (_, k) => k);
  const ends = [
    ...losers.map((k) => ({ home: setsToWin, away: k })),
    ...losers.map((k) => ({ home: k, away: setsToWin })),
  ];
  const sides = ends.map(({ home, away }): PriceSide => `H${home}C${away}`);
  const chances = ends.map(
    ({ home, away }) => distributions.sets.find((one) => one.home === home && one.away === away)?.p ?? 0,
  );
  return manyQuotes({ w: isLive ? 'RPD' : 'PD', margin: SET_SCORE_MARGIN, isOpen }, sides, chances);
}
