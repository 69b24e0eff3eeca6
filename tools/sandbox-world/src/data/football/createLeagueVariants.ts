import type { BilingualName } from '../../definitions/worldTypes.ts';
import type { FootballLeague, LeagueVariant } from './createFootballLeague.ts';
import type { Team } from '../teams/parseTeamRows.ts';

interface VariantNames {
  readonly league: BilingualName;
  readonly team: BilingualName;
  /** Number added to the league's mean goals. */
  readonly goals: number;
}

const VARIANTS: Readonly<Record<LeagueVariant, VariantNames>> = {
  U21: { league: { cn: 'U21联赛', tw: 'U21聯賽' }, team: { cn: 'U21', tw: 'U21' }, goals: 0.35 },
  women: { league: { cn: '女子联赛', tw: '女子聯賽' }, team: { cn: '女足', tw: '女足' }, goals: 0.4 },
  reserve: { league: { cn: '预备队联赛', tw: '預備隊聯賽' }, team: { cn: '预备队', tw: '預備隊' }, goals: 0.3 },
};

const joinNames = (name: BilingualName, suffix: BilingualName): BilingualName => ({
  cn: name.cn + suffix.cn,
  tw: name.tw + suffix.tw,
});

const toVariantTeam = (team: Team, suffix: BilingualName): Team => ({ ...team, name: joinNames(team.name, suffix) });

/** Creates the youth, women's and reserve competitions of a league's clubs, which fill the in-play board at all hours. */
export function createLeagueVariants(row: FootballLeague) {
  return row.variants.map((variant) => {
    const names = VARIANTS[variant];
    return {
      name: joinNames(row.country, names.league),
      meanScore: row.goals + names.goals,
      teams: row.teams.map((team) => toVariantTeam(team, names.team)),
    };
  });
}
