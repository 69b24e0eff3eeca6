import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import type { VipGrade } from '../db/tables/memberCentreTables.ts';
import { isClaimed, getRewardState, type MemberActivity } from '../promotions/rules/activityTypes.ts';
import type { Visitor } from '../promotions/readActivities.ts';
import { vipGifts } from '../promotions/rules/vipGifts.ts';
import { Refusal } from '../base/refusal.ts';
import { readGrades, readVipTotals, toWireGrade } from '../grades/vipGrades.ts';
import { readVipActivity } from './readVipActivity.ts';

type Info = ResponseOf<'user.memberGradeInfoByGrade'>;
type Gift = Info['gifts'][number];

const NOT_FOUND = 6004;

/** Lists the gifts of a level: the upgrade gift, and the week and month gifts, which only members of that level can claim. */
async function listVipGifts(visit: MemberActivity, row: VipGrade): Promise<Gift[]> {
  const gift = (rewardId: Gift['rewardId'], amount: Minor, state: Gift['state']): Gift => ({
    rewardId,
    amount: formatMinor(amount),
    state,
  });
  const own = visit.member.vip_grade;
  const standings = row.grade === own ? await vipGifts(visit) : [];
  const getOwnGiftState = (rewardId: string): Gift['state'] => {
    const standing = standings.find(({ reward }) => reward.reward_id === rewardId);
    return standing ? getRewardState(visit, standing) : 'locked';
  };
  const isTaken = isClaimed(visit, { slot: `upgrade@${row.grade}` });
  const upgradeState = row.grade > own || row.upgrade_gift === 0n ? 'locked' : isTaken ? 'claimed' : 'claimable';
  return [
    gift('upgrade', row.upgrade_gift, upgradeState),
    gift('week', row.week_gift, getOwnGiftState('week')),
    gift('month', row.month_gift, getOwnGiftState('month')),
  ];
}

/** Returns one VIP level and the member's progress towards it. */
export async function readGradeInfo(db: Db, visitor: Visitor, requestedGrade: number | undefined): Promise<Info> {
  const { member } = visitor;
  const row = (await readGrades(db)).find(({ grade }) => grade === (requestedGrade ?? member.vip_grade));
  if (!row) throw new Refusal(NOT_FOUND);
  const { deposit, turnover } = await readVipTotals(db, member.id);
  return {
    ...toWireGrade(row),
    currentGrade: member.vip_grade,
    totalDeposit: formatMinor(deposit),
    totalTurnover: formatMinor(turnover),
    gifts: await listVipGifts(await readVipActivity(db, visitor), row),
  };
}
