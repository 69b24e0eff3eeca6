import { PUSH_IDS } from '@pavilion/chat-socket/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { EntryKind } from '../../db/tables/schema.ts';
import { getWalletAccount } from '../../ledger/accountCodes.ts';
import type { Connection } from './createConnection.ts';

/** Kinds of entries that are announced to a member: those that are not the result of the member's own action. */
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

/** Push after the member's own action, for other devices of the member. It has no text. */
const balanceChanged = { category: 'letter', msg: '', changed: ['balance'] } as const;

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

const getKey = ({ id, member_id }: Movement): string => `${id} ${member_id}`;

/** Whether an entry belongs to the member of a connection and is not older than the connection. */
const shouldNotify = (connection: Connection, { member_id, created_at }: Movement): boolean =>
  connection.person()?.memberId === member_id && created_at.getTime() >= connection.openedAt;

/** Sends the changes of one member to one connection: each notified entry, and one push for all others. */
function sendChanges(connection: Connection, rows: readonly Movement[]): void {
  for (const row of rows)
    if (NOTIFIED_KINDS.includes(row.kind)) connection.send(PUSH_IDS.balance, toBalanceNotice(row));
  if (rows.some(({ kind }) => !NOTIFIED_KINDS.includes(kind))) connection.send(PUSH_IDS.internal, balanceChanged);
}

/**
 * Creates a function that pushes the changes of a wallet since its last call to its connected member: received money
 * (10013), and the name of the changed data after an own action (60000).
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
    const fresh = rows.filter((row) => !notified.has(getKey(row)));
    for (const connection of connections)
      sendChanges(
        connection,
        fresh.filter((row) => shouldNotify(connection, row)),
      );
    notified = new Set(rows.map(getKey));
    before = last;
    last = newest;
  };
}
