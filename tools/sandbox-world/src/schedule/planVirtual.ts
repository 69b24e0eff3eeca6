import { leagueCatalogue, type League } from '../data/leagueCatalogue.ts';
import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from './fixture.ts';
import { formatGameId, PLAN_DAY_MS } from './planDay.ts';

const MINUTE = 60_000;
/** Length of a plan of virtual football, milliseconds. */
export const PLAN_HOUR_MS = 60 * MINUTE;
/** Interval of the rounds of a league. A round has 5 matches; the leagues start 75 s apart. */
const ROUND = 5 * MINUTE;
const STAGGER = 75_000;
const MATCHES = 5;
/** Time between announcement and start of a round. */
const NOTICE = 20 * MINUTE;
const ROUNDS = PLAN_HOUR_MS / ROUND;

const leagues = leagueCatalogue.filter(({ gameType }) => gameType === 'VF');

/** Returns the items in random order. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let k = order.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    [order[k], order[other]] = [order[other]!, order[k]!];
  }
  return order;
}

function planRound(
  seed: number,
  league: League,
  { startTime, firstIndex }: { readonly startTime: number; readonly firstIndex: number },
): Fixture[] {
  const teams = shuffle(league.teams, createRandom(hashSeed(seed, 'round', league.id, startTime)));
  return Array.from({ length: MATCHES }, (_, k) => {
    const gameId = formatGameId('VF', { day: Math.floor(startTime / PLAN_DAY_MS), index: firstIndex + k });
    const [home, away] = [teams[2 * k]!, teams[2 * k + 1]!];
    return { gameId, seed: hashSeed(seed, gameId), league, home, away, startTime, announceAt: startTime - NOTICE };
  });
}

/** Plans the rounds of virtual football of an hour. They depend only on seed and hour. */
export function planVirtual(seed: number, hour: number): Fixture[] {
  const begin = hour * PLAN_HOUR_MS;
  const hourOfDay = hour % (PLAN_DAY_MS / PLAN_HOUR_MS);
  return leagues.flatMap((league, place) =>
    Array.from({ length: ROUNDS }, (_, round) => {
      const firstIndex = ((hourOfDay * leagues.length + place) * ROUNDS + round) * MATCHES;
      return planRound(seed, league, { startTime: begin + round * ROUND + place * STAGGER, firstIndex });
    }).flat(),
  );
}
