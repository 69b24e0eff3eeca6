import type { SandboxDatabase } from '../../base/options.ts';
import type { OpenDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openFolder } from './openFolder.ts';
import { openMemory } from './openMemory.ts';
import { openPostgres } from './openPostgres.ts';
import type { PoolFault } from '../pools/createFaultyPool.ts';

type PoolFaultSource = (() => PoolFault) | undefined;

const open = (database: SandboxDatabase, fresh: boolean, getFault: PoolFaultSource): Promise<OpenDatabase> => {
  if (database.kind === 'memory') return openMemory(database.snapshot, getFault);
  if (database.kind === 'folder') return openFolder(database.path, { fresh, cache: database.cache, getFault });
  return openPostgres(database.url, fresh, getFault);
};

/**
 * Opens the database of the options and runs pending migrations.
 *
 * @param getFault injected fault, read before each statement
 */
export async function openDatabase(
  database: SandboxDatabase,
  fresh = false,
  getFault?: () => PoolFault,
): Promise<OpenDatabase> {
  const opened = await open(database, fresh, getFault);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
