import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import { getTransitAccount, getVenueAccount, getWalletAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';

/** Balances of a member at one moment. Transfers do not change their sum (F-WAL-08). */
export interface VenueMoney {
  readonly wallet: Minor;
  /** Money in transit between centre wallet and venues. */
  readonly transit: Minor;
  /** Balances by venue code. Venues without an account are missing. */
  readonly venues: ReadonlyMap<string, Minor>;
}

/** Reads the wallet, transit and venue accounts of a member in one statement. */
export async function readVenueMoney(db: Db, memberId: number): Promise<VenueMoney> {
  const rows = await db.selectFrom('accounts').select(['code', 'balance']).where('member_id', '=', memberId).execute();
  const balances = new Map(rows.map(({ code, balance }) => [code, balance]));
  const prefix = getVenueAccount(memberId, '');
  const venues = rows.filter(({ code }) => code.startsWith(prefix));
  return {
    wallet: balances.get(getWalletAccount(memberId)) ?? 0n,
    transit: balances.get(getTransitAccount(memberId)) ?? 0n,
    venues: new Map(venues.map(({ code, balance }) => [code.slice(prefix.length), balance])),
  };
}

/** Creates the member's accounts at a venue and in transit if they are missing. */
export async function openVenueAccounts(tx: Tx, memberId: number, venueCode: string): Promise<void> {
  const account = { member_id: memberId, may_go_negative: false };
  await tx
    .insertInto('accounts')
    .values([
      { ...account, code: getVenueAccount(memberId, venueCode), kind: 'venue' as const },
      { ...account, code: getTransitAccount(memberId), kind: 'transit' as const },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
