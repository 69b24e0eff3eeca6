import { leagueCatalogue, type League } from '../data/leagueCatalogue.ts';
import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from './fixture.ts';
import { formatGameId, PLAN_DAY } from './planDay.ts';

const MINUTE = 60_000;
/** Milliseconds of the plan of virtual football, which knows only the next hours. */
export const PLAN_HOUR = 60 * MINUTE;
/** Each league plays a round of five matches every five minutes, 75 seconds after the league before it. */
const ROUND = 5 * MINUTE;
const STAGGER = 75_000;
const MATCHES = 5;
/** A round is announced this long before it begins. */
const NOTICE = 20 * MINUTE;
const ROUNDS = PLAN_HOUR / ROUND;

const leagues = leagueCatalogue.filter(({ gameType }) => gameType === 'VF');

/** The items in an order of chance. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
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
  const teams = shuffled(league.teams, createRandom(hashSeed(seed, 'round', league.id, startTime)));
  return Array.from({ length: MATCHES }, (_, k) => {
    const gameId = formatGameId('VF', { day: Math.floor(startTime / PLAN_DAY), index: firstIndex + k });
    const [home, away] = [teams[2 * k]!, teams[2 * k + 1]!];
    return { gameId, seed: hashSeed(seed, gameId), league, home, away, startTime, announceAt: startTime - NOTICE };
  });
}

/** The rounds of virtual football of one hour, from seed and hour alone. */
export function planVirtual(seed: number, hour: number): Fixture[] {
  const begin = hour * PLAN_HOUR;
  const hourOfDay = hour % (PLAN_DAY / PLAN_HOUR);
  return leagues.flatMap((league, place) =>
    Array.from({ length: ROUNDS }, (_, round) => {
      const firstIndex = ((hourOfDay * leagues.length + place) * ROUNDS + round) * MATCHES;
      return planRound(seed, league, { startTime: begin + round * ROUND + place * STAGGER, firstIndex });
    }).flat(),
  );
}
