import type { Tx } from '../db/database.ts';
import type { LetterType } from '../db/tables/memberCentreTables.ts';
import { Refusal } from '../base/refusal.ts';
import { buildInboxQuery, type Reader } from './buildInboxQuery.ts';

const NOT_FOUND = 6004;

/** Letters and the mark they get. */
interface LetterMark {
  readonly ids: readonly bigint[];
  readonly what: 'read_at' | 'deleted_at';
}

async function mark(tx: Tx, { member, now }: Reader, { ids, what }: LetterMark) {
  if (ids.length === 0) return;
  const none = { read_at: null, deleted_at: null };
  await tx
    .insertInto('letter_marks')
    .values(ids.map((id) => ({ member_id: member.id, letter_id: id, ...none, [what]: now })))
    .onConflict((conflict) => conflict.columns(['member_id', 'letter_id']).doUpdateSet({ [what]: now }))
    .execute();
}

/** Letters of these numbers that lie in the member's boxes; one that does not refuses them all. */
async function requireLetters(tx: Tx, reader: Reader, ids: readonly string[]): Promise<bigint[]> {
  const wanted = [...new Set(ids)].map(BigInt);
  const rows = await buildInboxQuery(tx, reader).where('letters.id', 'in', wanted).select('letters.id').execute();
  if (rows.length < wanted.length) throw new Refusal(NOT_FOUND);
  return wanted;
}

/** Marks one letter as read. */
export async function markInboxMessageRead(tx: Tx, reader: Reader, id: string): Promise<void> {
  await mark(tx, reader, { ids: await requireLetters(tx, reader, [id]), what: 'read_at' });
}

/** Takes letters out of the member's boxes: all of them or none. */
export async function deleteInboxMessages(tx: Tx, reader: Reader, ids: readonly string[]): Promise<void> {
  await mark(tx, reader, { ids: await requireLetters(tx, reader, ids), what: 'deleted_at' });
}

/** Marks every letter of a box, or of all, as read; returns how many were not. */
export async function markInboxRead(tx: Tx, reader: Reader, type?: LetterType): Promise<number> {
  const rows = await buildInboxQuery(tx, reader, type)
    .where('letter_marks.read_at', 'is', null)
    .select('letters.id')
    .execute();
  await mark(tx, reader, { ids: rows.map(({ id }) => id), what: 'read_at' });
  return rows.length;
}
