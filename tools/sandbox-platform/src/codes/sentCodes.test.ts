import { createServerSecret } from '../db/serverSecret.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { seedMembers } from '../members/seedMembers.ts';
import { Refusal } from '../base/refusal.ts';
import { type CodeKey, type CodePorts, issueCode, consumeCode } from './sentCodes.ts';

const mockRandomInt = jest.fn<number | undefined, [number]>();
jest.mock('node:crypto', () => {
  const actual = jest.requireActual<{ randomInt: (max: number) => number }>('node:crypto');
  return { ...actual, randomInt: (max: number) => mockRandomInt(max) ?? actual.randomInt(max) };
});

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
const issue = async (key: CodeKey, ms: number, owner: number | null = memberId) => {
  const issued = await database.db
    .transaction()
    .execute((tx) => issueCode({ platform, tx, now: at(ms) }, { key, channel: 'sms', memberId: owner }));
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

describe('SEC-03 codes of a recipient', () => {
  const phone = () => `136${++count}`;

  it.each`
    ms        | code
    ${59_900} | ${6066}
    ${59_999} | ${6066}
    ${60_000} | ${6000}
    ${60_100} | ${6000}
  `('F-SRV-12 gets $code for another code after $ms ms', async ({ ms, code }: { ms: number; code: number }) => {
    const key = newKey();
    await issue(key, 0);
    const again = await issue({ ...key, name: 'other', purpose: 'reset', deviceId: 'e' }, ms);
    expect(typeof again === 'number' ? again : 6000).toBe(code);
  });

  it.each`
    what                   | change
    ${'another name'}      | ${{ name: 'vip001' }}
    ${'another purpose'}   | ${{ purpose: 'newDevice' }}
    ${'another device'}    | ${{ deviceId: 'e' }}
    ${'a voice call'}      | ${{}}
    ${'a trunk prefix'}    | ${{ prefix: '0' }}
    ${'full-width digits'} | ${{ isWide: true }}
  `('F-SRV-12 refuses a second code within 60 s for $what', async ({ change }) => {
    const { prefix = '', isWide = false, ...rest } = change as { prefix?: string; isWide?: boolean };
    const key = newKey();
    await issue(key, 0);
    const number = isWide
      ? key.number.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      : key.number;
    expect(await issue({ ...key, ...rest, number: prefix + number }, 59_999)).toBe(6066);
  });

  it('F-SRV-12 issues one code for ten concurrent calls with two names and devices', async () => {
    const number = phone();
    const keys = Array.from({ length: 10 }, (_, i) => ({
      ...newKey(),
      number,
      name: `name${i % 2}`,
      deviceId: `d${i % 2}`,
    }));
    const sent = await Promise.all(keys.map((key) => issue(key, 0)));
    expect(sent.filter((code) => code === 6066)).toHaveLength(9);
  });

  it('issues ten codes per day in UTC+8, and the next one after midnight', async () => {
    const number = phone();
    // 15:30 UTC is half an hour before midnight in UTC+8.
    const evening = 15.5 * HOUR;
    const send = (ms: number, i: number) => issue({ ...newKey(), number, deviceId: `d${i}` }, ms);
    for (let i = 0; i < 10; i++) expect(await send(evening + i * 60_000, i)).toMatch(/^\d{6}$/);
    expect(await send(16 * HOUR - 1, 11)).toBe(6034);
    expect(await send(16 * HOUR, 12)).toMatch(/^\d{6}$/);
  });

  it('returns the same refusals for a decoy as for a code, and keeps the codes for other purposes', async () => {
    const outcomes = [];
    for (const owner of [memberId, null]) {
      const key: CodeKey = { ...newKey(), purpose: 'reset' };
      const request = async (ms: number) => {
        const issued = await issue(key, ms, owner);
        return typeof issued === 'number' ? issued : 6000;
      };
      const codes = [];
      for (const ms of [0, 30_000, 60_000, 90_000]) codes.push(await request(ms));
      expect(await issue(key, 95_000, owner === null ? memberId : null)).toBe(6066);
      outcomes.push(codes);
      const login = await issue({ ...key, purpose: 'newDevice' }, 100_000);
      expect(login).toEqual(owner === null ? expect.stringMatching(/^\d{6}$/) : 6066);
    }
    expect(outcomes).toEqual([
      [6000, 6066, 6000, 6066],
      [6000, 6066, 6000, 6066],
    ]);
  });
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

it('ASVS 6.5.3 draws the digits by the secure generator', async () => {
  mockRandomInt.mockReturnValueOnce(42);
  expect(await issue(newKey(), 0)).toBe('000042');
  expect(mockRandomInt).toHaveBeenLastCalledWith(1_000_000);
});
