import type { BilingualName } from '../../definitions/worldTypes.ts';
import { parseTeamRows, type Team } from '../teams/parseTeamRows.ts';

/** Youth, women's and reserve competitions of the clubs of a country. */
export type LeagueVariant = 'U21' | 'women' | 'reserve';

export interface FootballLeague {
  readonly key: string;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  /** UTC offset in hours. Kick-off times follow the local day of the clubs. */
  readonly utcOffset: number;
  /** Rank among the featured leagues (SPT-05); 0 if not featured. */
  readonly featured: number;
  /** Mean goals of a match. */
  readonly goals: number;
  readonly variants: readonly LeagueVariant[];
  readonly teams: readonly Team[];
}

/** Creates a football league and parses its team rows. */
export function createFootballLeague(row: Omit<FootballLeague, 'teams'> & { teams: string }): FootballLeague {
  return { ...row, teams: parseTeamRows(row.teams) };
}
