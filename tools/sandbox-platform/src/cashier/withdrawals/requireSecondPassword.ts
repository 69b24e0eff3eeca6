import type { Db } from '../../db/database.ts';
import type { Member } from '../../db/tables/schema.ts';
import { isSecondPassword, verifySecondPassword } from './secondPassword.ts';

/** Second password of a call that is no order. */
export interface RequiredPassword {
  readonly member: Member;
  readonly now: Date;
  /** Digest that the client sends (A2); `undefined` if it sends none. */
  readonly md5: string | undefined;
}

/** Refuses a call without the right second password. Wrong attempts count together with those of withdrawals (F-WAL-12). */
export async function requireSecondPassword(db: Db, { member, now, md5 }: RequiredPassword): Promise<void> {
  const isRight = md5 !== undefined && (await isSecondPassword(member, md5));
  const refusal = await db.transaction().execute((tx) => verifySecondPassword(tx, { member, isRight, now }));
  if (refusal) throw refusal;
}
