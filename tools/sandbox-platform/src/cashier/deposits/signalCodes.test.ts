import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import { createPayer } from '../testing/createPayer.ts';
import { consumeSignalCode, reserveSignalCode } from './signalCodes.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-01-05T10:00:00Z');
const minutes = (count: number) => new Date(start + count * MINUTE);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

const newMember = async (name: string) => (await createPayer(database.db, name)).id;
const reserve = (memberId: number, now: Date) =>
  database.db.transaction().execute((tx) => reserveSignalCode(tx, memberId, now));
const consume = (memberId: number, code: string, now: Date) =>
  database.db.transaction().execute((tx) => consumeSignalCode(tx, { memberId, code }, now));
const refused = { code: 6007, data: { reason: 'badSignalCode' } };

it('WAL-04 a reload shows the same code while 15 minutes are left, then a new one', async () => {
  const memberId = await newMember('reloads');
  const first = await reserve(memberId, minutes(0));
  expect(first).toEqual({ signalCode: expect.stringMatching(/^[A-Z2-9]{8}$/), expiresAt: minutes(30).getTime() });
  expect(await reserve(memberId, minutes(15))).toEqual(first);
  const second = await reserve(memberId, new Date(minutes(15).getTime() + 1));
  expect(second.signalCode).not.toBe(first.signalCode);
  expect(await reserve(memberId, minutes(16))).toEqual(second);
});

it('WAL-04 a code is used once, by its member, before it expires', async () => {
  const [memberId, other] = [await newMember('owner'), await newMember('stranger')];
  const { signalCode } = await reserve(memberId, minutes(0));
  await expect(consume(other, signalCode, minutes(1))).rejects.toMatchObject(refused);
  await expect(consume(memberId, 'AAAAAAAA', minutes(1))).rejects.toMatchObject(refused);
  await expect(consume(memberId, signalCode, minutes(30))).rejects.toMatchObject(refused);
  expect(await consume(memberId, signalCode, new Date(minutes(30).getTime() - 1))).toBe(signalCode);
  await expect(consume(memberId, signalCode, minutes(2))).rejects.toMatchObject(refused);
  expect((await reserve(memberId, minutes(3))).signalCode).not.toBe(signalCode);
});
