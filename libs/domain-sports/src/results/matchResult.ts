import type { ScorePart } from '../entities/match.ts';
import type { ResultCode } from './resultCodes.ts';

/** Goals, points, runs … of both sides. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** How a match came out, as far as bets go. */
export interface MatchResult {
  /** What handicaps and totals count: goals, points, runs, games of tennis, points of sets, frames. */
  readonly fullTime: Goals;
  /** Needed for plays of the first half. */
  readonly halfTime?: Goals;
  /** Sets won, where winner and correct score are about them. */
  readonly sets?: Goals;
  /** By quarter, period, set, inning or frame. */
  readonly parts?: readonly ScorePart[];
  /** Number of the runner that won a champion market. */
  readonly winner?: string;
  /** Why the match does not count: every stake goes back. */
  readonly voidCode?: ResultCode;
}
