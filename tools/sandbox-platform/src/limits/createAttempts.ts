import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ServerSecret } from '../db/serverSecret.ts';
import type { AttemptCounter } from './attemptCounter.ts';
import { type AttemptLimit, type AttemptLimitName, attemptLimits } from './attemptLimits.ts';

/** Connection and time of a query. */
export interface QueryContext {
  readonly db: Db;
  readonly now: Date;
}

/** Counts of attempts, stored in the database, so that a restart does not clear them. */
export interface Attempts {
  /** Returns the number of attempts after which a limit refuses. */
  readonly getMax: (limit: AttemptLimitName) => number;
  /** Returns the attempts within the window. */
  readonly count: (context: QueryContext, counter: AttemptCounter) => Promise<number>;
  /** Whether one of the counters is at its limit. */
  readonly isLimited: (context: QueryContext, counters: readonly AttemptCounter[]) => Promise<boolean>;
  /** Whether one of the counters has reached the number from which a captcha is required. */
  readonly needsCaptcha: (context: QueryContext, counters: readonly AttemptCounter[]) => Promise<boolean>;
  /**
   * Counts one attempt in each counter. If one of them is at its limit, nothing is counted.
   *
   * Count an attempt before it is checked and give it back if it succeeds. Concurrent attempts then cannot exceed the limit.
   *
   * @returns whether the attempt is allowed
   */
  readonly take: (context: QueryContext, counters: readonly AttemptCounter[]) => Promise<boolean>;
  /** Reduces each counter by one attempt. */
  readonly giveBack: (context: QueryContext, counters: readonly AttemptCounter[]) => Promise<void>;
  readonly clear: (db: Db, counters: readonly AttemptCounter[]) => Promise<void>;
}

/** Options of the counts. */
export interface AttemptOptions {
  readonly secret: ServerSecret;
  /** Factor of all limits by client address, by default 1. */
  readonly addressLimitFactor?: number | undefined;
}

/** Row of a counter, and its limit for the platform's address factor. */
interface CounterRow {
  readonly kind: AttemptLimitName;
  readonly key: string;
  readonly limit: AttemptLimit;
}

function scaleLimit(limit: AttemptLimit, factor: number): AttemptLimit {
  if (!limit.isOfAddress) return limit;
  const { max, captchaFrom } = limit;
  return {
    ...limit,
    max: Math.ceil(max * factor),
    ...(captchaFrom === undefined ? {} : { captchaFrom: Math.ceil(captchaFrom * factor) }),
  };
}

async function readCount({ db, now }: QueryContext, { kind, key, limit }: CounterRow): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    // After the clock was set back the window would last longer than its limit (F-SRV-17).
    .where('expires_at', '<=', new Date(now.getTime() + limit.windowMs))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts one attempt in a single statement, so that concurrent attempts are counted one after the other. */
async function increment({ db, now }: QueryContext, { kind, key, limit }: CounterRow): Promise<boolean> {
  const isExpired = sql<boolean>`(attempts.expires_at <= ${now} or attempts.expires_at > excluded.expires_at)`;
  const row = await db
    .insertInto('attempts')
    .values({ kind, key, count: 1, expires_at: new Date(now.getTime() + limit.windowMs) })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({
          count: sql<number>`case when ${isExpired} then 1 else attempts.count + 1 end`,
          expires_at: sql<Date>`case when ${isExpired} then excluded.expires_at else attempts.expires_at end`,
        })
        .where(sql<boolean>`(${isExpired} or attempts.count < ${limit.max})`),
    )
    .returning('count')
    .executeTakeFirst();
  return row !== undefined;
}

async function decrement({ db, now }: QueryContext, { kind, key }: CounterRow): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql<number>`count - 1` })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .where('count', '>', 0)
    .execute();
}

async function hasReached(
  context: QueryContext,
  rows: readonly CounterRow[],
  threshold: 'max' | 'captchaFrom',
): Promise<boolean> {
  for (const row of rows) {
    const value = row.limit[threshold];
    if (value !== undefined && (await readCount(context, row)) >= value) return true;
  }
  return false;
}

/** Creates the counts. Keys are stored as keyed digests: a copy of the table reveals no name and no address. */
export function createAttempts({ secret, addressLimitFactor = 1 }: AttemptOptions): Attempts {
  const getLimit = (name: AttemptLimitName) => scaleLimit(attemptLimits[name], addressLimitFactor);
  const toRow = ({ limit, key }: AttemptCounter): CounterRow => ({
    kind: limit,
    key: secret.digest('attempts', limit, ...key),
    limit: getLimit(limit),
  });
  const giveBack: Attempts['giveBack'] = async (context, counters) => {
    for (const counter of counters) await decrement(context, toRow(counter));
  };
  return {
    getMax: (name) => getLimit(name).max,
    count: (context, counter) => readCount(context, toRow(counter)),
    isLimited: (context, counters) => hasReached(context, counters.map(toRow), 'max'),
    needsCaptcha: (context, counters) => hasReached(context, counters.map(toRow), 'captchaFrom'),
    take: async (context, counters) => {
      for (const [at, counter] of counters.entries()) {
        if (await increment(context, toRow(counter))) continue;
        await giveBack(context, counters.slice(0, at));
        return false;
      }
      return true;
    },
    giveBack,
    clear: async (db, counters) => {
      for (const { kind, key } of counters.map(toRow))
        await db.deleteFrom('attempts').where('kind', '=', kind).where('key', '=', key).execute();
    },
  };
}

/** Deletes the counts whose window has ended. */
export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('expires_at', '<=', now).execute();
}
