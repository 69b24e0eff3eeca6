import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { StartupError } from '../../base/startupError.ts';
import { loadSnapshot, emptyContent } from './loadSnapshot.ts';
import type { OpenDatabase } from '../database.ts';
import { lockFolder } from './folderLock.ts';
import { wrapPglite } from './openMemory.ts';
import type { PoolFault } from '../pools/createFaultyPool.ts';
import { createReservedPool, DISK_RESERVE } from '../pools/createReservedPool.ts';
import { pgliteParsers } from './valueParsers.ts';

/** Creates a folder and its parents. The recursive mode of Node never returns for paths such as `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new StartupError(
      `The data folder ${folder} cannot be written (${code}). Change its owner, or set another folder in SANDBOX_DATA.`,
    );
  }
}

/** Returns the free bytes of the disk of a folder. Infinity on file systems that do not report them. */
function getFreeBytes(folder: string): number {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch {
    return Infinity;
  }
}

function checkFreeBytes(folder: string): void {
  if (getFreeBytes(folder) >= DISK_RESERVE) return;
  throw new StartupError(
    `The disk of the data folder ${folder} has less than ${DISK_RESERVE / 1_048_576} MB free. Delete files on it, or set another folder in SANDBOX_DATA.`,
  );
}

/** Checks that a folder was created by the embedded database. Any other content is neither opened nor changed. */
function checkDatabaseFolder(databaseFolder: string): void {
  const names = existsSync(databaseFolder) ? readdirSync(databaseFolder) : [];
  const isWhole = ['PG_VERSION', 'base', 'global', 'pg_wal'].every((name) => names.includes(name));
  if (names.length > 0 && !isWhole) throw corrupt(databaseFolder);
}

const corrupt = (databaseFolder: string): StartupError =>
  new StartupError(
    `The data in ${databaseFolder} is damaged and was left as it is. Restore a copy, move the folder away, or start with --fresh to create a new database.`,
  );

/** Creates a database, from the cached snapshot if possible. The cache may be read-only or from another database release. */
async function createDatabase(databaseFolder: string, cache: string | undefined): Promise<PGlite> {
  const options = { dataDir: databaseFolder, parsers: pgliteParsers };
  if (cache === undefined) return PGlite.create(options);
  try {
    return await PGlite.create({ ...options, loadDataDir: await loadSnapshot(cache, emptyContent) });
  } catch {
    rmSync(databaseFolder, { recursive: true, force: true });
    return PGlite.create(options);
  }
}

/** Opens the embedded database. It reports damage by exceptions of various types, all of which mean the same. */
async function openPglite(databaseFolder: string, cache: string | undefined): Promise<PGlite> {
  try {
    const isNew = !existsSync(databaseFolder) || readdirSync(databaseFolder).length === 0;
    const pglite = await (isNew
      ? createDatabase(databaseFolder, cache)
      : PGlite.create({ dataDir: databaseFolder, parsers: pgliteParsers }));
    await pglite.query('select count(*) from pg_class');
    return pglite;
  } catch {
    throw corrupt(databaseFolder);
  }
}

interface FolderOptions {
  readonly fresh: boolean;
  readonly cache: string | undefined;
  readonly getFault: (() => PoolFault) | undefined;
}

/**
 * Opens the embedded database in a folder and creates it at the first start.
 *
 * Only `fresh` deletes data, and only the folder `books` inside.
 *
 * @throws StartupError if the folder cannot be written, is in use, or contains damaged data, or if its disk is full
 */
export async function openFolder(folder: string, { fresh, cache, getFault }: FolderOptions): Promise<OpenDatabase> {
  prepareFolder(folder);
  const unlock = lockFolder(folder);
  const databaseFolder = join(folder, 'books');
  try {
    if (fresh) rmSync(databaseFolder, { recursive: true, force: true });
    checkDatabaseFolder(databaseFolder);
    checkFreeBytes(folder);
    const pglite = await openPglite(databaseFolder, cache);
    const wrapPool = (pool: PostgresPool) => createReservedPool(pool, () => getFreeBytes(folder));
    const opened = wrapPglite(pglite, { label: folder, getFault, wrapPool });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
