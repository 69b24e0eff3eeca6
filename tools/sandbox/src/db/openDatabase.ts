import { type SandboxDatabase } from '../options.ts';
import { type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openFolder } from './openFolder.ts';
import { openMemory } from './openMemory.ts';
import { openPostgres } from './openPostgres.ts';

const open = (database: SandboxDatabase, fresh: boolean): Promise<OpenDatabase> => {
  if (database.kind === 'memory') return openMemory(database.snapshot);
  if (database.kind === 'folder') return openFolder(database.path, fresh);
  return openPostgres(database.url, fresh);
};

/** Opens the books named by the options and brings their tables up to date. */
export async function openDatabase(database: SandboxDatabase, fresh = false): Promise<OpenDatabase> {
  const opened = await open(database, fresh);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
