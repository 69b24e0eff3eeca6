import type { Minor } from '@pavilion/kernel';
import type { Tx } from '../../db/database.ts';
import type { DealsTable, DealType } from '../../db/tables/cashierTables.ts';

/** A movement of the centre wallet as it begins; `type` and `ref` name its cause, which has one line. Amounts are CNY. */
export interface NewTransaction {
  readonly memberId: number;
  readonly type: DealType;
  readonly ref: string;
  readonly method: string;
  readonly direction: DealsTable['direction'];
  readonly amount: Minor;
  readonly fee?: Minor;
  readonly status?: DealsTable['status'];
  readonly at: Date;
}

/** Writes a line into a member's record of transactions; `processing` unless told. */
export async function insertTransaction(tx: Tx, deal: NewTransaction): Promise<void> {
  const { memberId, type, ref, method, direction, amount, fee = 0n, status = 'processing', at } = deal;
  await tx
    .insertInto('deals')
    .values({
      member_id: memberId,
      type,
      ref,
      method,
      direction,
      amount,
      fee,
      status,
      created_at: at,
      finished_at: status === 'processing' ? null : at,
    })
    .execute();
}

/** The cause of a movement. */
export type DealKey = Pick<NewTransaction, 'type' | 'ref'>;

/** How a movement stands now. */
export interface TransactionChange {
  readonly status: DealsTable['status'];
  readonly at: Date;
  readonly amount?: Minor;
  readonly fee?: Minor;
}

/** Brings a line of the record up to date. */
export async function updateTransaction(tx: Tx, { type, ref }: DealKey, change: TransactionChange): Promise<void> {
  const { status, at, amount, fee } = change;
  await tx
    .updateTable('deals')
    .set({
      status,
      finished_at: status === 'processing' ? null : at,
      ...(amount !== undefined ? { amount } : {}),
      ...(fee !== undefined ? { fee } : {}),
    })
    .where('type', '=', type)
    .where('ref', '=', ref)
    .execute();
}
