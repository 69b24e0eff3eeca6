import { leagueCatalogue, type League } from '../data/leagueCatalogue.ts';
import type { Team } from '../data/teams/parseTeamRows.ts';
import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { WorldGameType } from '../definitions/worldTypes.ts';
import type { Fixture } from './fixture.ts';
import { kickOffSlots, type KickOffSlot, otherSlots } from './kickOffSlots.ts';
import { getLocalHourWeight } from './getLocalHourWeight.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Length of a planning day, milliseconds. It is the UTC day. */
export const PLAN_DAY_MS = 24 * HOUR;
/** Longest time between announcement and start, milliseconds. */
export const MAX_NOTICE_MS = 84 * HOUR;
/** Shortest time between two kick-offs of a team, milliseconds. */
const TEAM_REST = 3 * HOUR;

/** Whether a league may start after 21:00 UTC on a day. It then has no matches until 03:00. Cups avoid both ranges. */
const isLate = (league: League, seed: number, day: number) => !league.isCup && hashSeed(seed, day, league.id) % 2 === 0;

/** Whether a sport has few leagues. It keeps alternate teams away from midnight instead. */
const isSmallSport = ({ gameType }: League) => gameType !== 'FT' && gameType !== 'BK';

/** Hour of a planning day. */
interface Hour {
  readonly day: number;
  readonly hour: number;
}

/** Whether a team may play at an hour. Around midnight, teams of small sports play on alternate days only. */
const isClear = (league: League, place: number, { day, hour }: Hour) =>
  !isSmallSport(league) || (hour >= 3 && hour < 21) || (place + day) % 2 === 0;

function mayStart(league: League, seed: number, { day, hour }: Hour): boolean {
  if (isSmallSport(league)) return true;
  if (hour >= 21) return isLate(league, seed, day);
  return hour >= 3 || (!league.isCup && !isLate(league, seed, day - 1));
}

const computeLeagueWeight = (league: League, time: number) => {
  const weight = getLocalHourWeight(time, league.utcOffset) * Math.sqrt(league.teams.length);
  return league.isFeatured ? 2.5 * Math.max(weight, 0.8) : weight;
};

function pickWeighted(leagues: readonly League[], weights: readonly number[], random: Random): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < leagues.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return leagues.length - 1;
}

type Agenda = Map<string, number[]>;

/** Limits of a team: rest between kick-offs in milliseconds, and matches per day. */
export interface Workload {
  readonly rest: number;
  readonly most: number;
}

const TEAM_SPORT: Workload = { rest: TEAM_REST, most: 3 };
/** Limits of individual sports, which are higher than in reality to fill the day. */
const WORKLOADS: Readonly<Partial<Record<WorldGameType, Workload>>> = {
  TN: { rest: TEAM_REST, most: 5 },
  SK: { rest: TEAM_REST, most: 5 },
  TT: { rest: HOUR, most: 10 },
};

/** Returns the limits of the teams of a sport. */
export const getWorkload = (gameType: WorldGameType): Workload => WORKLOADS[gameType] ?? TEAM_SPORT;

const buildTeamKey = (gameType: WorldGameType, team: Team) => gameType + team.name.cn;

/** Time of a kick-off. */
interface Moment extends Hour {
  readonly time: number;
}

/** Kick-offs planned so far, and the random numbers of the plan. */
interface Draft {
  readonly agenda: Agenda;
  readonly random: Random;
}

/** Picks two teams that may play at a time, preferring those with fewer matches on the day. */
function pickTeams(league: League, moment: Moment, { agenda, random }: Draft): [Team, Team] | undefined {
  const { rest, most } = getWorkload(league.gameType);
  const rested = league.teams
    .map((team) => ({ team, starts: agenda.get(buildTeamKey(league.gameType, team)) ?? [], draw: random() }))
    .filter(
      ({ starts }, place) =>
        starts.length < most &&
        isClear(league, place, moment) &&
        starts.every((start) => Math.abs(start - moment.time) >= rest),
    )
    .sort((a, b) => a.starts.length - b.starts.length || a.draw - b.draw);
  const [home, away] = rested;
  return home && away ? [home.team, away.team] : undefined;
}

/** Shares of matches of leagues that are not featured and are announced days ahead, by sport. */
const LONG_NOTICE: Readonly<Partial<Record<WorldGameType, number>>> = { FT: 0.22, BK: 0.4 };
/** The same share in other sports, for all leagues. */
const LONG_NOTICE_OTHERS = 0.12;

const isPlannedLong = ({ gameType, isSenior, isFeatured }: League, random: Random) => {
  const part = LONG_NOTICE[gameType];
  if (part === undefined) return random() < LONG_NOTICE_OTHERS;
  return isSenior && (isFeatured || random() < part);
};

function pickNoticePeriod(league: League, random: Random): number {
  return isPlannedLong(league, random) ? MAX_NOTICE_MS - random() * 2 * HOUR : (3 + 2 * random()) * HOUR;
}

/** First digits of match ids by sport. */
const SPORT_DIGIT: Readonly<Record<WorldGameType, string>> = {
  FT: '1',
  VF: '2',
  BK: '3',
  TN: '4',
  OP: '5',
  SK: '6',
  FS: '7',
  VB: '8',
  BS: '9',
  TT: '0',
};

/** Position of a match in the plan of a day. `digits` is the width of the index. */
interface PlanPlace {
  readonly day: number;
  readonly index: number;
  readonly digits?: number;
}

/** Formats a numeric match id from sport, day and position. It is stable for a seed. */
export const formatGameId = (gameType: WorldGameType, { day, index, digits = 4 }: PlanPlace) =>
  `${SPORT_DIGIT[gameType]}${String(day).padStart(5, '0')}${String(index).padStart(digits, '0')}`;

/** Inputs of a day's fixtures; `part` is the share of the usual number of fixtures. */
interface SportsPlan {
  readonly seed: number;
  readonly day: number;
  readonly random: Random;
  readonly slots: readonly KickOffSlot[];
  readonly part: number;
}

/** Plans the sports of one plan. They share its random numbers, so a new sport needs its own plan to change no other. */
function planSports({ seed, day, random, slots, part }: SportsPlan): Fixture[] {
  const agenda: Agenda = new Map();
  const fixtures: Fixture[] = [];

  // With a smaller share, fractions of kick-offs accumulate until they make a whole one.
  let owed = 1 - part;
  const accrueKickOffs = (slot: KickOffSlot): number => {
    owed += slot.count * part;
    const count = Math.floor(owed);
    owed -= count;
    return count;
  };

  const book = (slot: KickOffSlot, time: number, hour: number) => {
    const count = accrueKickOffs(slot);
    const leagues = leagueCatalogue.filter(
      (league) =>
        league.gameType === slot.gameType && league.isSenior === slot.isSenior && mayStart(league, seed, { day, hour }),
    );
    const weights = leagues.map((league) => computeLeagueWeight(league, time));
    for (let booked = 0, tries = 0; booked < count && tries < count + 40; tries++) {
      const index = pickWeighted(leagues, weights, random);
      const teams = pickTeams(leagues[index]!, { time, day, hour }, { agenda, random });
      if (!teams) {
        weights[index] = 0;
        continue;
      }
      booked++;
      add(leagues[index]!, teams, time);
    }
  };

  const add = (league: League, [home, away]: [Team, Team], startTime: number) => {
    for (const team of [home, away]) {
      const key = buildTeamKey(league.gameType, team);
      agenda.set(key, [...(agenda.get(key) ?? []), startTime]);
    }
    const gameId = formatGameId(league.gameType, { day, index: fixtures.length });
    const announceAt = Math.floor(startTime - pickNoticePeriod(league, random));
    fixtures.push({ gameId, seed: hashSeed(seed, gameId), league, home, away, startTime, announceAt });
  };

  for (let hour = 0; hour < 24; hour++) {
    for (const slot of slots) book(slot, day * PLAN_DAY_MS + hour * HOUR + slot.minute * MINUTE, hour);
  }
  return fixtures;
}

/**
 * Plans the fixtures of a UTC day. They depend only on seed, day and share, so days can be planned in any order.
 *
 * Teams rest at least 1 or 3 hours between kick-offs, depending on the sport, also over midnight.
 *
 * @param part share of the usual number of fixtures, above 0 and up to 1
 */
export function planDay(seed: number, day: number, part = 1): Fixture[] {
  const main = { random: createRandom(hashSeed(seed, 'day', day)), slots: kickOffSlots };
  const others = otherSlots.map(({ gameType, slots }) => ({
    random: createRandom(hashSeed(seed, 'day', gameType, day)),
    slots,
  }));
  return [main, ...others].flatMap((plan) => planSports({ seed, day, part, ...plan }));
}
