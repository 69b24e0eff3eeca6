import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moneyCrashSuite } from './endpoints/moneyCrashSuite.ts';
import { moneyFaultSuite } from './endpoints/moneyFaultSuite.ts';
import { embeddedBooks, type Books } from './testing/books.ts';

jest.setTimeout(60_000);

describe('on PGlite', () => {
  let books: Books;
  const path = mkdtempSync(join(tmpdir(), 'sandbox-money-'));
  beforeAll(async () => (books = await embeddedBooks()));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  moneyFaultSuite(() => books);
  moneyCrashSuite(() => ({ kind: 'folder', path }));
});
