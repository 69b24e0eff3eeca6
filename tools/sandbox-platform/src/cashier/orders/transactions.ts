import type { Minor } from '@pavilion/kernel';
import type { Tx } from '../../db/database.ts';
import type { DealsTable, DealType } from '../../db/tables/cashierTables.ts';

/** New transaction of the centre wallet. `type` and `ref` identify its cause, which has one transaction. Amounts are CNY. */
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

/** Adds a transaction to a member's record, by default with the status `processing`. */
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

/** Cause of a transaction. */
export type DealKey = Pick<NewTransaction, 'type' | 'ref'>;

/** New status of a transaction. */
export interface TransactionChange {
  readonly status: DealsTable['status'];
  readonly at: Date;
  readonly amount?: Minor;
  readonly fee?: Minor;
}

/** Updates a transaction. */
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
