import { hostileSuite } from './suites/hostile.ts';
import { realTroubleSuite } from './suites/realTrouble.ts';
import { troubleSuite } from './suites/trouble.ts';
import { postgresBooks, type Books } from './testing/books.ts';
import { findPostgres } from './testing/startPostgres.ts';

jest.setTimeout(60_000);

const onPostgres = findPostgres() === undefined ? describe.skip : describe;

onPostgres('on PostgreSQL', () => {
  let books: Books | undefined;
  const theBooks = (): Books => {
    if (!books) throw new Error('PostgreSQL did not start.');
    return books;
  };
  beforeAll(async () => (books = await postgresBooks()));
  afterAll(() => books?.stop());
  troubleSuite(theBooks);
  realTroubleSuite(theBooks);
  hostileSuite(theBooks);
});
