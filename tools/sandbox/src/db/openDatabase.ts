import type { SandboxDatabase } from '../options.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openFolder } from './openFolder.ts';
import { openMemory } from './openMemory.ts';
import { openPostgres } from './openPostgres.ts';
import type { PoolTrouble } from './troubledPool.ts';

type Trouble = (() => PoolTrouble) | undefined;

const open = (database: SandboxDatabase, fresh: boolean, trouble: Trouble): Promise<OpenDatabase> => {
  if (database.kind === 'memory') return openMemory(database.snapshot, trouble);
  if (database.kind === 'folder') return openFolder(database.path, { fresh, cache: database.cache, trouble });
  return openPostgres(database.url, fresh, trouble);
};

/**
 * Opens the books named by the options and brings their tables up to date.
 *
 * @param trouble what the database is made to suffer, asked at every statement
 */
export async function openDatabase(
  database: SandboxDatabase,
  fresh = false,
  trouble?: () => PoolTrouble,
): Promise<OpenDatabase> {
  const opened = await open(database, fresh, trouble);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
