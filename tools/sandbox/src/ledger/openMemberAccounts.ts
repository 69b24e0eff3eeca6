import type { Db } from '../db/database.ts';
import { coinOf, lockedOf, walletOf, withdrawingOf } from './accountCodes.ts';

/** Opens the accounts every member has, all empty. */
export async function openMemberAccounts(db: Db, memberId: number): Promise<void> {
  await db
    .insertInto('accounts')
    .values([
      { code: walletOf(memberId), kind: 'wallet', member_id: memberId, may_go_negative: false },
      { code: lockedOf(memberId), kind: 'locked', member_id: memberId, may_go_negative: false },
      { code: withdrawingOf(memberId), kind: 'withdrawing', member_id: memberId, may_go_negative: false },
      { code: coinOf(memberId), kind: 'coin', member_id: memberId, may_go_negative: false, currency: 'USDT' },
    ])
    .execute();
}
