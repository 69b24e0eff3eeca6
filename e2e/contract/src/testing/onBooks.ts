import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxDatabase } from '@pavilion/sandbox';
import { type Books, embeddedBooks, postgresBooks } from './books.ts';
import { findPostgres } from './startPostgres.ts';

/** What suites run on. Both are there once the tests begin. */
export interface Given {
  /** For platforms of this process: empty books each time. */
  readonly books: () => Books;
  /** For a platform in a process of its own, which is killed and started again on the same books. */
  readonly database: () => SandboxDatabase;
}

const TEST_MS = 60_000;

const given = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The database did not start.');
  return value;
};

/** Runs suites on the embedded database, in memory and in a folder that is gone afterwards. */
export function describeOnPglite(name: string, suites: (given: Given) => void): void {
  jest.setTimeout(TEST_MS);
  describe(name, () => {
    let books: Books | undefined;
    const path = mkdtempSync(join(tmpdir(), 'sandbox-contract-'));
    beforeAll(async () => (books = await embeddedBooks()));
    afterAll(() => rmSync(path, { recursive: true, force: true }));
    suites({ books: () => given(books), database: () => ({ kind: 'folder', path }) });
  });
}

/** Runs suites on a PostgreSQL server of their own; skipped on a machine without its programs. */
export function describeOnPostgres(name: string, suites: (given: Given) => void): void {
  jest.setTimeout(TEST_MS);
  (findPostgres() === undefined ? describe.skip : describe)(name, () => {
    let books: Books | undefined;
    let database: SandboxDatabase | undefined;
    beforeAll(async () => {
      books = await postgresBooks();
      database = await books?.make();
    });
    afterAll(() => books?.stop());
    suites({ books: () => given(books), database: () => given(database) });
  });
}
