import { faultSuite } from './suites/faults.ts';
import { hostileSuite } from './suites/hostile.ts';
import { troubleSuite } from './suites/trouble.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('on PGlite', () => {
  let books: Books;
  beforeAll(async () => (books = await embeddedBooks()));
  faultSuite(() => books);
  troubleSuite(() => books);
  hostileSuite(() => books);
});
