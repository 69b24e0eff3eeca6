import type { Db } from '../db/database.ts';
import { getCoinAccount, getLockedStakesAccount, getWalletAccount, getWithdrawalHoldAccount } from './accountCodes.ts';

/** Creates the accounts of a member with balance 0. */
export async function openMemberAccounts(db: Db, memberId: number): Promise<void> {
  await db
    .insertInto('accounts')
    .values([
      { code: getWalletAccount(memberId), kind: 'wallet', member_id: memberId, may_go_negative: false },
      { code: getLockedStakesAccount(memberId), kind: 'locked', member_id: memberId, may_go_negative: false },
      { code: getWithdrawalHoldAccount(memberId), kind: 'withdrawing', member_id: memberId, may_go_negative: false },
      { code: getCoinAccount(memberId), kind: 'coin', member_id: memberId, may_go_negative: false, currency: 'USDT' },
    ])
    .execute();
}
