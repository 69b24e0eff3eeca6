import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartupError } from '../../base/startupError.ts';
import { createNoticeSource } from './createNoticeSource.ts';
import type { OpenDatabase } from '../database.ts';
import { dropMigratedObjects } from '../migrate.ts';
import type { Schema } from '../tables/schema.ts';
import { getNoPoolFault, type PoolFault, createFaultyPool } from './createFaultyPool.ts';

const INT8 = 20;
/** Any number of our own, the same for every sandbox: the lock that keeps a second one out of the database. */
const SANDBOX_LOCK = 7_208_301_442n;

const typesWithBigint = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? BigInt : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Host and database of an address, without user and password. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'an address that cannot be read';
  }
}

const unreachable = (url: string, reason: string): StartupError =>
  new StartupError(
    `DATABASE_URL leads nowhere: ${describe(url)} (${reason}). Correct it, or leave it out to use the embedded database.`,
  );

/** Pool of ten; the first connection is kept for the lock. A statement ends after 10 s, waiting for a lock after 5 s. */
const createPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    options: '-c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000',
    types: typesWithBigint,
  });

async function takeLock(pool: pg.Pool, url: string): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [
    SANDBOX_LOCK,
  ]);
  if (rows[0]?.taken) return client;
  client.release();
  throw new StartupError(
    `The database ${describe(url)} is in use by another sandbox. Stop it, or name another database.`,
  );
}

const formatReason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message ?? 'unknown';
};

/** Connections of a pool that nobody has checked yet; one that is lost is replaced, and what it was doing is rejected. */
function createUncheckedPool(url: string): pg.Pool {
  if (!/^postgres(ql)?:\/\//.test(url)) throw unreachable(url, 'it has to begin with postgresql://');
  const pool = createPool(url);
  // Unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Joins the books a running sandbox has opened: nothing is locked, made or brought up to date.
 *
 * @throws StartupError when the address is broken, nobody answers, or no sandbox has been there
 */
export async function joinPostgres(url: string): Promise<OpenDatabase> {
  const pool = createUncheckedPool(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.selectFrom('chat_rooms').select('id').limit(1).execute();
    return { db, label: describe(url), notices: createNoticeSource(url), close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    const isEmpty = (error as NodeJS.ErrnoException).code === '42P01';
    throw unreachable(url, isEmpty ? 'it holds no books; start the sandbox first' : formatReason(error));
  }
}

/**
 * Opens a PostgreSQL server and takes its database for this sandbox alone.
 *
 * @throws StartupError when the address is broken, nobody answers, or another sandbox is in there
 */
export async function openPostgres(
  url: string,
  fresh: boolean,
  getFault: () => PoolFault = getNoPoolFault,
): Promise<OpenDatabase> {
  const pool = createUncheckedPool(url);
  try {
    const lock = await takeLock(pool, url);
    lock.on('error', () => undefined);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createFaultyPool(pool, getFault) }) });
    if (fresh) await dropMigratedObjects(db);
    return {
      db,
      label: describe(url),
      notices: createNoticeSource(url),
      close: async () => {
        lock.release(true);
        await db.destroy();
      },
    };
  } catch (error) {
    await pool.end();
    throw error instanceof StartupError ? error : unreachable(url, formatReason(error));
  }
}
