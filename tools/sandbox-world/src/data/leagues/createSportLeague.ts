import type { BilingualName, WorldGameType } from '../../definitions/worldTypes.ts';
import { parseTeamRows, type Team } from '../teams/parseTeamRows.ts';

/** Sports of game type OP. */
export type OtherSport = 'iceHockey' | 'gridiron';

/** League or tournament of a sport other than football and basketball. */
export interface SportLeague {
  readonly gameType: WorldGameType;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  readonly utcOffset: number;
  /** Rank among the featured leagues of its sport; 0 if not featured. */
  readonly featured: number;
  /** Mean runs, goals or points of a match, both sides together. In tennis: points won on serve, per cent. */
  readonly mean: number;
  /** Largest number of sets or frames; 0 in other sports. */
  readonly bestOf: number;
  readonly sport?: OtherSport;
  readonly teams: readonly Team[];
}

/** Creates a league and parses its team rows. */
export function createSportLeague(
  row: Omit<SportLeague, 'teams' | 'bestOf'> & { teams: string; bestOf?: number },
): SportLeague {
  return { bestOf: 0, ...row, teams: parseTeamRows(row.teams) };
}
