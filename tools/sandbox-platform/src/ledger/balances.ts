import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../db/database.ts';
import { getCoinAccount, getLockedStakesAccount, getWalletAccount, getWithdrawalHoldAccount } from './accountCodes.ts';

export interface MemberBalances {
  /** Money the member can stake. */
  readonly wallet: Minor;
  /** Stakes of bets that are not settled. */
  readonly locked: Minor;
  /** Withdrawals in progress. */
  readonly withdrawing: Minor;
  /** Hundredths of a USDT. */
  readonly coin: Minor;
}

/** Reads the balances of a member's accounts in one query. */
export async function readBalances(db: Db, memberId: number): Promise<MemberBalances> {
  const rows = await db.selectFrom('accounts').select(['code', 'balance']).where('member_id', '=', memberId).execute();
  const balance = (code: string) => rows.find((row) => row.code === code)?.balance ?? 0n;
  return {
    wallet: balance(getWalletAccount(memberId)),
    locked: balance(getLockedStakesAccount(memberId)),
    withdrawing: balance(getWithdrawalHoldAccount(memberId)),
    coin: balance(getCoinAccount(memberId)),
  };
}

/** Locks the member's row: other transactions on the member's money wait until this one ends. */
export async function lockMember(tx: Tx, memberId: number): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow();
}
