import { isSetSport } from '../entities/gameType.ts';
import type { Match, SideScore } from '../entities/match.ts';

/** One number for each side; `undefined` before the first one is sent. */
export interface ScorePair {
  readonly home: number | undefined;
  readonly away: number | undefined;
}

/** Numbers shown next to the team names. */
export interface DisplayedScore extends ScorePair {
  /** Second column: games or points of the current set. */
  readonly detail?: ScorePair;
  /** Third column, tennis: points of the current game, `0` to `40` and `A`. */
  readonly point?: { readonly home: string | undefined; readonly away: string | undefined };
}

const mapSides = <Field extends keyof SideScore>({ score: { home, away } }: Match, field: Field) => ({
  home: home[field],
  away: away[field],
});

/** Returns the displayed score: sets and games for sports with sets, otherwise the full score (§4, SPT-06). */
export function getDisplayedScore(match: Match): DisplayedScore {
  if (!isSetSport(match.gameType)) return mapSides(match, 'fullTime');
  const score = { ...mapSides(match, 'set'), detail: mapSides(match, 'game') };
  const point = mapSides(match, 'point');
  return point.home === undefined && point.away === undefined ? score : { ...score, point };
}
