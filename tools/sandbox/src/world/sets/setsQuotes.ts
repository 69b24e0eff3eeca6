import { type MainLines } from '../engine/sportModel.ts';
import { lawQuotes, type LawScope } from '../pricing/lawQuotes.ts';
import { manyQuotes, type Quote } from '../pricing/quote.ts';
import { type PriceSide } from '../worldTypes.ts';
import { type SetsLaw } from './setLaw.ts';

export const SETS_MARGIN = 0.045;
const SET_SCORE_MARGIN = 0.09;

/** Handicap and total of what counts, and the winner. */
export const setsQuotes = (scope: LawScope, law: SetsLaw, mainLines: MainLines): Quote[] =>
  lawQuotes(scope, law, mainLines);

/** Correct score in sets: every end there is, whether it can still come or not. */
export function setScoreQuotes({ isLive, isOpen }: LawScope, law: SetsLaw, setsToWin: number): Quote[] {
  const losers = Array.from({ length: setsToWin }, (_, k) => k);
  const ends = [
    ...losers.map((k) => ({ home: setsToWin, away: k })),
    ...losers.map((k) => ({ home: k, away: setsToWin })),
  ];
  const sides = ends.map(({ home, away }): PriceSide => `H${home}C${away}`);
  const chances = ends.map(({ home, away }) => law.sets.find((one) => one.home === home && one.away === away)?.p ?? 0);
  return manyQuotes({ w: isLive ? 'RPD' : 'PD', margin: SET_SCORE_MARGIN, isOpen }, sides, chances);
}
