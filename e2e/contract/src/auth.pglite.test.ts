import { bindingSuite } from './suites/bindings.ts';
import { captchaSuite } from './suites/captchas.ts';
import { newDeviceSuite } from './suites/newDevices.ts';
import { registrationSuite } from './suites/registrations.ts';
import { resetSuite } from './suites/resets.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('authentication on PGlite', () => {
  let books: Books;
  beforeAll(async () => (books = await embeddedBooks()));
  captchaSuite(() => books);
  registrationSuite(() => books);
  newDeviceSuite(() => books);
  resetSuite(() => books);
  bindingSuite(() => books);
});
