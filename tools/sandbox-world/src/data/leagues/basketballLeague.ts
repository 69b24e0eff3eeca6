import type { BilingualName } from '../../definitions/worldTypes.ts';
import { teamRows, type Team } from '../teams/teamRows.ts';

export interface BasketballLeague {
  readonly key: string;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  readonly utcOffset: number;
  /** Place among the featured leagues, 0 for none. */
  readonly featured: number;
  /** Mean points of a match, both teams. */
  readonly points: number;
  readonly quarterMinutes: number;
  readonly teams: readonly Team[];
}

/** A basketball league with its table of teams read. */
export function basketballLeague(row: Omit<BasketballLeague, 'teams'> & { teams: string }): BasketballLeague {
  return { ...row, teams: teamRows(row.teams) };
}
