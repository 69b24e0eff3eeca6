import type { Minor } from '@pavilion/kernel';
import { insertTransaction } from '@pavilion/sandbox-platform/cashier/orders/transactions';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueTransfer } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { getTransitAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';
import { post } from '@pavilion/sandbox-platform/ledger/post';
import type { VenueResponse } from './createVenueFaults.ts';
import { getTransferAccounts } from './settleTransfer.ts';
import { openVenueAccounts } from '../venues/venueAccounts.ts';

/** Transfer between the centre wallet and a venue. The caller has checked it while holding the member lock. */
export interface TransferOrder {
  readonly memberId: number;
  readonly venueCode: string;
  readonly direction: 'in' | 'out';
  readonly amount: Minor;
  readonly cause: VenueTransfer['cause'];
  readonly now: Date;
}

/**
 * First step of a transfer: moves the money to the transit account and stores the venue's response with its due time.
 * The stored response makes the result the same after a restart.
 */
export async function beginTransfer(tx: Tx, order: TransferOrder, response: VenueResponse): Promise<VenueTransfer> {
  await openVenueAccounts(tx, order.memberId, order.venueCode);
  const transfer = await tx
    .insertInto('venue_transfers')
    .values({
      member_id: order.memberId,
      venue_code: order.venueCode,
      direction: order.direction,
      amount: order.amount,
      cause: order.cause,
      verdict: response.verdict,
      answers_at: new Date(order.now.getTime() + response.delayMs),
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
