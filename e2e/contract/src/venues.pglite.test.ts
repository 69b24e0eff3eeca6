import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lobbySuite } from './suites/lobby.ts';
import { venueConsoleSuite } from './suites/venueConsole.ts';
import { venueCrashSuite } from './suites/venueCrashes.ts';
import { venueMoneySuite } from './suites/venueMoney.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('the venues on PGlite', () => {
  let books: Books;
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-venues-'));
  beforeAll(async () => (books = await embeddedBooks()));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  lobbySuite(() => books);
  venueMoneySuite(() => books);
  venueConsoleSuite(() => books);
  venueCrashSuite(() => ({ kind: 'folder', path: folder }));
});
