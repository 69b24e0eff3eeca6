import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import type { Member } from '../../db/tables/schema.ts';
import { createPayer } from '../testing/createPayer.ts';
import { requireSecondPassword } from './requireSecondPassword.ts';
import { findSecondPasswordLock } from './secondPassword.ts';

const RIGHT = 'a'.repeat(32);
const WRONG = 'b'.repeat(32);
const MINUTE = 60_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const minutes = (count: number) => new Date(start + count * MINUTE);
let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

/** Tries a second password and returns the data of the refusal; `undefined` if it is accepted. */
const tryPassword = (member: Member, md5: string | undefined, now = minutes(0)) =>
  requireSecondPassword(database.db, { member, md5, now }).catch(({ code, data }: { code: number; data: object }) => ({
    code,
    ...data,
  }));
const wrong = (triesLeft: number) => ({ code: 6100, reason: 'secondPasswordWrong', triesLeft });
const newMember = (name: string) => createPayer(database.db, name, { secondPasswordMd5: RIGHT });

it('F-WAL-12 the fifth wrong second password in a row locks it for 30 minutes, the right one too', async () => {
  const member = await newMember('locked');
  for (const left of [4, 3, 2, 1, 0]) expect(await tryPassword(member, WRONG)).toEqual(wrong(left));
  const locked = { reason: 'secondPasswordLocked', lockedUntil: minutes(30).getTime() };
  expect(await tryPassword(member, RIGHT, new Date(minutes(30).getTime() - 1))).toMatchObject(locked);
  expect(await findSecondPasswordLock(database.db, member.id, minutes(29))).toEqual(minutes(30));
  expect(await findSecondPasswordLock(database.db, member.id, minutes(30))).toBeUndefined();
  expect(await tryPassword(member, WRONG, minutes(30))).toEqual(wrong(4));
  expect(await tryPassword(member, RIGHT, minutes(30))).toBeUndefined();
});

it('F-WAL-12 a right second password resets the count, and each member has an own one', async () => {
  const [member, other] = [await newMember('right'), await newMember('other')];
  expect(await findSecondPasswordLock(database.db, member.id, minutes(0))).toBeUndefined();
  for (const left of [4, 3]) expect(await tryPassword(member, WRONG)).toEqual(wrong(left));
  expect(await tryPassword(other, WRONG)).toEqual(wrong(4));
  expect(await tryPassword(member, RIGHT)).toBeUndefined();
  expect(await tryPassword(member, undefined)).toEqual(wrong(4));
});

it('F-WAL-12 without a second password every attempt is refused with the reason, and none counts', async () => {
  const member = await createPayer(database.db, 'unset');
  for (let time = 0; time < 6; time += 1)
    expect(await tryPassword(member, RIGHT)).toMatchObject({ reason: 'secondPasswordUnset' });
});
