import type { Db, Tx } from '../db/database.ts';
import { lockMember } from '../ledger/balances.ts';

/** Reads the minutes between two reminders that the member has chosen; `undefined` for those of the site. */
export async function readReminder(db: Db, memberId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('play_reminders')
    .select('minutes')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.minutes;
}

/** Stores the minutes between two reminders. */
export async function setReminder(tx: Tx, memberId: number, minutes: number): Promise<void> {
  await lockMember(tx, memberId);
  await tx
    .insertInto('play_reminders')
    .values({ member_id: memberId, minutes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ minutes }))
    .execute();
}
