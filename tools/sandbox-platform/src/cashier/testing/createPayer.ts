import type { Minor } from '@pavilion/kernel';
import type { Db } from '../../db/database.ts';
import type { Member } from '../../db/tables/schema.ts';
import { createMember, type NewMember } from '../../members/createMember.ts';
import { grantMoney } from '../../members/grantMoney.ts';

/** Real name of the members in tests of the cashier. */
export const PAYER_NAME = '陈测试';

const REGISTERED_AT = new Date('2026-01-01T00:00:00Z');

let phones = 0;

/** Creates a member with money, a phone and a real name. `facts` replace them; `undefined` leaves one out. */
export async function createPayer(
  db: Db,
  name: string,
  {
    money = 1_000_000_00n,
    ...facts
  }: { readonly money?: Minor } & { readonly [Key in keyof NewMember]?: NewMember[Key] | undefined } = {},
): Promise<Member> {
  const phone = `138${String((phones += 1)).padStart(8, '0')}`;
  const profile = { name, passwordMd5: 'f'.repeat(32), phone, realName: PAYER_NAME, registeredAt: REGISTERED_AT };
  const id = await createMember(db, { ...profile, ...facts });
  await grantMoney(db, { memberId: id, amount: money, ref: name, at: REGISTERED_AT });
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
