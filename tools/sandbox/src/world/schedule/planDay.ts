import { leagueCatalogue, type League } from '../data/leagueCatalogue.ts';
import { type Team } from '../data/teamRows.ts';
import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import { type WorldGameType } from '../worldTypes.ts';
import { type Fixture } from './fixture.ts';
import { kickOffSlots, type KickOffSlot } from './kickOffSlots.ts';
import { localHourWeight } from './localHourWeight.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Milliseconds of the world's planning day, which is the UTC day. */
export const PLAN_DAY = 24 * HOUR;
/** No fixture is announced earlier than this before its start. */
export const LONGEST_NOTICE = 84 * HOUR;
/** A team's kick-offs are at least this far apart. */
export const TEAM_REST = 3 * HOUR;

/** Leagues that may start after 21:00 UTC on this day; they then rest until 03:00. Cups do neither. */
const isLate = (league: League, seed: number, day: number) => !league.isCup && hashSeed(seed, day, league.id) % 2 === 0;

function mayStart(league: League, seed: number, day: number, hour: number): boolean {
  if (hour >= 21) return isLate(league, seed, day);
  return hour >= 3 || (!league.isCup && !isLate(league, seed, day - 1));
}

const weightOf = (league: League, time: number) => {
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

const teamKey = (gameType: WorldGameType, team: Team) => gameType + team.name.cn;

/** Two teams that rest at this time; those without a match today first. */
function pickTeams(league: League, time: number, agenda: Agenda, random: Random): [Team, Team] | undefined {
  const rested = league.teams
    .map((team) => ({ team, starts: agenda.get(teamKey(league.gameType, team)) ?? [], draw: random() }))
    .filter(({ starts }) => starts.length < 3 && starts.every((start) => Math.abs(start - time) >= TEAM_REST))
    .sort((a, b) => a.starts.length - b.starts.length || a.draw - b.draw);
  const [home, away] = rested;
  return home && away ? [home.team, away.team] : undefined;
}

function noticeOf(league: League, random: Random): number {
  const isLong = league.isSenior && (league.isFeatured || random() < (league.gameType === 'FT' ? 0.22 : 0.4));
  return isLong ? LONGEST_NOTICE - random() * 2 * HOUR : (3 + 2 * random()) * HOUR;
}

/** Numeric text, stable for a seed: sport, day, place in the day's plan. */
const gameIdOf = (gameType: WorldGameType, day: number, index: number) =>
  `${gameType === 'FT' ? 1 : 3}${String(day).padStart(5, '0')}${String(index).padStart(4, '0')}`;

/**
 * The fixtures of one UTC day, from seed and day alone: any day can be planned without the days before it.
 *
 * A team rests three hours between kick-offs, over midnight too.
 */
export function planDay(seed: number, day: number): Fixture[] {
  const random = createRandom(hashSeed(seed, 'day', day));
  const agenda: Agenda = new Map();
  const fixtures: Fixture[] = [];

  const book = (slot: KickOffSlot, time: number, hour: number) => {
    const leagues = leagueCatalogue.filter(
      (league) =>
        league.gameType === slot.gameType && league.isSenior === slot.isSenior && mayStart(league, seed, day, hour),
    );
    const weights = leagues.map((league) => weightOf(league, time));
    for (let booked = 0, tries = 0; booked < slot.count && tries < slot.count + 40; tries++) {
      const index = pickWeighted(leagues, weights, random);
      const teams = pickTeams(leagues[index]!, time, agenda, random);
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
    const gameId = gameIdOf(league.gameType, day, fixtures.length);
    const announceAt = Math.floor(startTime - noticeOf(league, random));
    fixtures.push({ gameId, seed: hashSeed(seed, gameId), league, home, away, startTime, announceAt });
  };

  for (let hour = 0; hour < 24; hour++) {
    for (const slot of kickOffSlots) book(slot, day * PLAN_DAY + hour * HOUR + slot.minute * MINUTE, hour);
  }
  return fixtures;
}
