import { bankPageSuite } from './suites/bankPage.ts';
import { cashierBankTest } from './suites/cashierBankTest.ts';
import { dealRecordSuite } from './suites/dealRecords.ts';
import { depositSuite } from './suites/deposits.ts';
import { withdrawalSuite } from './suites/withdrawals.ts';
import { postgresBooks, type Books } from './testing/books.ts';
import { findPostgres } from './testing/startPostgres.ts';

jest.setTimeout(60_000);

const onPostgres = findPostgres() === undefined ? describe.skip : describe;

onPostgres('the cashier on PostgreSQL', () => {
  let books: Books | undefined;
  const theBooks = (): Books => {
    if (!books) throw new Error('PostgreSQL did not start.');
    return books;
  };
  beforeAll(async () => (books = await postgresBooks()));
  afterAll(() => books?.stop());
  depositSuite(theBooks);
  bankPageSuite(theBooks);
  withdrawalSuite(theBooks);
  dealRecordSuite(theBooks);
  cashierBankTest(theBooks);
});
