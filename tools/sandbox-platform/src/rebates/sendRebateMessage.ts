import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Tx } from '../db/database.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';

/** Sends the inbox message about a paid rebate. */
export async function sendRebateMessage(
  tx: Tx,
  rebate: { readonly memberId: number; readonly orderNo: string; readonly amount: Minor; readonly at: Date },
): Promise<void> {
  const money = formatMinor(rebate.amount);
  const texts = {
    'zh-CN': { title: '返水到账通知', content: `您的返水 ${money} 元已存入中心钱包，单号 ${rebate.orderNo}。` },
    'zh-TW': { title: '返水入帳通知', content: `您的返水 ${money} 元已存入中心錢包，訂單編號 ${rebate.orderNo}。` },
  };
  const cause = `rebate:${rebate.orderNo}`;
  await sendInboxMessages(tx, [{ memberId: rebate.memberId, type: 'notice', cause, texts, at: rebate.at }]);
}
