import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import { sql } from 'kysely';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { BonusPool, VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { hashSeed } from '@pavilion/sandbox-world/random/hashSeed';
import { ROUND_CAP } from '../games/catalogue/roundCap.ts';

const HOUR = 3_600_000;
/** Largest delay of a scheduled win, as a share of the period. It keeps the intervals irregular. */
const JITTER = 0.4;

/** Bonus pool with the balance of its account: contributions of rounds here. A win elsewhere may not be booked yet. */
export type FundedPool = BonusPool & { readonly fed: Minor };

/** Win of a pool: world time, amount and masked winner. */
export interface PoolWin {
  readonly at: number;
  readonly amount: Minor;
  readonly by: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the masked name of a simulated winner: 2 letters, 3 asterisks, 2 digits. */
export function createMaskedWinner(code: string, round: number): string {
  const seed = hashSeed('winner', code, round);
  const letter = (at: number) => letters[Math.floor(seed / at) % letters.length] ?? 'a';
  return `${letter(1)}${letter(97)}***${String(seed % 100).padStart(2, '0')}`;
}

const computeWinTime = ({ code, period_hours }: BonusPool, round: number): number => {
  const period = period_hours * HOUR;
  const phase = hashSeed('phase', code) % period;
  return phase + round * period + Math.floor((hashSeed('win', code, round) / 4_294_967_296) * JITTER * period);
};

/** A pool stops growing at the highest return of a round, because a round pays no more (GAM-06). */
const capPool = (amount: Minor): Minor => (amount < ROUND_CAP ? amount : ROUND_CAP);

const computeGrownAmount = ({ base, per_hour }: BonusPool, ms: number): Minor =>
  base + (per_hour * BigInt(ms)) / BigInt(HOUR);

/** Returns the contributions of rounds here that a win elsewhere at `wonAt` paid out. */
function computePaidContributions({ fed, fed_since, given, given_at }: FundedPool, wonAt: number): Minor {
  if (given_at?.getTime() === wonAt) return given;
  return fed_since && fed_since.getTime() < wonAt ? fed : 0n;
}

/** Returns the latest simulated win on other platforms. It depends only on the pool and the time. */
function computeScheduledWin(pool: FundedPool, now: number): PoolWin {
  const guess = Math.floor(now / (pool.period_hours * HOUR));
  const round =
    computeWinTime(pool, guess) <= now ? guess : computeWinTime(pool, guess - 1) <= now ? guess - 1 : guess - 2;
  const at = computeWinTime(pool, round);
  const byHand = pool.won_at?.getTime() ?? 0;
  const since = Math.max(computeWinTime(pool, round - 1), byHand < at ? byHand : 0);
  return {
    at,
    amount: capPool(computeGrownAmount(pool, at - since) + computePaidContributions(pool, at)),
    by: createMaskedWinner(pool.code, round),
  };
}

/** Returns the latest win of a pool: the scheduled one, or a later one of a round or the console. */
export function getLastWin(pool: FundedPool, now: number): PoolWin {
  const scheduled = computeScheduledWin(pool, now);
  const { won_at, won_amount, won_by } = pool;
  if (won_at === null || won_amount === null || won_at.getTime() <= scheduled.at) return scheduled;
  return { at: won_at.getTime(), amount: won_amount, by: won_by ?? '' };
}

/** Returns the contributions of rounds here since the last win. */
export const getOwnContributions = (pool: FundedPool, now: number): Minor =>
  pool.fed_since?.getTime() === getLastWin(pool, now).at ? pool.fed : 0n;

/**
 * Computes the amount of a pool at a world time: its base, the simulated contributions of other platforms since the last
 * win, which grow evenly, and the contributions of rounds here. It is at most the highest return of a round (GAM-06).
 */
export const computePoolAmount = (pool: FundedPool, now: number): Minor =>
  capPool(computeGrownAmount(pool, Math.max(0, now - getLastWin(pool, now).at)) + getOwnContributions(pool, now));

/** Converts a pool to its wire form. */
export function toPoolView(pool: FundedPool, now: number, locale: Locale) {
  const { at, amount: won, by } = getLastWin(pool, now);
  const amount = computePoolAmount(pool, now);
  return {
    poolCode: pool.code,
    channelCode: pool.venue_code,
    name: pool.names[locale],
    amount: formatMinor(amount),
    perHour: formatMinor(amount < ROUND_CAP ? pool.per_hour : 0n),
    share: formatMinor(BigInt(pool.share)),
    odds: Number(pool.odds),
    lastWin: { winner: by, amount: formatMinor(won), time: at },
  };
}

/** Reads all pools, or those of a category, largest base first. */
export async function readBonusPools(db: Db, category?: VenueCategory): Promise<FundedPool[]> {
  let query = db.selectFrom('bonus_pools').innerJoin('venues', 'venues.code', 'bonus_pools.venue_code');
  if (category) query = query.where('venues.category', '=', category);
  return query
    .selectAll('bonus_pools')
    .select(
      sql<bigint>`coalesce((select balance from accounts where accounts.code = 'pool:' || bonus_pools.code), 0)`.as(
        'fed',
      ),
    )
    .orderBy('base', 'desc')
    .execute();
}

/** Reads the pool of a venue. */
export const findVenuePool = async (db: Db, venueCode: string): Promise<FundedPool | undefined> =>
  (await readBonusPools(db)).find(({ venue_code }) => venue_code === venueCode);
