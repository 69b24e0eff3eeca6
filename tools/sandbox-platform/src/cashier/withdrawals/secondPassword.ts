import { isPassword, DUMMY_PASSWORD_HASH } from '../../auth/passwordHash.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Member } from '../../db/tables/schema.ts';
import type { Refusal } from '../../base/refusal.ts';
import { createCashierRefusal } from '../orders/cashierRefusal.ts';

/** Number of consecutive wrong attempts that lock the second password, and the duration of the lock. */
export const MAX_SECOND_PASSWORD_TRIES = 5;
export const SECOND_PASSWORD_LOCK_MS = 30 * 60_000;

/** Returns the end of the lock of a member's second password; `undefined` if it is not locked. */
export async function findSecondPasswordLock(db: Db, memberId: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('second_password_tries')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.locked_until && row.locked_until > now ? row.locked_until : undefined;
}

/**
 * Whether a text is the digest of the member's second password. The check is slow, so call it outside of transactions.
 *
 * @param md5 digest that the client sends (A2)
 */
export const isSecondPassword = ({ second_password_hash: hash }: Member, md5: string): Promise<boolean> =>
  isPassword(md5, hash ?? DUMMY_PASSWORD_HASH);

/** Locks the row with the member's wrong attempts, so that concurrent attempts are counted one after the other. */
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

/** Attempt at a member's second password. */
export interface PasswordTry {
  readonly member: Member;
  /** Result of `isSecondPassword`. */
  readonly isRight: boolean;
  readonly now: Date;
}

/**
 * Counts an attempt at the second password: five consecutive wrong ones lock it for 30 minutes (F-WAL-12).
 *
 * @returns the refusal, which the caller returns instead of throwing so that the attempt stays counted; `undefined` if
 *   the password is accepted
 */
export async function verifySecondPassword(
  tx: Tx,
  { member, isRight, now }: PasswordTry,
): Promise<Refusal | undefined> {
  if (member.second_password_hash === null) return createCashierRefusal('secondPasswordUnset');
  const { failures, locked_until: until } = await lockTries(tx, member.id);
  if (until && until > now) return createCashierRefusal('secondPasswordLocked', { lockedUntil: until.getTime() });
  const count = isRight ? 0 : (until ? 0 : failures) + 1;
  const lockedUntil = count >= MAX_SECOND_PASSWORD_TRIES ? new Date(now.getTime() + SECOND_PASSWORD_LOCK_MS) : null;
  await tx
    .updateTable('second_password_tries')
    .set({ failures: count, locked_until: lockedUntil })
    .where('member_id', '=', member.id)
    .execute();
  return isRight
    ? undefined
    : createCashierRefusal('secondPasswordWrong', { triesLeft: MAX_SECOND_PASSWORD_TRIES - count });
}
