import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartupError } from '../../base/startupError.ts';
import { cachedSnapshot, emptyContent } from './cachedSnapshot.ts';
import type { OpenDatabase } from '../database.ts';
import { lockFolder } from './folderLock.ts';
import { pgliteDatabase } from './openMemory.ts';
import type { PoolFault } from './createFaultyPool.ts';
import { pgliteParsers } from './valueParsers.ts';

/** Makes a folder and those above it. Node's own recursion never comes back from places such as `/proc`. */
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
      `The data folder ${folder} cannot be written (${code}). Change its owner, or name another in SANDBOX_DATA.`,
    );
  }
}

/** A folder the embedded database made holds these; anything else in its place is not opened and not touched. */
function checkDatabaseFolder(databaseFolder: string): void {
  const names = existsSync(databaseFolder) ? readdirSync(databaseFolder) : [];
  const isWhole = ['PG_VERSION', 'base', 'global', 'pg_wal'].every((name) => names.includes(name));
  if (names.length > 0 && !isWhole) throw corrupt(databaseFolder);
}

const corrupt = (databaseFolder: string): StartupError =>
  new StartupError(
    `The data in ${databaseFolder} is damaged and was left as it is. Restore a copy, move the folder away, or start with --fresh to begin anew.`,
  );

/** New books, out of the cache where that can be done; it may be unwritable, or of another release of the database. */
async function createDatabase(databaseFolder: string, cache: string | undefined): Promise<PGlite> {
  const options = { dataDir: databaseFolder, parsers: pgliteParsers };
  if (cache === undefined) return PGlite.create(options);
  try {
    return await PGlite.create({ ...options, loadDataDir: await cachedSnapshot(cache, emptyContent) });
  } catch {
    rmSync(databaseFolder, { recursive: true, force: true });
    return PGlite.create(options);
  }
}

/** The embedded server dies by exceptions of its own and sometimes by leaving late ones behind; all mean the same. */
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
 * Opens the embedded database in a folder, making it on the first start.
 *
 * Only `fresh` deletes anything, and only the `books` folder inside.
 *
 * @throws StartupError when the folder cannot be written, is in use, or holds damaged data
 */
export async function openFolder(folder: string, { fresh, cache, getFault }: FolderOptions): Promise<OpenDatabase> {
  prepareFolder(folder);
  const unlock = lockFolder(folder);
  const databaseFolder = join(folder, 'books');
  try {
    if (fresh) rmSync(databaseFolder, { recursive: true, force: true });
    checkDatabaseFolder(databaseFolder);
    const opened = pgliteDatabase(await openPglite(databaseFolder, cache), folder, getFault);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
