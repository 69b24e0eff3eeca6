import { updateTransaction } from '@pavilion/sandbox-platform/cashier/orders/deals';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { EntryKind } from '@pavilion/sandbox-platform/db/tables/schema';
import type { VenueTransfer } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { getTransitAccount, getVenueAccount, getWalletAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { post } from '@pavilion/sandbox-platform/ledger/post';

/** Where a transfer takes its money and where it brings it. */
export function getTransferAccounts({ member_id, venue_code, direction }: Omit<VenueTransfer, 'status'>) {
  const [wallet, venue] = [getWalletAccount(member_id), getVenueAccount(member_id, venue_code)];
  return direction === 'in' ? { from: wallet, to: venue } : { from: venue, to: wallet };
}

/** One transfer as it stands. */
export const transferById = (db: Db, id: bigint): Promise<VenueTransfer> =>
  db.selectFrom('venue_transfers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function end(tx: Tx, transfer: VenueTransfer, now: Date): Promise<VenueTransfer> {
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
 * Books what the venue answered: the money arrives, or goes back where it came from. Before the answer is due, and once
 * it is booked, nothing happens, so anybody may call this at any time.
 */
export async function settleTransfer(db: Db, id: bigint, now: Date): Promise<VenueTransfer> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, (await transferById(tx, id)).member_id);
    const transfer = await transferById(tx, id);
    const isDue = transfer.status === 'pending' && transfer.answers_at <= now;
    return isDue ? end(tx, transfer, now) : transfer;
  });
}
