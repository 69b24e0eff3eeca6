import { join } from 'node:path';
import { seededSnapshot, type SandboxDatabase } from '@pavilion/sandbox';
import { findPostgres, startPostgres } from './startPostgres.ts';

/** A kind of database the whole suite runs on. */
export interface DatabaseProvider {
  readonly name: string;
  /** Empty books of this kind. */
  readonly make: () => Promise<SandboxDatabase>;
  readonly stop: () => Promise<void>;
}

const CACHE = join(__dirname, '../../../../node_modules/.cache/pavilion');

/** The embedded database, in memory, from a snapshot kept between runs. */
export async function createEmbeddedProvider(): Promise<DatabaseProvider> {
  const snapshot = await seededSnapshot(CACHE);
  return { name: 'PGlite', make: async () => ({ kind: 'memory', snapshot }), stop: async () => undefined };
}

/** A PostgreSQL server started for the test, or nothing where this machine has none. */
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
