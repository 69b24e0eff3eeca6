import { lobbySuite, venueMoneySuite } from './suites/venues.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('the venues on PGlite', () => {
  let books: Books;
  beforeAll(async () => (books = await embeddedBooks()));
  lobbySuite(() => books);
  venueMoneySuite(() => books);
});
