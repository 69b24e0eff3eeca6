import type { BilingualName } from '../../definitions/worldTypes.ts';
import { parseTeamRows, type Team } from '../teams/parseTeamRows.ts';

export interface BasketballLeague {
  readonly key: string;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  readonly utcOffset: number;
  /** Rank among the featured leagues; 0 if not featured. */
  readonly featured: number;
  /** Mean points of a match, both teams together. */
  readonly points: number;
  readonly quarterMinutes: number;
  readonly teams: readonly Team[];
}

/** Creates a basketball league and parses its team rows. */
export function createBasketballLeague(row: Omit<BasketballLeague, 'teams'> & { teams: string }): BasketballLeague {
  return { ...row, teams: parseTeamRows(row.teams) };
}
