import { createServerSecret } from '../db/serverSecret.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { seedMembers } from '../members/seedMembers.ts';
import { Refusal } from '../base/refusal.ts';
import { type CodeKey, type CodePorts, issueCode, consumeCode } from './sentCodes.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const at = (ms: number) => new Date(start + ms);

let database: OpenDatabase;
let platform: CodePorts;
let memberId: number;
let count = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedMembers(database.db);
  const demo = await database.db
    .selectFrom('members')
    .select('id')
    .where('name', '=', 'demo01')
    .executeTakeFirstOrThrow();
  memberId = demo.id;
  const secret = createServerSecret(Buffer.alloc(32, 1));
  platform = { secret };
}, 120_000);
afterAll(() => database.close());

const newKey = (): CodeKey => ({
  purpose: 'bindPhone',
  medium: 'phone',
  number: `138${++count}`,
  name: 'demo01',
  deviceId: 'd',
});
const issue = async (key: CodeKey, ms: number) => {
  const issued = await database.db
    .transaction()
    .execute((tx) => issueCode({ platform, tx, now: at(ms) }, { key, channel: 'sms', memberId }));
  return issued instanceof Refusal ? issued.code : (issued.outgoing?.code ?? '');
};
const take = async (key: CodeKey, digits: string, ms: number) => {
  const taken = await database.db
    .transaction()
    .execute((tx) => consumeCode({ platform, tx, now: at(ms) }, key, { digits, to: 'used' }));
  return taken instanceof Refusal ? taken.code : 6000;
};

describe('verification codes', () => {
  it('F-SRV-17 expires the code and allows the next one if the clock jumps 1 h forward', async () => {
    const key = newKey();
    const code = await issue(key, 0);
    expect(await take(key, String(code), HOUR)).toBe(6038);
    expect(await issue(key, HOUR)).toMatch(/^\d{6}$/);
  });

  it('F-SRV-17 expires the code and allows the next one if the clock jumps 1 h back', async () => {
    const key = newKey();
    const code = await issue(key, 0);
    expect(await take(key, String(code), -HOUR)).toBe(6038);
    expect(await issue(key, -HOUR)).toMatch(/^\d{6}$/);
  });

  it('F-SRV-17 ends a lock if the clock jumps 1 h back', async () => {
    const key = newKey();
    await issue(key, 0);
    for (let i = 0; i < 5; i++) await take(key, 'wrong!', 1_000);
    expect(await issue(key, 70_000)).toBe(6037);
    expect(await issue(key, -HOUR)).toMatch(/^\d{6}$/);
  });
});

it('A4 issues one code for concurrent calls', async () => {
  const key = newKey();
  const sent = await Promise.all([issue(key, 0), issue(key, 0), issue(key, 0)]);
  expect(sent.filter((code) => code === 6066)).toHaveLength(2);
});

it('I7 stores digits, number and name of a code only as digests', async () => {
  const key = { ...newKey(), number: '13912345678', name: 'lily8899' };
  const code = String(await issue(key, 0));
  const rows = JSON.stringify(await database.db.selectFrom('codes').selectAll().execute(), (_, value: unknown) =>
    typeof value === 'bigint' ? '' : value,
  );
  for (const secret of [`"${code}"`, '13912345678', 'lily8899']) expect(rows).not.toContain(secret);
});

it('F-AUTH-09 accepts only one of two concurrent attempts with the right code', async () => {
  const key = newKey();
  const code = String(await issue(key, 0));
  expect((await Promise.all([take(key, code, 1), take(key, code, 1)])).sort()).toEqual([6000, 6038]);
});
