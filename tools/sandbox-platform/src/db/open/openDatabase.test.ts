import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../../base/startupError.ts';
import { lockFolder } from './folderLock.ts';
import { dropMigratedObjects, migrate } from '../migrate.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sandbox-db-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const catchMessage = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
};
const cache = join(__dirname, '../../../../../node_modules/.cache/pavilion');
const open = (path: string, fresh = false) => openDatabase({ kind: 'folder', path, cache }, fresh);

describe('data folder', () => {
  it('keeps its data between two starts', async () => {
    const first = await open(folder);
    await first.db.insertInto('settings').values({ key: 'kept', value: '1' }).execute();
    await first.close();
    const second = await open(folder);
    const row = await second.db.selectFrom('settings').select('value').where('key', '=', 'kept').executeTakeFirst();
    await second.close();
    expect(row?.value).toBe(1);
  }, 60_000);

  it('is rejected unchanged with one line of text if another process holds its lock', async () => {
    const unlock = lockFolder(folder);
    expect(await catchMessage(open(folder))).toMatch(
      /^The data folder .* is in use by another sandbox \(process \d+\)/,
    );
    unlock();
    expect(existsSync(join(folder, 'books'))).toBe(false);
  });

  it('replaces the lock of a process that was killed', () => {
    writeFileSync(join(folder, 'sandbox.lock'), JSON.stringify({ pid: 2 ** 22 + 1, started: '' }));
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('replaces a lock whose process id belongs to another program', () => {
    writeFileSync(join(folder, 'sandbox.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it.each([
    ['files of another program', (books: string) => writeFileSync(join(books, 'holiday.jpg'), 'x')],
    ['an incomplete database', (books: string) => writeFileSync(join(books, 'PG_VERSION'), '18')],
  ])('is rejected unchanged if it contains %s', async (_what, spoil) => {
    mkdirSync(join(folder, 'books'));
    spoil(join(folder, 'books'));
    expect(await catchMessage(open(folder))).toMatch(/is damaged and was left as it is/);
    expect(existsSync(join(folder, 'books', 'PG_VERSION')) || existsSync(join(folder, 'books', 'holiday.jpg'))).toBe(
      true,
    );
    expect(existsSync(join(folder, 'sandbox.lock'))).toBe(false);
  });

  it('is rejected if its path is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'keep me');
    expect(await catchMessage(open(file))).toMatch(/cannot be written/);
    expect(readFileSync(file, 'utf8')).toBe('keep me');
  });

  const isRoot = process.getuid?.() === 0;
  const title = 'is refused without permission';
  (isRoot ? it.skip : it)(isRoot ? `${title} [skipped: root may write anywhere]` : title, async () => {
    chmodSync(folder, 0o500);
    expect(await catchMessage(open(folder))).toMatch(/cannot be written \(EACCES\)/);
    chmodSync(folder, 0o700);
  });
});

describe('DATABASE_URL', () => {
  it.each([
    ['not a URL', 'just some words'],
    ['the URL of another database', 'mysql://user:secret@localhost/x'],
    ['no server at the address', 'postgresql://user:secret@127.0.0.1:1/x'],
  ])('is rejected with one line of text without a password: %s', async (_what, url) => {
    const text = await catchMessage(openDatabase({ kind: 'postgres', url }));
    expect(text).toMatch(/^DATABASE_URL cannot be opened: /);
    expect(text).not.toContain('secret');
  });
});

it('a fresh database has no tables, views or functions of the old one', async () => {
  const { db, close } = await openDatabase({ kind: 'memory' });
  await db.insertInto('settings').values({ key: 'old', value: '1' }).execute();
  await dropMigratedObjects(db);
  const { rows } = await sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace`.execute(db);
  expect(rows).toEqual([]);
  await migrate(db);
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  await close();
}, 60_000);
