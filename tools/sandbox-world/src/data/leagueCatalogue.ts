import type { BilingualName, WorldGameType } from '../definitions/worldTypes.ts';
import { africaLeagues } from './football/africaLeagues.ts';
import { americasLeagues } from './football/americasLeagues.ts';
import { asiaLeagues } from './football/asiaLeagues.ts';
import { basketballLeagues } from './leagues/basketballLeagues.ts';
import type { BasketballLeague } from './leagues/createBasketballLeague.ts';
import { baseballLeagues } from './leagues/baseballLeagues.ts';
import { europeLeagues } from './football/europeLeagues.ts';
import { europeTopLeagues } from './football/europeTopLeagues.ts';
import type { FootballLeague } from './football/createFootballLeague.ts';
import { otherLeagues } from './leagues/otherLeagues.ts';
import { snookerLeagues, tableTennisLeagues, tennisLeagues } from './leagues/racketLeagues.ts';
import type { OtherSport, SportLeague } from './leagues/createSportLeague.ts';
import type { Team } from './teams/parseTeamRows.ts';
import { createLeagueVariants } from './football/createLeagueVariants.ts';
import { virtualLeagues } from './leagues/virtualLeagues.ts';
import { volleyballLeagues } from './leagues/volleyballLeagues.ts';

/** League or tournament. */
export interface League {
  readonly id: string;
  readonly gameType: WorldGameType;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  readonly utcOffset: number;
  /** Sort key on the board; lower values come first. */
  readonly sort: number;
  readonly isFeatured: boolean;
  /** Whether first teams play. Youth, women's and reserve matches are announced only a few hours ahead. */
  readonly isSenior: boolean;
  /** Whether its teams also play in another league. Such matches avoid midnight (see `planDay`). */
  readonly isCup: boolean;
  readonly teams: readonly Team[];
  /** Mean goals, points or runs of a match, both sides together. In tennis: points won on serve, per cent. */
  readonly meanScore: number;
  /** Length of a quarter in minutes; basketball only. */
  readonly quarterMinutes: number;
  /** Largest number of sets or frames; 0 in other sports. */
  readonly bestOf: number;
  /** Sport of a league of game type OP. */
  readonly sport?: OtherSport;
  readonly sportName?: BilingualName;
  /** Sport of an outright market. */
  readonly championOf?: WorldGameType;
}

const EUROPE = '欧洲';

const toSeniorLeague = (row: FootballLeague | BasketballLeague, gameType: WorldGameType, id: number): League => ({
  id: String(id),
  gameType,
  name: row.name,
  country: row.country,
  icon: row.icon,
  utcOffset: row.utcOffset,
  sort: row.featured || id,
  isFeatured: row.featured > 0,
  isSenior: true,
  isCup: row.country.cn === EUROPE,
  teams: row.teams,
  meanScore: 'goals' in row ? row.goals : row.points,
  quarterMinutes: 'quarterMinutes' in row ? row.quarterMinutes : 0,
  bestOf: 0,
});

const footballRows = [...europeTopLeagues, ...europeLeagues, ...asiaLeagues, ...americasLeagues, ...africaLeagues];

const footballSeniors = footballRows.map((row, i) => toSeniorLeague(row, 'FT', 101 + i));

const footballVariants = footballRows
  .flatMap((row, i) => createLeagueVariants(row).map((variant) => ({ ...footballSeniors[i]!, ...variant })))
  .map((league, i): League => ({ ...league, id: String(301 + i), sort: 301 + i, isFeatured: false, isSenior: false }));

const SPORT_NAMES: Readonly<Record<OtherSport, BilingualName>> = {
  iceHockey: { cn: '冰球', tw: '冰球' },
  gridiron: { cn: '美式足球', tw: '美式足球' },
};

const toCatalogueLeague = (row: SportLeague, id: number): League => ({
  id: String(id),
  gameType: row.gameType,
  name: row.name,
  country: row.country,
  icon: row.icon,
  utcOffset: row.utcOffset,
  sort: row.featured || id,
  isFeatured: row.featured > 0,
  isSenior: true,
  isCup: true,
  teams: row.teams,
  meanScore: row.mean,
  quarterMinutes: 0,
  bestOf: row.bestOf,
  ...(row.sport && { sport: row.sport, sportName: SPORT_NAMES[row.sport] }),
});

const numberLeagues = (rows: readonly SportLeague[], first: number) =>
  rows.map((row, i) => toCatalogueLeague(row, first + i));

/** All leagues, football first. Ids remain stable if rows are only appended. */
export const leagueCatalogue: readonly League[] = [
  ...footballSeniors,
  ...footballVariants,
  ...basketballLeagues.map((row, i) => toSeniorLeague(row, 'BK', 701 + i)),
  ...numberLeagues(tennisLeagues, 801),
  ...numberLeagues(baseballLeagues, 821),
  ...numberLeagues(volleyballLeagues, 841),
  ...numberLeagues(tableTennisLeagues, 861),
  ...numberLeagues(snookerLeagues, 881),
  ...numberLeagues(otherLeagues, 901),
  ...numberLeagues(virtualLeagues, 921),
];
