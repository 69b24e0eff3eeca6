import type { Minor } from '@pavilion/kernel';
import { insertTransaction } from '@pavilion/sandbox-platform/cashier/orders/deals';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueTransfer } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { getTransitAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';
import { post } from '@pavilion/sandbox-platform/ledger/post';
import type { VenueAnswer } from './createVenueFaults.ts';
import { getTransferAccounts } from './settleTransfer.ts';
import { openVenueAccounts } from '../venues/venueAccounts.ts';

/** Money to be moved between the wallet and a venue; checked before, under the member's lock. */
export interface TransferOrder {
  readonly memberId: number;
  readonly venueCode: string;
  readonly direction: 'in' | 'out';
  readonly amount: Minor;
  readonly cause: VenueTransfer['cause'];
  readonly now: Date;
}

/**
 * First step of a transfer: the money leaves its side for the transit account, and the venue's answer is written down
 * with the time it comes, so that it is the same after a restart.
 */
export async function beginTransfer(tx: Tx, order: TransferOrder, answer: VenueAnswer): Promise<VenueTransfer> {
  await openVenueAccounts(tx, order.memberId, order.venueCode);
  const transfer = await tx
    .insertInto('venue_transfers')
    .values({
      member_id: order.memberId,
      venue_code: order.venueCode,
      direction: order.direction,
      amount: order.amount,
      cause: order.cause,
      verdict: answer.verdict,
      answers_at: new Date(order.now.getTime() + answer.delayMs),
      began_at: order.now,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(tx, {
    kind: 'venueDebit',
    ref: String(transfer.id),
    at: order.now,
    postings: [
      { account: getTransferAccounts(transfer).from, amount: -order.amount },
      { account: getTransitAccount(order.memberId), amount: order.amount },
    ],
  });
  await insertTransaction(tx, {
    memberId: order.memberId,
    type: 'transfer',
    ref: String(transfer.id),
    method: order.venueCode,
    direction: order.direction === 'in' ? 'out' : 'in',
    amount: order.amount,
    at: order.now,
  });
  return transfer;
}
