import { formatMinor } from '@pavilion/kernel';
import type { Tx } from '../db/database.ts';
import type { Activity, ActivityClaim, ActivityReward } from '../db/tables/memberCentreTables.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';

/** Reward and its activity. */
export interface ClaimedGift {
  readonly activity: Activity;
  readonly reward: ActivityReward;
}

/** Sends the inbox message about a paid gift. */
export async function sendGiftMessage(
  tx: Tx,
  claim: Pick<ActivityClaim, 'id' | 'member_id' | 'amount' | 'created_at'>,
  { activity, reward }: ClaimedGift,
): Promise<void> {
  const money = formatMinor(claim.amount);
  const texts = {
    'zh-CN': {
      title: '奖励到账通知',
      content: `您在“${activity.texts['zh-CN'].title}”领取的“${reward.names['zh-CN']}” ${money} 元已存入中心钱包。`,
    },
    'zh-TW': {
      title: '獎勵入帳通知',
      content: `您在「${activity.texts['zh-TW'].title}」領取的「${reward.names['zh-TW']}」${money} 元已存入中心錢包。`,
    },
  };
  await sendInboxMessages(tx, [
    { memberId: claim.member_id, type: 'activity', cause: `claim:${claim.id}`, texts, at: claim.created_at },
  ]);
}
