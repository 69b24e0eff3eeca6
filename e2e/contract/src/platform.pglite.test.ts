import { betActionSuite } from './suites/betActions.ts';
import { bettingSuite } from './suites/betting.ts';
import { feedSuite } from './suites/feed.ts';
import { sessionSuite } from './suites/sessions.ts';
import { wireSuite } from './suites/wire.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('the platform on PGlite', () => {
  let books: Books;
  beforeAll(async () => (books = await embeddedBooks()));
  sessionSuite(() => books);
  wireSuite(() => books);
  bettingSuite(() => books);
  betActionSuite(() => books);
  feedSuite(() => books);
});
