import { leagueCatalogue, type League } from '../data/leagueCatalogue.ts';
import type { Team } from '../data/teams/teamRows.ts';
import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { WorldGameType } from '../definitions/worldTypes.ts';
import type { Fixture } from './fixture.ts';
import { kickOffSlots, type KickOffSlot, otherSlots } from './kickOffSlots.ts';
import { localHourWeight } from './localHourWeight.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Milliseconds of the world's planning day, which is the UTC day. */
export const PLAN_DAY = 24 * HOUR;
/** No fixture is announced earlier than this before its start. */
export const LONGEST_NOTICE = 84 * HOUR;
/** A team's kick-offs are at least this far apart. */
const TEAM_REST = 3 * HOUR;

/** Leagues that may start after 21:00 UTC on this day; they then rest until 03:00. Cups do neither. */
const isLate = (league: League, seed: number, day: number) => !league.isCup && hashSeed(seed, day, league.id) % 2 === 0;

/** Sports with few leagues keep every other team clear of midnight instead. */
const isSmallSport = ({ gameType }: League) => gameType !== 'FT' && gameType !== 'BK';

/** An hour of a planning day. */
interface Hour {
  readonly day: number;
  readonly hour: number;
}

/** Around midnight of a day only every other team of a small sport plays: those who do not on the day before. */
const isClear = (league: League, place: number, { day, hour }: Hour) =>
  !isSmallSport(league) || (hour >= 3 && hour < 21) || (place + day) % 2 === 0;

function mayStart(league: League, seed: number, { day, hour }: Hour): boolean {
  if (isSmallSport(league)) return true;
  if (hour >= 21) return isLate(league, seed, day);
  return hour >= 3 || (!league.isCup && !isLate(league, seed, day - 1));
}

const computeLeagueWeight = (league: League, time: number) => {
  const weight = localHourWeight(time, league.utcOffset) * Math.sqrt(league.teams.length);
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

/** How often a team may play: the rest between kick-offs, and matches a day. */
export interface Workload {
  readonly rest: number;
  readonly most: number;
}

const TEAM_SPORT: Workload = { rest: TEAM_REST, most: 3 };
/** A world that never sleeps needs players who play more than life allows; table tennis evenings are like that. */
const WORKLOADS: Readonly<Partial<Record<WorldGameType, Workload>>> = {
  TN: { rest: TEAM_REST, most: 5 },
  SK: { rest: TEAM_REST, most: 5 },
  TT: { rest: HOUR, most: 10 },
};

/** How often a team of this sport may play. */
export const getWorkload = (gameType: WorldGameType): Workload => WORKLOADS[gameType] ?? TEAM_SPORT;

const teamKey = (gameType: WorldGameType, team: Team) => gameType + team.name.cn;

/** When a match is to start, in a day's plan. */
interface Moment extends Hour {
  readonly time: number;
}

/** Kick-offs planned so far, and the plan's stream of chance. */
interface Draft {
  readonly agenda: Agenda;
  readonly random: Random;
}

/** Two teams that rest at this time; those without a match today first. */
function pickTeams(league: League, moment: Moment, { agenda, random }: Draft): [Team, Team] | undefined {
  const { rest, most } = getWorkload(league.gameType);
  const rested = league.teams
    .map((team) => ({ team, starts: agenda.get(teamKey(league.gameType, team)) ?? [], draw: random() }))
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

/** Part of the other leagues' matches that are announced days ahead. */
const LONG_NOTICE: Readonly<Partial<Record<WorldGameType, number>>> = { FT: 0.22, BK: 0.4 };
/** The same of the other sports, featured or not. */
const LONG_NOTICE_OTHERS = 0.12;

const isPlannedLong = ({ gameType, isSenior, isFeatured }: League, random: Random) => {
  const part = LONG_NOTICE[gameType];
  if (part === undefined) return random() < LONG_NOTICE_OTHERS;
  return isSenior && (isFeatured || random() < part);
};

function pickNoticePeriod(league: League, random: Random): number {
  return isPlannedLong(league, random) ? LONGEST_NOTICE - random() * 2 * HOUR : (3 + 2 * random()) * HOUR;
}

/** First digit of a match's id. */
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

/** Place of a match in a day's plan; `digits` widens it for a plan of more matches. */
interface PlanPlace {
  readonly day: number;
  readonly index: number;
  readonly digits?: number;
}

/** Numeric text, stable for a seed: sport, day, place in the day's plan. */
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

/** Sports of one plan: they share its stream of chance, so a new sport has a plan of its own and moves no other. */
function planSports({ seed, day, random, slots, part }: SportsPlan): Fixture[] {
  const agenda: Agenda = new Map();
  const fixtures: Fixture[] = [];

  // A thinner plan books a match each time the slots passed owe a whole one.
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
      const key = teamKey(league.gameType, team);
      agenda.set(key, [...(agenda.get(key) ?? []), startTime]);
    }
    const gameId = formatGameId(league.gameType, { day, index: fixtures.length });
    const announceAt = Math.floor(startTime - pickNoticePeriod(league, random));
    fixtures.push({ gameId, seed: hashSeed(seed, gameId), league, home, away, startTime, announceAt });
  };

  for (let hour = 0; hour < 24; hour++) {
    for (const slot of slots) book(slot, day * PLAN_DAY + hour * HOUR + slot.minute * MINUTE, hour);
  }
  return fixtures;
}

/**
 * The fixtures of one UTC day, from seed and day alone: any day can be planned without the days before it.
 *
 * A team rests three hours between kick-offs, over midnight too.
 *
 * @param part of the usual number of fixtures, above 0 to 1
 */
export function planDay(seed: number, day: number, part = 1): Fixture[] {
  const main = { random: createRandom(hashSeed(seed, 'day', day)), slots: kickOffSlots };
  const others = otherSlots.map(({ gameType, slots }) => ({
    random: createRandom(hashSeed(seed, 'day', gameType, day)),
    slots,
  }));
  return [main, ...others].flatMap((plan) => planSports({ seed, day, part, ...plan }));
}
