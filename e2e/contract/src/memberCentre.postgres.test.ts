import { memberCentreSuite } from './suites/memberCentre.ts';
import { promotionSuite } from './suites/promotions.ts';
import { type Books, postgresBooks } from './testing/books.ts';
import { findPostgres } from './testing/startPostgres.ts';

jest.setTimeout(60_000);

const onPostgres = findPostgres() === undefined ? describe.skip : describe;

onPostgres('the member centre on PostgreSQL', () => {
  let books: Books | undefined;
  const theBooks = (): Books => {
    if (!books) throw new Error('PostgreSQL did not start.');
    return books;
  };
  beforeAll(async () => (books = await postgresBooks()));
  afterAll(() => books?.stop());
  memberCentreSuite(theBooks);
  promotionSuite(theBooks);
});
