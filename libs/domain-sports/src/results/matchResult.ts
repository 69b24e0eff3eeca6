import type { ScorePart } from '../entities/match.ts';
import type { ResultCode } from './resultCodes.ts';

/** Goals, points, runs … of both sides. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Result of a match as far as bets depend on it. */
export interface MatchResult {
  /** Count for handicaps and totals: goals, points, runs, games of tennis, points of sets, frames. */
  readonly fullTime: Goals;
  /** Required for plays of the first half. */
  readonly halfTime?: Goals;
  /** Sets won. If present, winner and correct score depend on them. */
  readonly sets?: Goals;
  /** Points by quarter, period, set, inning or frame. */
  readonly parts?: readonly ScorePart[];
  /** Number of the winning runner of an outright. */
  readonly winner?: string;
  /** Code of a void match: every stake is returned. */
  readonly voidCode?: ResultCode;
}
