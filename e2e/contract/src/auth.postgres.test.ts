import { bindingSuite } from './suites/bindings.ts';
import { captchaSuite } from './suites/captchas.ts';
import { newDeviceSuite } from './suites/newDevices.ts';
import { registrationSuite } from './suites/registrations.ts';
import { resetSuite } from './suites/resets.ts';
import { postgresBooks, type Books } from './testing/books.ts';
import { findPostgres } from './testing/startPostgres.ts';

jest.setTimeout(60_000);

const onPostgres = findPostgres() === undefined ? describe.skip : describe;

onPostgres('authentication on PostgreSQL', () => {
  let books: Books | undefined;
  const theBooks = (): Books => {
    if (!books) throw new Error('PostgreSQL did not start.');
    return books;
  };
  beforeAll(async () => (books = await postgresBooks()));
  afterAll(() => books?.stop());
  captchaSuite(theBooks);
  registrationSuite(theBooks);
  newDeviceSuite(theBooks);
  resetSuite(theBooks);
  bindingSuite(theBooks);
});
