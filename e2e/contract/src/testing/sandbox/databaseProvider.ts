import { join } from 'node:path';
import { seededSnapshot, type SandboxDatabase } from '@pavilion/sandbox';
import { findPostgres, startPostgres } from './startPostgres.ts';

/** Kind of database that the suites run on. */
export interface DatabaseProvider {
  readonly name: string;
  /** Creates an empty database of this kind. */
  readonly make: () => Promise<SandboxDatabase>;
  readonly stop: () => Promise<void>;
}

const CACHE = join(__dirname, '../../../../../node_modules/.cache/pavilion');

/** Creates a provider of embedded in-memory databases from a snapshot that is cached between runs. */
export async function createEmbeddedProvider(): Promise<DatabaseProvider> {
  const snapshot = await seededSnapshot(CACHE);
  return { name: 'PGlite', make: async () => ({ kind: 'memory', snapshot }), stop: async () => undefined };
}

/** Starts a PostgreSQL server for the tests; `undefined` if the machine has none. */
export async function createPostgresProvider(): Promise<DatabaseProvider | undefined> {
  const binaries = findPostgres();
  if (binaries === undefined) return undefined;
  const server = await startPostgres(binaries);
  return {
    name: 'PostgreSQL',
    make: async () => ({ kind: 'postgres', url: await server.newDatabase() }),
    stop: server.stop,
  };
}
