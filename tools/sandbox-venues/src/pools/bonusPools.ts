import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import { sql } from 'kysely';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { BonusPool, VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { hashSeed } from '@pavilion/sandbox-world/random/hashSeed';

const HOUR = 3_600_000;
/** A win comes up to this share of a period after its start, so that no pool drops by the clock's beat. */
const JITTER = 0.4;

/** A pool, and what its account holds: fed by rounds of this platform, of which a win of others may be left to book. */
export type FundedPool = BonusPool & { readonly fed: Minor };

/** A pool's win: when (world time), how much, by whom. */
export interface PoolWin {
  readonly at: number;
  readonly amount: Minor;
  readonly by: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A player's name as winners are shown: two letters, stars, two digits. */
export function maskedWinner(code: string, round: number): string {
  const seed = hashSeed('winner', code, round);
  const letter = (at: number) => letters[Math.floor(seed / at) % letters.length] ?? 'a';
  return `${letter(1)}${letter(97)}***${String(seed % 100).padStart(2, '0')}`;
}

const winTime = ({ code, period_hours }: BonusPool, round: number): number => {
  const period = period_hours * HOUR;
  const phase = hashSeed('phase', code) % period;
  return phase + round * period + Math.floor((hashSeed('win', code, round) / 4_294_967_296) * JITTER * period);
};

const grown = ({ base, per_hour }: BonusPool, ms: number): Minor => base + (per_hour * BigInt(ms)) / BigInt(HOUR);

/** What rounds of this platform had put into a pool when it was won at a moment; a win elsewhere takes it along. */
function takenAlong({ fed, fed_since, given, given_at }: FundedPool, wonAt: number): Minor {
  if (given_at?.getTime() === wonAt) return given;
  return fed_since && fed_since.getTime() < wonAt ? fed : 0n;
}

/** The latest win on other platforms, by the clock alone: the same for everybody who asks at the same time. */
function scheduledWin(pool: FundedPool, now: number): PoolWin {
  const guess = Math.floor(now / (pool.period_hours * HOUR));
  const round = winTime(pool, guess) <= now ? guess : winTime(pool, guess - 1) <= now ? guess - 1 : guess - 2;
  const at = winTime(pool, round);
  const byHand = pool.won_at?.getTime() ?? 0;
  const since = Math.max(winTime(pool, round - 1), byHand < at ? byHand : 0);
  return { at, amount: grown(pool, at - since) + takenAlong(pool, at), by: maskedWinner(pool.code, round) };
}

/** The latest win of a pool: the clock's, or that of a round or the console where it came later. */
export function getLastWin(pool: FundedPool, now: number): PoolWin {
  const scheduled = scheduledWin(pool, now);
  const { won_at, won_amount, won_by } = pool;
  if (won_at === null || won_amount === null || won_at.getTime() <= scheduled.at) return scheduled;
  return { at: won_at.getTime(), amount: won_amount, by: won_by ?? '' };
}

/** The part of a pool that rounds of this platform have put in since it was last won. */
export const ownPart = (pool: FundedPool, now: number): Minor =>
  pool.fed_since?.getTime() === getLastWin(pool, now).at ? pool.fed : 0n;

/**
 * What is in a pool at a moment of the world's clock: its base, what other platforms have added since the last win, evenly
 * by the clock, and what rounds of this one have.
 */
export const computePoolAmount = (pool: FundedPool, now: number): Minor =>
  grown(pool, Math.max(0, now - getLastWin(pool, now).at)) + ownPart(pool, now);

/** One pool as the wire has it. */
export function poolView(pool: FundedPool, now: number, locale: Locale) {
  const { at, amount, by } = getLastWin(pool, now);
  return {
    poolCode: pool.code,
    channelCode: pool.venue_code,
    name: pool.names[locale],
    amount: formatMinor(computePoolAmount(pool, now)),
    perHour: formatMinor(pool.per_hour),
    share: formatMinor(BigInt(pool.share)),
    odds: Number(pool.odds),
    lastWin: { winner: by, amount: formatMinor(amount), time: at },
  };
}

/** Every pool, or those of a category, largest first. */
export async function bonusPools(db: Db, category?: VenueCategory): Promise<FundedPool[]> {
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

/** The pool of a venue, if it has one. */
export const findVenuePool = async (db: Db, venueCode: string): Promise<FundedPool | undefined> =>
  (await bonusPools(db)).find(({ venue_code }) => venue_code === venueCode);
