import { sql } from 'kysely';
import { createServerSecret } from '../db/serverSecret.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import type { AttemptCounter } from './attemptCounter.ts';
import { createAttempts, deleteExpiredAttempts } from './createAttempts.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const secret = createServerSecret(Buffer.alloc(32, 1));
const attempts = createAttempts({ secret });

let database: OpenDatabase;
beforeAll(async () => (database = await openEmptyDatabase()), 120_000);
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('attempts').execute());

const at = (ms: number) => ({ db: database.db, now: new Date(start + ms) });
const name: AttemptCounter = { limit: 'loginOfName', key: ['lily88'] };
const address: AttemptCounter = { limit: 'loginOfAddress', key: ['203.0.113.7'] };
const take = async (count: number, ms = 0, counters = [name]) => {
  const taken = [];
  for (let i = 0; i < count; i++) taken.push(await attempts.take(at(ms), counters));
  return taken.filter(Boolean).length;
};

it('SEC-01 allows ten attempts of a key in its window, and other keys', async () => {
  expect(await take(12)).toBe(10);
  expect(await attempts.isLimited(at(0), [name])).toBe(true);
  expect(await attempts.isLimited(at(0), [{ ...name, key: ['other1'] }])).toBe(false);
  expect(await attempts.isLimited(at(0), [{ ...name, limit: 'loginOfKnownDevice' }])).toBe(false);
});

it('SEC-01 allows ten of fifty concurrent attempts', async () => {
  const taken = await Promise.all(Array.from({ length: 50 }, () => attempts.take(at(0), [name])));
  expect(taken.filter(Boolean)).toHaveLength(10);
});

it('starts again at the end of the window, which further and refused attempts do not prolong', async () => {
  await take(1);
  await take(9, HOUR / 2);
  expect(await take(5, HOUR - 1)).toBe(0);
  expect(await take(1, HOUR)).toBe(1);
  expect(await attempts.count(at(HOUR), name)).toBe(1);
});

it('F-SRV-17 does not block a key for longer after the clock jumps back by one hour', async () => {
  await take(10, 2 * HOUR);
  expect(await attempts.isLimited(at(HOUR - 1), [name])).toBe(false);
  expect(await take(1, HOUR - 1)).toBe(1);
});

it('counts nothing if one of several counters is at its limit', async () => {
  await take(10);
  expect(await attempts.take(at(0), [address, name])).toBe(false);
  expect(await attempts.count(at(0), address)).toBe(0);
});

it('gives attempts back and clears them', async () => {
  await take(3);
  await attempts.giveBack(at(0), [name]);
  expect(await attempts.count(at(0), name)).toBe(2);
  await attempts.clear(database.db, [name]);
  await attempts.giveBack(at(0), [name]);
  expect(await attempts.count(at(0), name)).toBe(0);
});

it.each`
  failures | needsCaptcha
  ${4}     | ${false}
  ${5}     | ${true}
`('SEC-01 requires a captcha after five failures of a name: $failures', async ({ failures, needsCaptcha }) => {
  await take(failures as number);
  expect(await attempts.needsCaptcha(at(0), [address, name])).toBe(needsCaptcha);
});

it('scales only limits by address', () => {
  const wide = createAttempts({ secret, addressLimitFactor: 100 });
  expect([wide.getMax('loginOfAddress'), wide.getMax('loginOfName')]).toEqual([10_000, 10]);
});

it('I7 stores no name and no address', async () => {
  await take(1, 0, [name, address]);
  const rows = JSON.stringify(await database.db.selectFrom('attempts').selectAll().execute());
  expect(rows).not.toMatch(/lily88|203\.0\.113\.7/);
});

it('deletes the counts whose window has ended', async () => {
  await take(1, 0, [name, address]);
  await deleteExpiredAttempts(database.db, at(HOUR - 1).now);
  const rows = await database.db.selectFrom('attempts').select('kind').execute();
  expect(rows).toEqual([{ kind: 'loginOfName' }]);
});

it('reads one count of many by its key, and expired ones by their time', async () => {
  const { db } = database;
  await sql`insert into attempts select 'loginOfName', n::text, 1, now() + n * interval '1 second'
            from generate_series(1, 20000) n`.execute(db);
  await sql`analyze attempts`.execute(db);
  const count = db.selectFrom('attempts').select('count').where('kind', '=', 'loginOfName').where('key', '=', '77');
  const expired = db.selectFrom('attempts').select('key').where('expires_at', '<=', new Date(start));
  expect(JSON.stringify(await count.explain())).toContain('attempts_pkey');
  expect(JSON.stringify(await expired.explain())).toContain('attempts_by_expiry');
});
