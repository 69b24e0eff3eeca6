import type { PricingInput } from '../../model/sportModel.ts';
import type { QuoteScope } from '../../model/createQuotes.ts';
import { createManyQuotes, type Quote } from '../../pricing/quote.ts';
import type { PriceSide } from '../../definitions/worldTypes.ts';
import { isDecided } from './setsTimeline.ts';
import type { SetsDistributions } from './setsDistributions.ts';

const SETS_MARGIN = 0.045;
const SET_SCORE_MARGIN = 0.09;

/** Returns the properties shared by the quotes of a match of sets. */
export const createSetsScope = (
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

/** Creates the quotes of the correct score in sets. All final scores are included, also impossible ones. */
export function createSetScoreQuotes(
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
  return createManyQuotes({ w: isLive ? 'RPD' : 'PD', margin: SET_SCORE_MARGIN, isOpen }, sides, chances);
}
