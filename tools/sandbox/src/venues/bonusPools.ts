import { formatMinor, type Minor } from '@pavilion/kernel';
import { type Locale } from '../content/locale.ts';
import { type Db } from '../db/database.ts';
import { type BonusPool, type VenueCategory } from '../db/venueTables.ts';
import { hashSeed } from '../world/random/hashSeed.ts';

const HOUR = 3_600_000;
/** A win comes up to this share of a period after its start, so that no pool drops by the clock's beat. */
const JITTER = 0.4;

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

/** The latest win by the clock alone: the same for everybody who asks at the same time. */
function scheduledWin(pool: BonusPool, now: number): PoolWin {
  const guess = Math.floor(now / (pool.period_hours * HOUR));
  const round = winTime(pool, guess) <= now ? guess : winTime(pool, guess - 1) <= now ? guess - 1 : guess - 2;
  const at = winTime(pool, round);
  const byHand = pool.won_at?.getTime() ?? 0;
  const since = Math.max(winTime(pool, round - 1), byHand < at ? byHand : 0);
  return { at, amount: grown(pool, at - since), by: maskedWinner(pool.code, round) };
}

/** The latest win of a pool: the clock's, or the console's where that came later. */
export function lastWinOf(pool: BonusPool, now: number): PoolWin {
  const scheduled = scheduledWin(pool, now);
  const { won_at, won_amount, won_by } = pool;
  if (won_at === null || won_amount === null || won_at.getTime() <= scheduled.at) return scheduled;
  return { at: won_at.getTime(), amount: won_amount, by: won_by ?? '' };
}

/** What is in a pool at a moment of the world's clock: its base, and what has been added since the last win. */
export const amountOf = (pool: BonusPool, now: number): Minor =>
  grown(pool, Math.max(0, now - lastWinOf(pool, now).at));

/** One pool as the wire has it. */
export function poolView(pool: BonusPool, now: number, locale: Locale) {
  const { at, amount, by } = lastWinOf(pool, now);
  return {
    poolCode: pool.code,
    channelCode: pool.venue_code,
    name: pool.names[locale],
    amount: formatMinor(amountOf(pool, now)),
    perHour: formatMinor(pool.per_hour),
    lastWin: { winner: by, amount: formatMinor(amount), time: at },
  };
}

/** Every pool, or those of a category, largest first. */
export async function bonusPools(db: Db, category?: VenueCategory): Promise<BonusPool[]> {
  let query = db.selectFrom('bonus_pools').innerJoin('venues', 'venues.code', 'bonus_pools.venue_code');
  if (category) query = query.where('venues.category', '=', category);
  return query.selectAll('bonus_pools').orderBy('base', 'desc').execute();
}

/** Lets somebody win a pool now. */
export async function winPool(db: Db, pool: BonusPool, now: number): Promise<void> {
  await db
    .updateTable('bonus_pools')
    .set({ won_at: new Date(now), won_amount: amountOf(pool, now), won_by: maskedWinner(pool.code, now) })
    .where('code', '=', pool.code)
    .execute();
}
