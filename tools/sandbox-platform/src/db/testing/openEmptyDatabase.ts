import { join } from 'node:path';
import { loadSnapshot, emptyContent } from '../open/loadSnapshot.ts';
import type { OpenDatabase } from '../database.ts';
import { openDatabase } from '../open/openDatabase.ts';

const CACHE = join(__dirname, '../../../../../node_modules/.cache/pavilion');

/** Opens a database in memory for a test, with all tables and without members. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  return openDatabase({ kind: 'memory', snapshot: await loadSnapshot(CACHE, emptyContent) });
}
