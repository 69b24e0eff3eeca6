import { leagueCatalogue, type League } from '../data/leagueCatalogue.ts';
import type { Team } from '../data/teams/parseTeamRows.ts';
import { createRandom } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { BilingualName } from '../definitions/worldTypes.ts';
import type { Fixture } from './fixture.ts';
import { formatGameId, PLAN_DAY_MS } from './planDay.ts';
import { PLAN_HOUR_MS, shuffle } from './planVirtual.ts';

const MINUTE = 60_000;
/** Approximate number of matches in play by default. */
export const DEFAULT_LIVE_MATCHES = 140;
/** Duration of a football match with break and stoppage time, in hours. */
const MATCH_HOURS = 1.87;
/** Number of hours in which a team plays once. */
const REST_HOURS = 3;
const SLOT = 5 * MINUTE;
/** Time between announcement and start. It is short, so that the early and today boards hardly change. */
const NOTICE = 30 * MINUTE;
const MAX_LIVE_MATCHES = 2_500;

const AGES = ['U23', 'U20', 'U19', 'U18', 'U17', 'U16', 'U15', 'U14'];

const appendSuffix = ({ cn, tw }: BilingualName, suffix: string): BilingualName => ({
  cn: cn + suffix,
  tw: tw + suffix,
});

/** Builds the youth leagues of an age group, with teams of the same clubs. */
function buildYouthLeagues(age: string, ageIndex: number): League[] {
  return leagueCatalogue
    .filter(({ gameType, isSenior, isCup }) => gameType === 'FT' && isSenior && !isCup)
    .map((league, k) => ({
      ...league,
      id: String(2_001 + 100 * ageIndex + k),
      name: { cn: `${league.country.cn}${age}联赛`, tw: `${league.country.tw}${age}聯賽` },
      sort: 2_001 + 100 * ageIndex + k,
      isFeatured: false,
      isSenior: false,
      teams: league.teams.map((team): Team => ({ ...team, name: appendSuffix(team.name, age) })),
    }));
}

interface Pairing {
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
}

/** Pairs the teams for a period of 3 hours, in which each team plays once. */
function pairTeams(seed: number, turn: number): Pairing[] {
  const random = createRandom(hashSeed(seed, 'load', turn));
  const pairs = AGES.flatMap((age, index) => buildYouthLeagues(age, index)).flatMap((league) => {
    const teams = shuffle(league.teams, random);
    return Array.from({ length: Math.floor(teams.length / 2) }, (_, k): Pairing => ({
      league,
      home: teams[2 * k]!,
      away: teams[2 * k + 1]!,
    }));
  });
  return shuffle(pairs, random);
}

/** Returns the kick-offs per hour needed for this many matches in play. */
const computeLoadPerHour = (liveMatches: number) =>
  Math.ceil(Math.max(Math.min(liveMatches, MAX_LIVE_MATCHES) - DEFAULT_LIVE_MATCHES, 0) / MATCH_HOURS);

/** Plans the youth football of an hour, so that about `liveMatches` are in play in total. */
export function planLoad(seed: number, hour: number, liveMatches: number): Fixture[] {
  const count = computeLoadPerHour(liveMatches);
  if (count === 0) return [];
  const all = pairTeams(seed, Math.floor(hour / REST_HOURS));
  const part = hour % REST_HOURS;
  const mine = all.filter((_, k) => k % REST_HOURS === part).slice(0, count);
  const begin = hour * PLAN_HOUR_MS;
  const day = Math.floor(begin / PLAN_DAY_MS);
  const hourOfDay = hour % (PLAN_DAY_MS / PLAN_HOUR_MS);
  return mine.map(({ league, home, away }, k) => {
    const gameId = formatGameId('FT', { day, index: hourOfDay * MAX_LIVE_MATCHES + k, digits: 5 });
    const startTime = begin + Math.floor((k * (PLAN_HOUR_MS / SLOT)) / mine.length) * SLOT;
    return { gameId, seed: hashSeed(seed, gameId), league, home, away, startTime, announceAt: startTime - NOTICE };
  });
}
