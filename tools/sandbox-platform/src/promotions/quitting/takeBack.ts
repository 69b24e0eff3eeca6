import { formatMinor } from '@pavilion/kernel';
import { insertTransaction } from '../../cashier/orders/transactions.ts';
import type { Tx } from '../../db/database.ts';
import { OPERATOR_ACCOUNT, PROMO, getWalletAccount } from '../../ledger/accountCodes.ts';
import { post } from '../../ledger/post.ts';
import { sendInboxMessages } from '../../letters/sendInboxMessages.ts';
import type { MemberActivity } from '../rules/activityTypes.ts';
import type { OpenBonus, Quitting } from './readQuitting.ts';

/** Cancels the turnover of open bonuses that is still required; what was done stays counted. */
async function cancelTurnover(tx: Tx, bonuses: readonly OpenBonus[]): Promise<void> {
  for (const { id, required, done } of bonuses)
    await tx
      .updateTable('activity_claims')
      .set({ cancelled_turnover: required - done })
      .where('id', '=', BigInt(id.slice(1)))
      .execute();
}

async function sendQuitMessage(tx: Tx, { activity, member, now }: MemberActivity, quitting: Quitting): Promise<void> {
  const taken = formatMinor(quitting.takenBack);
  const texts = {
    'zh-CN': {
      title: '退出活动通知',
      content: `您已退出“${activity.texts['zh-CN'].title}”。流水未完成的奖励及由其产生的赢额共 ${taken} 元已从中心钱包收回，剩余流水要求已取消。`,
    },
    'zh-TW': {
      title: '退出活動通知',
      content: `您已退出「${activity.texts['zh-TW'].title}」。流水未完成的獎勵及由其產生的贏額共 ${taken} 元已自中心錢包收回，剩餘流水要求已取消。`,
    },
  };
  const cause = `quit:${activity.id}`;
  await sendInboxMessages(tx, [{ memberId: member.id, type: 'activity', cause, texts, at: now }]);
}

/**
 * Takes open bonuses and what was won with them back from the centre wallet: the bonus to the promotions, the winnings to the
 * operator. If the wallet holds less, the bonus comes first.
 */
export async function takeBack(tx: Tx, participation: MemberActivity, quitting: Quitting): Promise<void> {
  const { bonuses, forfeit, takenBack } = quitting;
  if (bonuses.length === 0) return;
  const { activity, member, now } = participation;
  await cancelTurnover(tx, bonuses);
  const bonus = forfeit.bonus < takenBack ? forfeit.bonus : takenBack;
  const ref = `${member.id}.${activity.id}`;
  await post(tx, {
    kind: 'activityQuit',
    ref,
    at: now,
    postings: [
      { account: getWalletAccount(member.id), amount: -takenBack },
      { account: PROMO, amount: bonus },
      { account: OPERATOR_ACCOUNT, amount: takenBack - bonus },
    ],
  });
  if (takenBack > 0n) {
    const deal = { memberId: member.id, type: 'gift', ref: `quit.${ref}`, method: 'quit', amount: takenBack } as const;
    await insertTransaction(tx, { ...deal, direction: 'out', status: 'success', at: now });
  }
  await sendQuitMessage(tx, participation, quitting);
}
