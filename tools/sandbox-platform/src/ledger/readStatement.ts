import { formatMinor } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';

/** One posting on a member's account. */
export interface StatementLine {
  /** Kind of the entry, such as `betReserve`. */
  readonly kind: string;
  /** Account code without the member: `wallet`, `locked`, `venue:agin`. */
  readonly account: string;
  /** Decimal text; negative if the money left the account. */
  readonly amount: string;
  readonly at: number;
}

/** Reads all postings on a member's accounts in the order of booking. */
export async function readStatement(db: Db, memberId: number): Promise<readonly StatementLine[]> {
  const rows = await db
    .selectFrom('postings')
    .innerJoin('entries', 'entries.id', 'postings.entry_id')
    .innerJoin('accounts', 'accounts.code', 'postings.account')
    .select(['entries.kind', 'entries.created_at', 'postings.account', 'postings.amount'])
    .where('accounts.member_id', '=', memberId)
    .orderBy('entries.id')
    .orderBy('postings.account')
    .execute();
  return rows.map(({ kind, account, amount, created_at }) => ({
    kind,
    account: account.replace(`member:${memberId}:`, ''),
    amount: formatMinor(amount),
    at: created_at.getTime(),
  }));
}
