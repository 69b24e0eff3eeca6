import type { Tx } from '../db/database.ts';
import type { LetterType } from '../db/tables/memberCentreTables.ts';
import { Refusal } from '../base/refusal.ts';
import { buildInboxQuery, type InboxReader } from './buildInboxQuery.ts';

const NOT_FOUND = 6004;

/** Ids of inbox messages and the mark to set. */
interface InboxMark {
  readonly ids: readonly bigint[];
  readonly what: 'read_at' | 'deleted_at';
}

async function setMarks(tx: Tx, { member, now }: InboxReader, { ids, what }: InboxMark) {
  if (ids.length === 0) return;
  const none = { read_at: null, deleted_at: null };
  await tx
    .insertInto('letter_marks')
    .values(ids.map((id) => ({ member_id: member.id, letter_id: id, ...none, [what]: now })))
    .onConflict((conflict) => conflict.columns(['member_id', 'letter_id']).doUpdateSet({ [what]: now }))
    .execute();
}

/** Returns the distinct ids. Throws refusal 6004 if any of them is not in the inbox of the member. */
async function requireInboxMessages(tx: Tx, reader: InboxReader, ids: readonly string[]): Promise<bigint[]> {
  const wanted = [...new Set(ids)].map(BigInt);
  const rows = await buildInboxQuery(tx, reader).where('letters.id', 'in', wanted).select('letters.id').execute();
  if (rows.length < wanted.length) throw new Refusal(NOT_FOUND);
  return wanted;
}

/** Marks an inbox message as read. */
export async function markInboxMessageRead(tx: Tx, reader: InboxReader, id: string): Promise<void> {
  await setMarks(tx, reader, { ids: await requireInboxMessages(tx, reader, [id]), what: 'read_at' });
}

/** Deletes messages from the member's inbox: all of them, or none if one is not found. */
export async function deleteInboxMessages(tx: Tx, reader: InboxReader, ids: readonly string[]): Promise<void> {
  await setMarks(tx, reader, { ids: await requireInboxMessages(tx, reader, ids), what: 'deleted_at' });
}

/** Marks all unread messages, or those of a type, as read. Returns their number. */
export async function markInboxRead(tx: Tx, reader: InboxReader, type?: LetterType): Promise<number> {
  const rows = await buildInboxQuery(tx, reader, type)
    .where('letter_marks.read_at', 'is', null)
    .select('letters.id')
    .execute();
  await setMarks(tx, reader, { ids: rows.map(({ id }) => id), what: 'read_at' });
  return rows.length;
}
