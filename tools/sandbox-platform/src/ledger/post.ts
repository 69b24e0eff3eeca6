import type { Minor } from '@pavilion/kernel';
import type { Tx } from '../db/database.ts';
import type { EntryKind } from '../db/tables/schema.ts';

export interface Posting {
  readonly account: string;
  readonly amount: Minor;
}

export interface NewEntry {
  readonly kind: EntryKind;
  /** Id of the cause, such as a bet's number. One kind and cause are posted at most once. */
  readonly ref: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

/**
 * Posts one entry. Postings of 0 are left out. The others are written in the order of their account codes, so that two
 * entries cannot deadlock.
 *
 * @throws a database error if the entry does not sum to zero (at commit), a member's account would become negative,
 *   or the same cause was posted before
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
