import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import { getRewardState } from '../promotions/rules/activityTypes.ts';
import { addDays, getWeekStart } from '../base/chinaTime.ts';
import { sumTurnover } from '../grades/memberTurnover.ts';
import type { Visitor } from '../promotions/readActivities.ts';
import { vipGifts } from '../promotions/rules/vipGifts.ts';
import { readGrades } from '../grades/vipGrades.ts';
import { readVipActivity } from './readVipActivity.ts';

/** Returns this week's turnover and the gift it earns. */
export async function readVipWeekInfo(db: Db, visitor: Visitor): Promise<ResponseOf<'vipWeek.VipWeekInfo'>> {
  const participation = await readVipActivity(db, visitor);
  const week = (await vipGifts(participation)).find(({ reward }) => reward.reward_id === 'week');
  const own = (await readGrades(db)).find(({ grade }) => grade === visitor.member.vip_grade);
  const from = getWeekStart(visitor.now);
  return {
    activityId: participation.activity.id,
    grade: visitor.member.vip_grade,
    beginTime: from.getTime(),
    endTime: addDays(from, 7).getTime(),
    turnover: formatMinor(await sumTurnover(db, visitor.member.id, { from })),
    needTurnover: formatMinor(own?.week_turnover ?? 0n),
    amount: formatMinor(week?.amount ?? 0n),
    state: week ? getRewardState(participation, week) : 'locked',
  };
}
