import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartupError } from '../../base/startupError.ts';
import { createNoticeSource } from './createNoticeSource.ts';
import type { OpenDatabase } from '../database.ts';
import { dropMigratedObjects } from '../migrate.ts';
import type { Schema } from '../tables/schema.ts';
import { getNoPoolFault, type PoolFault, createFaultyPool } from '../pools/createFaultyPool.ts';

const INT8 = 20;
/** Advisory lock that every sandbox takes, so that a second one cannot open the database. The number is arbitrary. */
const SANDBOX_LOCK = 7_208_301_442n;

const typesWithBigint = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? BigInt : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Returns host and database of a URL, without user and password. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'an invalid URL';
  }
}

const unreachable = (url: string, reason: string): StartupError =>
  new StartupError(
    `DATABASE_URL cannot be opened: ${describe(url)} (${reason}). Correct it, or remove it to use the embedded database.`,
  );

/** Creates a pool of ten connections; the first is kept for the lock. Limits: 10 s per statement, 5 s per wait for a lock. */
const createPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    options: '-c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000',
    types: typesWithBigint,
  });

/** Closes the connection of a failed step. The end of the pool waits until every client is released. */
const closeAfterError =
  (client: pg.PoolClient) =>
  (error: unknown): never => {
    client.release(true);
    throw error;
  };

async function takeLock(pool: pg.Pool, url: string): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const { rows } = await client
    .query<{ taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [SANDBOX_LOCK])
    .catch(closeAfterError(client));
  if (rows[0]?.taken) return client;
  client.release();
  throw new StartupError(
    `The database ${describe(url)} is in use by another sandbox. Stop it, or set another database in DATABASE_URL.`,
  );
}

const formatReason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message ?? 'unknown';
};

/** Creates a pool without opening a connection. A lost connection is replaced; its statements are rejected. */
function createUncheckedPool(url: string): pg.Pool {
  if (!/^postgres(ql)?:\/\//.test(url)) throw unreachable(url, 'it must begin with postgresql://');
  const pool = createPool(url);
  // Without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Connects to the database of a running sandbox, without a lock and without migrations.
 *
 * @throws StartupError if the URL is invalid, the server is not reachable, or the database has no tables of a sandbox
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
    throw unreachable(url, isEmpty ? 'it has no tables of a sandbox; start the sandbox first' : formatReason(error));
  }
}

/**
 * Connects to a PostgreSQL server and locks its database for this sandbox.
 *
 * @throws StartupError if the URL is invalid, the server is not reachable, or another sandbox holds the database
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
    if (fresh) await dropMigratedObjects(db).catch(closeAfterError(lock));
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
