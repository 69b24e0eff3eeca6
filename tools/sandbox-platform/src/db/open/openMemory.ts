import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { createPglitePool } from './createPglitePool.ts';
import type { NoticeSource, OpenDatabase } from '../database.ts';
import type { Schema } from '../tables/schema.ts';
import { getNoPoolFault, type PoolFault, createFaultyPool } from './createFaultyPool.ts';
import { pgliteParsers } from './valueParsers.ts';

/** Wraps an open embedded database. */
export function wrapPglite(pglite: PGlite, label: string, getFault: () => PoolFault = getNoPoolFault): OpenDatabase {
  const pool = createFaultyPool(createPglitePool(pglite), getFault);
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
  return wrapPglite(pglite, 'memory', getFault);
}
