import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { LetterType } from '../db/tables/memberCentreTables.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { buildInboxQuery, type InboxReader } from './buildInboxQuery.ts';

/** Ids of inbox messages and the mark to set. */
interface InboxMark {
  readonly ids: readonly bigint[];
  readonly what: 'read_at' | 'deleted_at';
  /** Time of the mark; null removes it. */
  readonly at: Date | null;
}

async function setMarks(tx: Tx, { member }: InboxReader, { ids, what, at }: InboxMark) {
  if (ids.length === 0) return;
  const none = { read_at: null, deleted_at: null };
  await tx
    .insertInto('letter_marks')
    .values(ids.map((id) => ({ member_id: member.id, letter_id: id, ...none, [what]: at })))
    .onConflict((conflict) => conflict.columns(['member_id', 'letter_id']).doUpdateSet({ [what]: at }))
    .execute();
}

/** Returns the distinct ids. Throws refusal 6004 if any of them is not in the inbox of the member. */
async function requireInboxMessages(tx: Tx, reader: InboxReader, ids: readonly string[]): Promise<bigint[]> {
  const wanted = [...new Set(ids)].map(BigInt);
  const rows = await buildInboxQuery(tx, reader).where('letters.id', 'in', wanted).select('letters.id').execute();
  if (rows.length < wanted.length) throw new Refusal(errorCodes.notFound);
  return wanted;
}

/** Marks an inbox message as read, or as unread. */
export async function markInboxMessageRead(
  tx: Tx,
  reader: InboxReader,
  { letterId, isRead = true }: { readonly letterId: string; readonly isRead?: boolean | undefined },
): Promise<void> {
  const ids = await requireInboxMessages(tx, reader, [letterId]);
  await setMarks(tx, reader, { ids, what: 'read_at', at: isRead ? reader.now : null });
}

/** Deletes messages from the member's inbox: all of them, or none if one is not found. */
export async function deleteInboxMessages(tx: Tx, reader: InboxReader, ids: readonly string[]): Promise<void> {
  await setMarks(tx, reader, {
    ids: await requireInboxMessages(tx, reader, ids),
    what: 'deleted_at',
    at: reader.now,
  });
}

/** Puts deleted messages back into the member's inbox. Throws refusal 6004 if one of them was not deleted by the member. */
export async function restoreInboxMessages(tx: Tx, { member }: InboxReader, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)].map(BigInt);
  const { numUpdatedRows } = await tx
    .updateTable('letter_marks')
    .set({ deleted_at: null })
    .where('member_id', '=', member.id)
    .where('letter_id', 'in', wanted)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows < BigInt(wanted.length)) throw new Refusal(errorCodes.notFound);
}

/** Marks all unread messages, or those of a type, as read, in one statement. Returns their number. */
export async function markInboxRead(tx: Tx, reader: InboxReader, type?: LetterType): Promise<number> {
  const { member, now } = reader;
  const unread = buildInboxQuery(tx, reader, type)
    .where('letter_marks.read_at', 'is', null)
    .select([
      sql<number>`${member.id}::integer`.as('member_id'),
      'letters.id as letter_id',
      sql<Date>`${now}::timestamptz`.as('read_at'),
    ]);
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('letter_marks')
    .columns(['member_id', 'letter_id', 'read_at'])
    .expression(unread)
    .onConflict((conflict) => conflict.columns(['member_id', 'letter_id']).doUpdateSet({ read_at: now }))
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}
