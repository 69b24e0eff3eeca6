import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../../base/startupError.ts';
import { lockFolder } from './folderLock.ts';
import { dropMigratedObjects, migrate } from '../migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { openPostgres } from './openPostgres.ts';

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

/** Program that locks a file as a sandbox does, prints whether it succeeded, and waits. */
const HOLD_LOCK = `
const { openSync } = require('node:fs');
const { tryLock } = require(${JSON.stringify(require.resolve('fs-native-extensions'))});
process.stdout.write(String(tryLock(openSync(process.argv[1], 'w+'), 4096, 1)));
setInterval(() => undefined, 1000);
`;

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

  it.each([
    ['a process that runs, because its id was used again', `${process.pid}\n`],
    ['a process that runs, as an earlier release wrote it', JSON.stringify({ pid: process.pid, started: '' })],
    ['a process that was killed', '4194305\n'],
    ['nobody, because the disk was full', ''],
  ])('is not blocked by a lock file with the id of %s', (_what, content) => {
    writeFileSync(join(folder, 'sandbox.lock'), content);
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('is locked for all its paths, once, until the lock is released', () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const unlock = lockFolder(folder);
    expect(() => lockFolder(link)).toThrow(`is in use by another sandbox (process ${process.pid})`);
    expect(() => lockFolder(folder)).toThrow(StartupError);
    unlock();
    lockFolder(link)();
    rmSync(link);
  });

  it('is released by the operating system when its holder is killed', async () => {
    const holder = spawn(process.execPath, ['-e', HOLD_LOCK, join(folder, 'sandbox.lock')]);
    const output = await new Promise((resolve) => holder.stdout.once('data', (text) => resolve(String(text))));
    expect(output).toBe('true');
    expect(() => lockFolder(folder)).toThrow('is in use by another sandbox');
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('is refused if its lock file cannot be opened', () => {
    mkdirSync(join(folder, 'sandbox.lock'));
    expect(() => lockFolder(folder)).toThrow(/could not be locked \(EISDIR\)/);
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
    expect(() => lockFolder(folder)()).not.toThrow();
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

it('a failed --fresh releases its lock on the PostgreSQL server before the pool ends, and gives the reason', async () => {
  const steps: string[] = [];
  const query = () => Promise.resolve({ rows: [{ taken: true }] });
  const client = { query, on: () => client, release: () => steps.push('release') };
  const replace = (name: 'connect' | 'end', by: () => Promise<unknown>) =>
    (jest.spyOn(pg.Pool.prototype, name) as unknown as jest.SpyInstance<Promise<unknown>, []>).mockImplementation(by);
  const spies = [replace('connect', async () => client), replace('end', async () => steps.push('end'))];
  const opened = openPostgres('postgresql://user:secret@localhost/x', true, () => ({
    database: 'down',
    databaseDelayMs: 0,
  }));
  expect(await catchMessage(opened)).toMatch(/^DATABASE_URL cannot be opened: localhost\/x \(ECONNREFUSED\)/);
  expect(steps).toEqual(['release', 'end']);
  spies.forEach((spy) => spy.mockRestore());
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
