import type { Db } from '../db/database.ts';
import { hashPassword } from '../auth/passwordHash.ts';
import { openMemberAccounts } from '../ledger/openMemberAccounts.ts';

export interface NewMember {
  readonly name: string;
  /** Digest that the client sends (A2); it is treated as the password itself. */
  readonly passwordMd5: string;
  /** Digest that the client sends for the second password. */
  readonly secondPasswordMd5?: string;
  /** Country code of the phone, by default +86. */
  readonly areaCode?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly realName?: string;
  readonly vipGrade?: number;
  readonly state?: 'active' | 'frozen';
  readonly loginRefusal?: number;
  readonly registeredAt: Date;
}

/** Creates a member with empty accounts. Returns the user id of the wire. */
export async function createMember(db: Db, member: NewMember): Promise<number> {
  const { id } = await db
    .insertInto('members')
    .values({
      name: member.name,
      password_hash: await hashPassword(member.passwordMd5),
      second_password_hash: member.secondPasswordMd5 ? await hashPassword(member.secondPasswordMd5) : null,
      area_code: member.areaCode ?? null,
      phone: member.phone ?? null,
      email: member.email ?? null,
      real_name: member.realName ?? null,
      vip_grade: member.vipGrade ?? 1,
      state: member.state ?? 'active',
      login_refusal: member.loginRefusal ?? null,
      registered_at: member.registeredAt,
      last_login_at: null,
      previous_login_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openMemberAccounts(db, id);
  return id;
}
