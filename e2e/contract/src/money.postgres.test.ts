import { type Books, postgresBooks } from './testing/books.ts';
import { findPostgres } from './testing/startPostgres.ts';
import { moneyCrashSuite } from './endpoints/moneyCrashSuite.ts';
import { moneyFaultSuite } from './endpoints/moneyFaultSuite.ts';
import { type SandboxDatabase } from '@pavilion/sandbox';

jest.setTimeout(60_000);

const onPostgres = findPostgres() === undefined ? describe.skip : describe;

onPostgres('on PostgreSQL', () => {
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
  moneyFaultSuite(() => given(books));
  moneyCrashSuite(() => given(database));
});
