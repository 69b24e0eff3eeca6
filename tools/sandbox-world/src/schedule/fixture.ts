import type { League } from '../data/leagueCatalogue.ts';
import type { BilingualName } from '../definitions/worldTypes.ts';
import type { Team } from '../data/teams/teamRows.ts';

/** One that may win a champion market. */
export interface Runner {
  readonly name: BilingualName;
  /** Weight of its chance; the others' weights are on the same scale. */
  readonly weight: number;
}

/** A planned match; everything that will happen in it follows from `seed`. Times are world time. */
export interface Fixture {
  readonly gameId: string;
  readonly seed: number;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  /** Those who may win a champion market; price n is about runner n, counted from 1. */
  readonly runners?: readonly Runner[];
  /** Kick-off; of a champion market the hour at which it is decided. */
  readonly startTime: number;
  /** When it first shows on a board. */
  readonly announceAt: number;
}
