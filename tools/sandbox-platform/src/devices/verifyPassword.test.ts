import crypto from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { createServerSecret } from '../db/serverSecret.ts';
import type { Db, OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { createAttempts } from '../limits/createAttempts.ts';
import { createMember } from '../members/createMember.ts';
import { rememberPlace } from './knownDevices.ts';
import { findLoginSubject } from './loginSubject.ts';
import { requireBelowLoginLimits, verifyPassword } from './verifyPassword.ts';

const RIGHT = 'a'.repeat(32);
const WRONG = 'b'.repeat(32);
const now = new Date('2026-01-01T00:00:00Z');
const home = { deviceId: 'home', ip: '203.0.113.1' };
const attempts = createAttempts({ secret: createServerSecret(Buffer.alloc(32, 1)) });

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const id = await database.db
    .transaction()
    .execute((tx) => createMember(tx, { name: 'owner1', passwordMd5: RIGHT, registeredAt: now }));
  await database.db.transaction().execute((tx) => rememberPlace(tx, id, { place: home, now }));
}, 120_000);
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('attempts').execute());

let devices = 0;
const newClient = () => ({ deviceId: `device${++devices}`, ip: '198.51.100.7' });

interface Attempt {
  readonly name?: string;
  readonly password?: string;
  readonly client?: { readonly deviceId: string; readonly ip: string };
  readonly db?: Db;
}

/** Logs in as the platform does, and returns the code. */
async function logIn({ name = 'owner1', password = WRONG, client = newClient(), db = database.db }: Attempt = {}) {
  const context = { attempts, db, now };
  const subject = await findLoginSubject(db, { name, ...client });
  try {
    await requireBelowLoginLimits(context, subject);
    await verifyPassword(context, subject, password);
    return 6000;
  } catch (error) {
    return (error as { code: number }).code;
  }
}
const repeat = async (times: number, attempt: Attempt) => {
  const codes = [];
  for (let i = 0; i < times; i++) codes.push(await logIn(attempt));
  return codes;
};

/** Counts the hashes and statements of a login. */
async function measureWork(attempt: Attempt) {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const code = await logIn({ ...attempt, db: database.db.withPlugin(plugin) });
  const hashes = scrypt.mock.calls.map(([text, salt, bytes, cost]) => [
    (text as string).length,
    Buffer.from(salt as Buffer).length,
    bytes,
    cost,
  ]);
  scrypt.mockRestore();
  return { code, hashes, statements };
}

it('SEC-02 F-AUTH-28 does the same work for an unknown name and a wrong password', async () => {
  const known = await measureWork({});
  const unknown = await measureWork({ name: 'nobody1' });
  expect(known.code).toBe(6002);
  expect(known.hashes).toHaveLength(1);
  expect(unknown).toEqual(known);
});

it('SEC-02 F-AUTH-28 does the same work for every password once the name is limited', async () => {
  for (const name of ['owner1', 'nobody1']) await repeat(10, { name });
  const wrong = await measureWork({});
  expect(wrong).toMatchObject({ code: 6011, hashes: [] });
  expect(await measureWork({ password: RIGHT })).toEqual(wrong);
  expect(await measureWork({ name: 'nobody1' })).toEqual(wrong);
});

it('SEC-01 F-AUTH-28 allows ten failures of a name whatever device and address sends them', async () => {
  const codes = [];
  for (let i = 0; i < 30; i++) codes.push(await logIn({ client: { deviceId: `d${i}`, ip: `198.51.100.${i}` } }));
  expect(codes.filter((code) => code === 6002)).toHaveLength(10);
  expect(codes.at(-1)).toBe(6011);
  expect(await logIn({ name: 'OWNER1', password: RIGHT })).toBe(6011);
});

it('SEC-01 F-AUTH-28 allows ten of thirty concurrent failures of a name', async () => {
  const codes = await Promise.all(Array.from({ length: 30 }, () => logIn()));
  expect(codes.filter((code) => code === 6002)).toHaveLength(10);
});

it('SEC-01 F-AUTH-28 lets the owner in on a known device while name and address are limited', async () => {
  for (let i = 0; i < 100; i++) await logIn({ name: `name${i}`, client: { deviceId: `d${i}`, ip: home.ip } });
  await repeat(10, {});
  expect(await logIn({ client: { ...newClient(), ip: home.ip }, password: RIGHT })).toBe(6011);
  expect(await logIn({ client: home, password: RIGHT })).toBe(6000);
});

it('SEC-01 A6 keeps the owner in when others send the id of the known device from elsewhere', async () => {
  const forged = { ...home, ip: '198.51.100.7' };
  expect(await repeat(12, { client: forged })).toEqual([...Array<number>(10).fill(6002), 6011, 6011]);
  expect(await logIn({ client: home, password: RIGHT })).toBe(6000);
});

it('SEC-01 allows a hundred failures of an address, whatever names and devices it sends', async () => {
  const codes = [];
  for (let i = 0; i < 110; i++)
    codes.push(await logIn({ name: `other${i}`, client: { deviceId: `e${i}`, ip: '192.0.2.1' } }));
  expect(codes.filter((code) => code === 6002)).toHaveLength(100);
  expect(await logIn({ client: { deviceId: 'x', ip: '192.0.2.2' } })).toBe(6002);
});

it('SEC-01 counts an IPv6 client by its /64', async () => {
  for (let i = 0; i < 100; i++)
    await logIn({ name: `six${i}`, client: { deviceId: `f${i}`, ip: `2001:db8:1:2::${(i + 1).toString(16)}` } });
  expect(await logIn({ name: 'six100', client: { deviceId: 'f', ip: '2001:db8:1:2:ffff::1' } })).toBe(6011);
  expect(await logIn({ name: 'six100', client: { deviceId: 'f', ip: '2001:db8:1:3::1' } })).toBe(6002);
});

it('a right password uses up no attempt and leaves the failures of others', async () => {
  await repeat(9, {});
  expect(await repeat(3, { password: RIGHT })).toEqual([6000, 6000, 6000]);
  expect(await repeat(2, {})).toEqual([6002, 6011]);
});

it('a right password on a known device clears its own failures', async () => {
  await repeat(9, { client: home });
  expect(await logIn({ client: home, password: RIGHT })).toBe(6000);
  expect(await repeat(2, { client: home })).toEqual([6002, 6002]);
});
