import { memberCentreSuite } from './suites/memberCentre.ts';
import { promotionSuite } from './suites/promotions.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('the member centre on PGlite', () => {
  let books: Books;
  beforeAll(async () => (books = await embeddedBooks()));
  memberCentreSuite(() => books);
  promotionSuite(() => books);
});
