import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { NoticeSource, OpenDatabase } from '../database.ts';
import type { Schema } from '../tables/schema.ts';
import { getNoPoolFault, type PoolFault, createFaultyPool } from '../pools/createFaultyPool.ts';
import { createPglitePool } from '../pools/createPglitePool.ts';
import { pgliteParsers } from './valueParsers.ts';

interface WrapOptions {
  readonly label: string;
  readonly getFault?: (() => PoolFault) | undefined;
  /** Adds behaviour to the pool. */
  readonly wrapPool?: (pool: PostgresPool) => PostgresPool;
}

/** Wraps an open embedded database. */
export function wrapPglite(pglite: PGlite, { label, getFault, wrapPool = (pool) => pool }: WrapOptions): OpenDatabase {
  const pool = createFaultyPool(wrapPool(createPglitePool(pglite)), getFault ?? getNoPoolFault);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const notices: NoticeSource = { listen: (channel, { receive }) => pglite.listen(channel, receive) };
  return { db, label, notices, close: () => db.destroy() };
}

/**
 * Opens an embedded database in memory, for tests.
 *
 * @param snapshot data folder from `dumpDataDir`; opening it takes about 1 s instead of 4 s
 */
export async function openMemory(snapshot?: Blob, getFault?: () => PoolFault): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ parsers: pgliteParsers, ...(snapshot ? { loadDataDir: snapshot } : {}) });
  return wrapPglite(pglite, { label: 'memory', getFault });
}
