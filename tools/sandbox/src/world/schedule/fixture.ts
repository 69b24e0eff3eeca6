import { type League } from '../data/leagueCatalogue.ts';
import { type Team } from '../data/teamRows.ts';

/** A planned match; everything that will happen in it follows from `seed`. Times are world time. */
export interface Fixture {
  readonly gameId: string;
  readonly seed: number;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly startTime: number;
  /** When it first shows on a board. */
  readonly announceAt: number;
}
