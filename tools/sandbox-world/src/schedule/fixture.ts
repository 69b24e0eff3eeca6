import type { League } from '../data/leagueCatalogue.ts';
import type { BilingualName } from '../definitions/worldTypes.ts';
import type { Team } from '../data/teams/parseTeamRows.ts';

/** Participant of an outright market. */
export interface Runner {
  readonly name: BilingualName;
  /** Weight of its probability relative to the other runners. */
  readonly weight: number;
}

/** Planned match. All its events depend on `seed`. Times are world time. */
export interface Fixture {
  readonly gameId: string;
  readonly seed: number;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  /** Runners of an outright market. Price n belongs to runner n, counted from 1. */
  readonly runners?: readonly Runner[];
  /** Kick-off, or the time at which an outright market is decided. */
  readonly startTime: number;
  /** Time at which it appears on a board. */
  readonly announceAt: number;
}
