import { type GameType } from '../entities/gameType.ts';
import { type Match, type SideScore } from '../entities/match.ts';

/** The numbers that stand beside the team names; `undefined` where there is none yet. */
export interface ShownScore {
  readonly home: number | undefined;
  readonly away: number | undefined;
  /** Second column: games or points of the running set. */
  readonly detail?: { readonly home: number | undefined; readonly away: number | undefined };
}

/** Sports counted in sets or frames rather than points. */
const SET_SPORTS: readonly GameType[] = ['TN', 'VB', 'TT', 'SK'];

const both = (match: Match, field: keyof SideScore) => ({
  home: match.score.home[field],
  away: match.score.away[field],
});

/** The score of a match from the fields of its sport: sets and games where it has sets, the full score elsewhere (§4, SPT-06). */
export const shownScore = (match: Match): ShownScore =>
  SET_SPORTS.includes(match.gameType)
    ? { ...both(match, 'set'), detail: both(match, 'game') }
    : both(match, 'fullTime');
