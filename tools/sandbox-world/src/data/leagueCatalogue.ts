import type { BilingualName, WorldGameType } from '../definitions/worldTypes.ts';
import { africaLeagues } from './football/africaLeagues.ts';
import { americasLeagues } from './football/americasLeagues.ts';
import { asiaLeagues } from './football/asiaLeagues.ts';
import { basketballLeagues } from './leagues/basketballLeagues.ts';
import type { BasketballLeague } from './leagues/basketballLeague.ts';
import { baseballLeagues } from './leagues/baseballLeagues.ts';
import { europeLeagues } from './football/europeLeagues.ts';
import { europeTopLeagues } from './football/europeTopLeagues.ts';
import type { FootballLeague } from './football/footballLeague.ts';
import { otherLeagues } from './leagues/otherLeagues.ts';
import { snookerLeagues, tableTennisLeagues, tennisLeagues } from './leagues/racketLeagues.ts';
import type { OtherSport, SportLeague } from './leagues/sportLeague.ts';
import type { Team } from './teams/teamRows.ts';
import { createLeagueVariants } from './football/createLeagueVariants.ts';
import { virtualLeagues } from './leagues/virtualLeagues.ts';
import { volleyballLeagues } from './leagues/volleyballLeagues.ts';

/** A league or tournament as the engine uses it. */
export interface League {
  readonly id: string;
  readonly gameType: WorldGameType;
  readonly name: BilingualName;
  readonly country: BilingualName;
  readonly icon: string;
  readonly utcOffset: number;
  /** Lower comes first on a board. */
  readonly sort: number;
  readonly isFeatured: boolean;
  /** First teams; the others are youth, women's and reserve competitions, announced a few hours ahead. */
  readonly isSenior: boolean;
  /** Its teams play in another league too, so it keeps clear of midnight (see `planDay`). */
  readonly isCup: boolean;
  readonly teams: readonly Team[];
  /** Mean goals, points or runs of a match, both teams; of tennis the points won on serve, in percent. */
  readonly meanScore: number;
  /** Basketball only. */
  readonly quarterMinutes: number;
  /** Sets or frames at most; 0 where there are none. */
  readonly bestOf: number;
  /** Which of the sports of OP. */
  readonly sport?: OtherSport;
  readonly sportName?: BilingualName;
  /** The sport of a champion market. */
  readonly championOf?: WorldGameType;
}

const EUROPE = '欧洲';

const senior = (row: FootballLeague | BasketballLeague, gameType: WorldGameType, id: number): League => ({
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

const footballSeniors = footballRows.map((row, i) => senior(row, 'FT', 101 + i));

const footballVariants = footballRows
  .flatMap((row, i) => createLeagueVariants(row).map((variant) => ({ ...footballSeniors[i]!, ...variant })))
  .map((league, i): League => ({ ...league, id: String(301 + i), sort: 301 + i, isFeatured: false, isSenior: false }));

const SPORT_NAMES: Readonly<Record<OtherSport, BilingualName>> = {
  iceHockey: { cn: '冰球', tw: '冰球' },
  gridiron: { cn: '美式足球', tw: '美式足球' },
};

const ofSport = (row: SportLeague, id: number): League => ({
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

const numbered = (rows: readonly SportLeague[], first: number) => rows.map((row, i) => ofSport(row, first + i));

/** Every league, football first. Ids are stable as long as rows are only appended. */
export const leagueCatalogue: readonly League[] = [
  ...footballSeniors,
  ...footballVariants,
  ...basketballLeagues.map((row, i) => senior(row, 'BK', 701 + i)),
  ...numbered(tennisLeagues, 801),
  ...numbered(baseballLeagues, 821),
  ...numbered(volleyballLeagues, 841),
  ...numbered(tableTennisLeagues, 861),
  ...numbered(snookerLeagues, 881),
  ...numbered(otherLeagues, 901),
  ...numbered(virtualLeagues, 921),
];
