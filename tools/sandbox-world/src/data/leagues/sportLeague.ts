import type { BilingualName, WorldGameType } from '../../definitions/worldTypes.ts';
import { teamRows, type Team } from '../teams/teamRows.ts';

/** Sports of game type OP. */
export type OtherSport = 'iceHockey' | 'gridiron';

/** A league or tournament of a sport beside football and basketball. */
export interface SportLeague {
  readonly gameType: WorldGameType;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  readonly utcOffset: number;
  /** Place among the featured leagues of its sport, 0 for none. */
  readonly featured: number;
  /** Mean runs, goals or points of a match, both teams; of tennis the points won on serve, in percent. */
  readonly mean: number;
  /** Sets or frames at most; 0 where there are none. */
  readonly bestOf: number;
  readonly sport?: OtherSport;
  readonly teams: readonly Team[];
}

/** A league with its table of teams read. */
export function sportLeague(
  row: Omit<SportLeague, 'teams' | 'bestOf'> & { teams: string; bestOf?: number },
): SportLeague {
  return { bestOf: 0, ...row, teams: teamRows(row.teams) };
}
