import type { BilingualName } from '../../definitions/worldTypes.ts';
import { teamRows, type Team } from '../teams/teamRows.ts';

/** Youth, women's and reserve competitions that a country's clubs also play. */
export type LeagueVariant = 'U21' | 'women' | 'reserve';

export interface FootballLeague {
  readonly key: string;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  /** Hours: kick-off times follow the clubs' own day. */
  readonly utcOffset: number;
  /** Place among the featured leagues (SPT-05), 0 for none. */
  readonly featured: number;
  /** Mean goals of a match. */
  readonly goals: number;
  readonly variants: readonly LeagueVariant[];
  readonly teams: readonly Team[];
}

/** A football league with its table of teams read. */
export function footballLeague(row: Omit<FootballLeague, 'teams'> & { teams: string }): FootballLeague {
  return { ...row, teams: teamRows(row.teams) };
}
