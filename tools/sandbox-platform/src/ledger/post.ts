import type { Minor } from '@pavilion/kernel';
import type { Tx } from '../db/database.ts';
import type { EntryKind } from '../db/tables/schema.ts';

export interface Posting {
  readonly account: string;
  readonly amount: Minor;
}

export interface NewEntry {
  readonly kind: EntryKind;
  /** What caused it, such as a bet's number. One kind and cause are booked at most once. */
  readonly ref: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

/**
 * Books one entry. Postings of nothing are left out, the rest is written in account order so that two entries never
 * wait for each other crosswise.
 *
 * @throws a database error when the entry does not sum to zero (at commit), a member's account would go below zero,
 *   or the same cause was booked before
 */
export async function post(tx: Tx, entry: NewEntry): Promise<void> {
  const moving = entry.postings.filter(({ amount }) => amount !== 0n);
  if (moving.length === 0) return;
  const { id } = await tx
    .insertInto('entries')
    .values({ kind: entry.kind, ref: entry.ref, created_at: entry.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = moving.map(({ account, amount }) => ({ entry_id: id, account, amount }));
  rows.sort((a, b) => (a.account < b.account ? 1 : -1));
  await tx.insertInto('postings').values(rows).execute();
}
