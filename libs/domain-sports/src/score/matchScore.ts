import { isSetSport } from '../entities/gameType.ts';
import type { Match, SideScore } from '../entities/match.ts';

/** One number a side; `undefined` where there is none yet. */
export interface ScorePair {
  readonly home: number | undefined;
  readonly away: number | undefined;
}

/** The numbers that stand beside the team names. */
export interface DisplayedScore extends ScorePair {
  /** Second column: games or points of the running set. */
  readonly detail?: ScorePair;
  /** Third column, tennis: points of the running game, `0` to `40` and `A`. */
  readonly point?: { readonly home: string | undefined; readonly away: string | undefined };
}

const mapSides = <Field extends keyof SideScore>({ score: { home, away } }: Match, field: Field) => ({
  home: home[field],
  away: away[field],
});

/** The score of a match from the fields of its sport: sets and games where it has sets, the full score elsewhere (§4, SPT-06). */
export function getDisplayedScore(match: Match): DisplayedScore {
  if (!isSetSport(match.gameType)) return mapSides(match, 'fullTime');
  const score = { ...mapSides(match, 'set'), detail: mapSides(match, 'game') };
  const point = mapSides(match, 'point');
  return point.home === undefined && point.away === undefined ? score : { ...score, point };
}
