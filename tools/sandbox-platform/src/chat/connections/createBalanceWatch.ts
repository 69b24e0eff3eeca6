import { PUSH_IDS } from '@pavilion/chat-socket/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { EntryKind } from '../../db/tables/schema.ts';
import { getWalletAccount } from '../../ledger/accountCodes.ts';
import type { Connection } from './createConnection.ts';

/** Kinds of entries that are pushed to a member: those that are not the result of the member's own action. */
const NOTIFIED_KINDS: readonly EntryKind[] = [
  'grant',
  'betRelease',
  'betSettle',
  'betResettle',
  'deposit',
  'withdrawReturn',
  'activityGift',
  'activityQuit',
  'vipGift',
  'giftExchange',
];
const newestEntry = async (db: Db): Promise<bigint> => {
  const row = await db.selectFrom('entries').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0n;
};

const movementsAfter = (db: Db, entry: bigint, accounts: readonly string[]) =>
  db
    .selectFrom('postings')
    .innerJoin('entries', 'entries.id', 'postings.entry_id')
    .innerJoin('accounts', 'accounts.code', 'postings.account')
    .select(['entries.id', 'entries.kind', 'entries.created_at', 'postings.amount', 'accounts.balance'])
    .select('accounts.member_id')
    .where('entries.id', '>', entry)
    .where('entries.kind', 'in', NOTIFIED_KINDS)
    .where('postings.account', '=', sql<string>`any(${accounts}::text[])`)
    .orderBy('entries.id')
    .execute();

type Movement = Awaited<ReturnType<typeof movementsAfter>>[number];

const toBalanceNotice = ({ kind, created_at, amount, balance }: Movement) => ({
  currency: 'CNY',
  amount: formatMinor(amount),
  balance: formatMinor(balance),
  reason: kind,
  time: created_at.getTime(),
});

/** Whether an entry belongs to the member of a connection and is not older than the connection. */
const shouldNotify = (connection: Connection, { member_id, created_at }: Movement): boolean =>
  connection.person()?.memberId === member_id && created_at.getTime() >= connection.openedAt;

/**
 * Creates a function that pushes money received since its last call to the connected members (10013).
 *
 * Entries may commit in another order than that of their ids. Each is therefore read twice and pushed once.
 */
export async function createBalanceWatch(db: Db): Promise<(connections: readonly Connection[]) => Promise<void>> {
  let before = await newestEntry(db);
  let last = before;
  let notified: ReadonlySet<string> = new Set();
  return async (connections) => {
    const ids = new Set(connections.flatMap((connection) => connection.person()?.memberId ?? []));
    const newest = await newestEntry(db);
    const rows = ids.size === 0 ? [] : await movementsAfter(db, before, [...ids].map(getWalletAccount));
    const seen = new Set<string>();
    for (const row of rows) {
      const key = `${row.id} ${row.member_id}`;
      seen.add(key);
      if (notified.has(key)) continue;
      for (const connection of connections)
        if (shouldNotify(connection, row)) connection.send(PUSH_IDS.balance, toBalanceNotice(row));
    }
    notified = seen;
    before = last;
    last = newest;
  };
}
