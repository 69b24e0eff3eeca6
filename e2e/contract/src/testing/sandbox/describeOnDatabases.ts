import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxDatabase } from '@pavilion/sandbox';
import { type DatabaseProvider, createEmbeddedProvider, createPostgresProvider } from './databaseProvider.ts';
import { findPostgres } from './startPostgres.ts';

/** Databases of the suites. Both are available once the tests run. */
export interface SuiteDatabases {
  /** For platforms of this process: a new database for each. */
  readonly databases: () => DatabaseProvider;
  /** For a platform in another process, which is killed and restarted on the same database. */
  readonly database: () => SandboxDatabase;
}

const requireStarted = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('requireStarted: the database did not start.');
  return value;
};

/** Runs suites on the embedded database, in memory and in a temporary folder. */
export function describeOnPglite(name: string, suites: (given: SuiteDatabases) => void): void {
  describe(name, () => {
    let databases: DatabaseProvider | undefined;
    const path = mkdtempSync(join(tmpdir(), 'sandbox-contract-'));
    beforeAll(async () => (databases = await createEmbeddedProvider()));
    afterAll(() => rmSync(path, { recursive: true, force: true }));
    suites({ databases: () => requireStarted(databases), database: () => ({ kind: 'folder', path }) });
  });
}

/** Runs suites on a PostgreSQL server; they are skipped if the machine has none. */
export function describeOnPostgres(name: string, suites: (given: SuiteDatabases) => void): void {
  const isAbsent = findPostgres() === undefined;
  const title = isAbsent ? `${name} [skipped: PostgreSQL is not installed]` : name;
  (isAbsent ? describe.skip : describe)(title, () => {
    let databases: DatabaseProvider | undefined;
    let database: SandboxDatabase | undefined;
    beforeAll(async () => {
      databases = await createPostgresProvider();
      database = await databases?.make();
    });
    afterAll(() => databases?.stop());
    suites({ databases: () => requireStarted(databases), database: () => requireStarted(database) });
  });
}
