import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '../base/locale.ts';
import { Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/database.ts';
import { lockMember } from '../ledger/balances.ts';
import { readAllocation } from '../turnover/readTurnover.ts';
import { readMemberActivity, type Visitor } from './readActivities.ts';
import { isClaimed, isEarned, type MemberActivity, type RewardProgress } from './rules/activityTypes.ts';
import { formatYuan } from './terms/formatYuan.ts';

const NOT_EARNED = 6012;

/** Whether a bonus of the activity still requires turnover. */
async function hasOpenBonus(db: Db | Tx, { member, activity }: MemberActivity): Promise<boolean> {
  const { current } = await readAllocation(db, member.id);
  return current.some(({ activityId, done, required }) => activityId === activity.id && done < required);
}

/** Describes what a member gives up by quitting; `undefined` for a member who has not joined or has quit. */
export function describeQuitting(
  visit: MemberActivity,
  standings: readonly RewardProgress[],
  locale: Locale,
): string[] | undefined {
  if (!visit.joinedAt || visit.quitAt) return undefined;
  const open = standings.filter((standing) => !isClaimed(visit, standing));
  const turnover = formatYuan(standings[0]?.progress ?? 0n);
  const due = open.filter(isEarned).reduce((sum, { amount }) => sum + amount, 0n);
  const rest = open.reduce((sum, { amount }) => sum + amount, 0n);
  return locale === 'zh-CN'
    ? [
        `已累计的流水 ${turnover} 元作废`,
        `现在可领的 ${formatYuan(due)} 元不再发放`,
        `未领取的奖励合计 ${formatYuan(rest)} 元，且不能再次报名`,
      ]
    : [
        `已累計的流水 ${turnover} 元作廢`,
        `現在可領的 ${formatYuan(due)} 元不再發放`,
        `未領取的獎勵合計 ${formatYuan(rest)} 元，且不能再次報名`,
      ];
}

const refuse = (reason: string, cn: string, tw: string) =>
  new Refusal(NOT_EARNED, { reason }, { texts: { 'zh-CN': cn, 'zh-TW': tw } });

/**
 * Quits an activity that the member joined: its progress and its unclaimed rewards are lost.
 *
 * @throws Refusal 6012 if the member has not joined, has quit, or has a bonus of the activity whose turnover is open (§1)
 */
export async function quitActivity(
  tx: Tx,
  activityId: string,
  visitor: Visitor,
): Promise<ResponseOf<'promotions.quit'>> {
  await lockMember(tx, visitor.member.id);
  const visit = await readMemberActivity(tx, activityId, visitor);
  if (!visit.joinedAt || visit.quitAt) throw refuse('notJoined', '您没有报名参加此活动', '您沒有報名參加此活動');
  if (await hasOpenBonus(tx, visit))
    throw refuse(
      'openTurnover',
      '本活动的奖励还有流水未完成，完成后才能退出',
      '本活動的獎勵還有流水未完成，完成後才能退出',
    );
  await tx
    .updateTable('activity_joins')
    .set({ quit_at: visitor.now })
    .where('member_id', '=', visitor.member.id)
    .where('activity_id', '=', activityId)
    .execute();
  return { activityId, quitTime: visitor.now.getTime() };
}
