import { betActionSuite } from './suites/betActions.ts';
import { bettingSuite } from './suites/betting.ts';
import { feedSuite } from './suites/feed.ts';
import { sessionSuite } from './suites/sessions.ts';
import { wireSuite } from './suites/wire.ts';
import { postgresBooks, type Books } from './testing/books.ts';
import { findPostgres } from './testing/startPostgres.ts';

jest.setTimeout(60_000);

if (findPostgres() === undefined) {
  console.warn(
    'No PostgreSQL on this machine (initdb and postgres in PATH or /usr/lib/postgresql): its tests are skipped.',
  );
}
const onPostgres = findPostgres() === undefined ? describe.skip : describe;

onPostgres('the platform on PostgreSQL', () => {
  let books: Books | undefined;
  const theBooks = (): Books => {
    if (!books) throw new Error('PostgreSQL did not start.');
    return books;
  };
  beforeAll(async () => (books = await postgresBooks()));
  afterAll(() => books?.stop());
  sessionSuite(theBooks);
  wireSuite(theBooks);
  bettingSuite(theBooks);
  betActionSuite(theBooks);
  feedSuite(theBooks);
});
