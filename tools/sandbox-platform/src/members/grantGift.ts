import { formatMinor, type Minor } from '@pavilion/kernel';
import { formatOrderNo, reserveOrderId } from '../cashier/orders/orderNumbers.ts';
import { insertTransaction } from '../cashier/orders/transactions.ts';
import type { Db } from '../db/database.ts';
import { PROMO, getWalletAccount } from '../ledger/accountCodes.ts';
import { lockMember } from '../ledger/balances.ts';
import { post } from '../ledger/post.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';

/** Gift of the operator to one member. */
export interface Gift {
  readonly memberId: number;
  /** More than zero. */
  readonly amount: Minor;
  readonly at: Date;
}

/** Pays a gift of the operator, with its transaction and inbox message. Returns the order number. */
export const grantGift = (db: Db, { memberId, amount, at }: Gift): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    const orderNo = formatOrderNo('G', at, await reserveOrderId(tx, 'deals'));
    await post(tx, {
      kind: 'grant',
      ref: orderNo,
      at,
      postings: [
        { account: PROMO, amount: -amount },
        { account: getWalletAccount(memberId), amount },
      ],
    });
    const deal = { memberId, type: 'gift', ref: orderNo, method: 'grant', direction: 'in', amount, at } as const;
    await insertTransaction(tx, { ...deal, status: 'success' });
    const money = formatMinor(amount);
    const texts = {
      'zh-CN': { title: '礼金到账通知', content: `平台发放的礼金 ${money} 元已存入中心钱包，单号 ${orderNo}。` },
      'zh-TW': { title: '禮金入帳通知', content: `平台發放的禮金 ${money} 元已存入中心錢包，訂單編號 ${orderNo}。` },
    };
    await sendInboxMessages(tx, [{ memberId, type: 'notice', cause: `gift:${orderNo}`, texts, at }]);
    return orderNo;
  });
