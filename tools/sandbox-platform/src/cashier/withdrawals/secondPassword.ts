import { isPassword, DUMMY_PASSWORD_HASH } from '../../auth/passwordHash.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Member } from '../../db/tables/schema.ts';
import type { Refusal } from '../../base/refusal.ts';
import { cashierRefusal } from '../orders/cashierRefusal.ts';

/** Wrong guesses in a row until the member is locked out, and for how long. */
export const MAX_SECOND_PASSWORD_TRIES = 5;
const LOCK_MS = 30 * 60_000;

/** Until when a member's second password is not looked at; nothing when it is. */
export async function secondPasswordLock(db: Db, memberId: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('second_password_tries')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.locked_until && row.locked_until > now ? row.locked_until : undefined;
}

/**
 * Whether it is the member's second password. Slow on purpose, so it is asked outside of transactions.
 *
 * @param md5 what the client sends for it (A2)
 */
export const isSecondPassword = ({ second_password_hash: hash }: Member, md5: string): Promise<boolean> =>
  isPassword(md5, hash ?? DUMMY_PASSWORD_HASH);

/** The member's count of wrong guesses, for this transaction alone: guesses sent together wait for one another. */
async function lockTries(tx: Tx, memberId: number) {
  await tx
    .insertInto('second_password_tries')
    .values({ member_id: memberId, failures: 0, locked_until: null })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return tx
    .selectFrom('second_password_tries')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A try at a member's second password. */
export interface PasswordTry {
  readonly member: Member;
  /** Result of `isSecondPassword`. */
  readonly isRight: boolean;
  readonly now: Date;
}

/**
 * Judges a second password: five wrong ones in a row lock it for half an hour (F-WAL-12).
 *
 * @returns the refusal, to be returned by the work so that the guess stays counted; nothing when the password passes
 */
export async function verifySecondPassword(
  tx: Tx,
  { member, isRight, now }: PasswordTry,
): Promise<Refusal | undefined> {
  if (member.second_password_hash === null) return cashierRefusal('secondPasswordUnset');
  const { failures, locked_until: until } = await lockTries(tx, member.id);
  if (until && until > now) return cashierRefusal('secondPasswordLocked', { lockedUntil: until.getTime() });
  const count = isRight ? 0 : (until ? 0 : failures) + 1;
  const lockedUntil = count >= MAX_SECOND_PASSWORD_TRIES ? new Date(now.getTime() + LOCK_MS) : null;
  await tx
    .updateTable('second_password_tries')
    .set({ failures: count, locked_until: lockedUntil })
    .where('member_id', '=', member.id)
    .execute();
  return isRight ? undefined : cashierRefusal('secondPasswordWrong', { triesLeft: MAX_SECOND_PASSWORD_TRIES - count });
}
