import { socketConformanceSuite } from './suites/socketConformance.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('on PGlite', () => {
  let books: Books;
  beforeAll(async () => (books = await embeddedBooks()));
  socketConformanceSuite(() => books);
});
