import { computeWaitLeft } from '@pavilion/sandbox-platform/base/computeWaitLeft';
import { updateTransaction } from '@pavilion/sandbox-platform/cashier/orders/transactions';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { EntryKind } from '@pavilion/sandbox-platform/db/tables/schema';
import type { VenueTransfer } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { getTransitAccount, getVenueAccount, getWalletAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { post } from '@pavilion/sandbox-platform/ledger/post';

/** Returns the accounts that a transfer debits and credits. */
export function getTransferAccounts({ member_id, venue_code, direction }: Omit<VenueTransfer, 'status'>) {
  const [wallet, venue] = [getWalletAccount(member_id), getVenueAccount(member_id, venue_code)];
  return direction === 'in' ? { from: wallet, to: venue } : { from: venue, to: wallet };
}

/** Computes the milliseconds until the venue's response to a transfer is due; 0 if it is. */
export function computeResponseWait({ began_at, answers_at }: VenueTransfer, now: Date): number {
  return computeWaitLeft({ until: answers_at, longestMs: answers_at.getTime() - began_at.getTime() }, now);
}

/** Reads a transfer. */
export const readTransfer = (db: Db, id: bigint): Promise<VenueTransfer> =>
  db.selectFrom('venue_transfers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function bookResponse(tx: Tx, transfer: VenueTransfer, now: Date): Promise<VenueTransfer> {
  const isAccepted = transfer.verdict === 'accept';
  const { from, to } = getTransferAccounts(transfer);
  const kind: EntryKind = isAccepted ? 'venueCredit' : 'venueReverse';
  await post(tx, {
    kind,
    ref: String(transfer.id),
    at: now,
    postings: [
      { account: getTransitAccount(transfer.member_id), amount: -transfer.amount },
      { account: isAccepted ? to : from, amount: transfer.amount },
    ],
  });
  await updateTransaction(
    tx,
    { type: 'transfer', ref: String(transfer.id) },
    { status: isAccepted ? 'success' : 'failed', at: now },
  );
  return tx
    .updateTable('venue_transfers')
    .set({ status: isAccepted ? 'done' : 'reversed', ended_at: now })
    .where('id', '=', transfer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Books the venue's response: credits the target account, or returns the money to its source.
 * Nothing happens before the response is due or after it is booked, so repeated calls are safe.
 */
export async function settleTransfer(db: Db, id: bigint, now: Date): Promise<VenueTransfer> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, (await readTransfer(tx, id)).member_id);
    const transfer = await readTransfer(tx, id);
    const isDue = transfer.status === 'pending' && computeResponseWait(transfer, now) === 0;
    return isDue ? bookResponse(tx, transfer, now) : transfer;
  });
}
