import type { Minor } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import { lockMember } from '../ledger/balances.ts';
import { PROMO, getWalletAccount } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';

/** Grant of play money; a negative amount takes money back. */
export interface Grant {
  readonly memberId: number;
  readonly amount: Minor;
  /** Id of the grant; the same id is posted once. */
  readonly ref: string;
  readonly at: Date;
}

/** Grants play money to a member, or takes it back. A grant is posted once per `ref`. */
export async function grantMoney(db: Db, { memberId, amount, ref, at }: Grant): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    await post(tx, {
      kind: 'grant',
      ref,
      at,
      postings: [
        { account: PROMO, amount: -amount },
        { account: getWalletAccount(memberId), amount },
      ],
    });
  });
}
