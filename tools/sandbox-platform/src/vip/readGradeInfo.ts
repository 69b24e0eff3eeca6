import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor, type Minor } from '@pavilion/kernel';
import { addDays, formatMonth, getNextMonthStart, getWeekStart } from '../base/chinaTime.ts';
import type { Db } from '../db/database.ts';
import type { VipGrade } from '../db/tables/memberCentreTables.ts';
import { isClaimed, getRewardState, type MemberActivity } from '../promotions/rules/activityTypes.ts';
import type { Visitor } from '../promotions/readActivities.ts';
import { vipGifts } from '../promotions/rules/vipGifts.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { readGrades, readVipTotals, toWireGrade } from '../grades/vipGrades.ts';
import { readVipActivity } from './readVipActivity.ts';

type Info = ResponseOf<'user.memberGradeInfoByGrade'>;
type Gift = Info['gifts'][number];

/** Returns the end of the period in which a gift can be claimed; `undefined` if it has none. */
function findGiftEnd({ member, now }: MemberActivity, rewardId: Gift['rewardId']): Date | undefined {
  if (rewardId === 'week') return addDays(getWeekStart(now), 7);
  const isBirthMonth = member.birthday?.slice(5, 7) === formatMonth(now).slice(5);
  return rewardId === 'month' || (rewardId === 'birthday' && isBirthMonth) ? getNextMonthStart(now) : undefined;
}

/** Lists the gifts of a level: the upgrade gift, and the periodic gifts, which only members of that level can claim. */
async function listVipGifts(participation: MemberActivity, row: VipGrade): Promise<Gift[]> {
  const gift = (rewardId: Gift['rewardId'], amount: Minor, state: Gift['state']): Gift => {
    const end = findGiftEnd(participation, rewardId);
    return { rewardId, amount: formatMinor(amount), state, ...(end && { endTime: end.getTime() }) };
  };
  const own = participation.member.vip_grade;
  const standings = row.grade === own ? await vipGifts(participation) : [];
  const getOwnGiftState = (rewardId: string): Gift['state'] => {
    const standing = standings.find(({ reward }) => reward.reward_id === rewardId);
    return standing ? getRewardState(participation, standing) : 'locked';
  };
  const isTaken = isClaimed(participation, { slot: `upgrade@${row.grade}` });
  const upgradeState = row.grade > own || row.upgrade_gift === 0n ? 'locked' : isTaken ? 'claimed' : 'claimable';
  return [
    gift('upgrade', row.upgrade_gift, upgradeState),
    gift('week', row.week_gift, getOwnGiftState('week')),
    gift('month', row.month_gift, getOwnGiftState('month')),
    gift('birthday', row.birthday_gift, getOwnGiftState('birthday')),
  ];
}

/** Returns one VIP level and the member's progress towards it. */
export async function readGradeInfo(db: Db, visitor: Visitor, requestedGrade: number | undefined): Promise<Info> {
  const { member } = visitor;
  const row = (await readGrades(db)).find(({ grade }) => grade === (requestedGrade ?? member.vip_grade));
  if (!row) throw new Refusal(errorCodes.notFound);
  const { deposit, turnover } = await readVipTotals(db, member.id);
  return {
    ...toWireGrade(row),
    currentGrade: member.vip_grade,
    totalDeposit: formatMinor(deposit),
    totalTurnover: formatMinor(turnover),
    gifts: await listVipGifts(await readVipActivity(db, visitor), row),
  };
}
