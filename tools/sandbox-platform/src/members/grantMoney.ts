import type { Minor } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import { lockMember } from '../ledger/balances.ts';
import { PROMO, getWalletAccount } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';

/** Play money for a member; a negative amount takes money back. */
export interface Grant {
  readonly memberId: number;
  readonly amount: Minor;
  /** Name of the gift: the same one is booked once. */
  readonly ref: string;
  readonly at: Date;
}

/** Gives play money to a member, or takes some back. `ref` names the gift: the same one is booked once. */
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
