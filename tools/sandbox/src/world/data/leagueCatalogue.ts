import { type BilingualName, type WorldGameType } from '../worldTypes.ts';
import { africaLeagues } from './africaLeagues.ts';
import { americasLeagues } from './americasLeagues.ts';
import { asiaLeagues } from './asiaLeagues.ts';
import { basketballLeagues } from './basketballLeagues.ts';
import { type BasketballLeague } from './basketballLeague.ts';
import { europeLeagues } from './europeLeagues.ts';
import { europeTopLeagues } from './europeTopLeagues.ts';
import { type FootballLeague } from './footballLeague.ts';
import { type Team } from './teamRows.ts';
import { variantsOf } from './variantsOf.ts';

/** A league of either sport as the engine uses it. */
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
  /** Mean goals or points of a match, both teams. */
  readonly meanScore: number;
  /** Basketball only. */
  readonly quarterMinutes: number;
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
});

const footballRows = [...europeTopLeagues, ...europeLeagues, ...asiaLeagues, ...americasLeagues, ...africaLeagues];

const footballSeniors = footballRows.map((row, i) => senior(row, 'FT', 101 + i));

const footballVariants = footballRows
  .flatMap((row, i) => variantsOf(row).map((variant) => ({ ...footballSeniors[i]!, ...variant })))
  .map((league, i): League => ({ ...league, id: String(301 + i), sort: 301 + i, isFeatured: false, isSenior: false }));

/** Every league, football first. Ids are stable as long as rows are only appended. */
export const leagueCatalogue: readonly League[] = [
  ...footballSeniors,
  ...footballVariants,
  ...basketballLeagues.map((row, i) => senior(row, 'BK', 701 + i)),
];
