import { type SandboxDatabase } from '@pavilion/sandbox';
import { lobbySuite } from './suites/lobby.ts';
import { venueConsoleSuite } from './suites/venueConsole.ts';
import { venueCrashSuite } from './suites/venueCrashes.ts';
import { venueMoneySuite } from './suites/venueMoney.ts';
import { type Books, postgresBooks } from './testing/books.ts';
import { findPostgres } from './testing/startPostgres.ts';

jest.setTimeout(60_000);

const onPostgres = findPostgres() === undefined ? describe.skip : describe;

onPostgres('the venues on PostgreSQL', () => {
  let books: Books | undefined;
  let database: SandboxDatabase | undefined;
  const given = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('PostgreSQL did not start.');
    return value;
  };
  beforeAll(async () => {
    books = await postgresBooks();
    database = await books?.make();
  });
  afterAll(() => books?.stop());
  lobbySuite(() => given(books));
  venueMoneySuite(() => given(books));
  venueConsoleSuite(() => given(books));
  venueCrashSuite(() => given(database));
});
