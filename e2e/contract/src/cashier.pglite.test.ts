import { bankPageSuite } from './suites/bankPage.ts';
import { cashierBankTest } from './suites/cashierBankTest.ts';
import { dealRecordSuite } from './suites/dealRecords.ts';
import { depositSuite } from './suites/deposits.ts';
import { withdrawalSuite } from './suites/withdrawals.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('the cashier on PGlite', () => {
  let books: Books;
  beforeAll(async () => (books = await embeddedBooks()));
  depositSuite(() => books);
  bankPageSuite(() => books);
  withdrawalSuite(() => books);
  dealRecordSuite(() => books);
  cashierBankTest(() => books);
});
