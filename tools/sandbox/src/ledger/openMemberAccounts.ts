import { type Db } from '../db/database.ts';
import { lockedOf, walletOf } from './accountCodes.ts';

/** Opens the wallet and the stake account of a new member, both empty. */
export async function openMemberAccounts(db: Db, memberId: number): Promise<void> {
  await db
    .insertInto('accounts')
    .values([
      { code: walletOf(memberId), kind: 'wallet', member_id: memberId, may_go_negative: false },
      { code: lockedOf(memberId), kind: 'locked', member_id: memberId, may_go_negative: false },
    ])
    .execute();
}
