import type { VipGrade } from '../../db/tables/memberCentreTables.ts';
import { readGrades } from '../../grades/vipGrades.ts';
import { isClaimed, type ActivityRule, type RewardProgress, type MemberActivity } from './activityTypes.ts';
import { formatDay, formatMonth, getWeekStart } from '../../base/chinaTime.ts';
import { sumTurnover } from '../../grades/memberTurnover.ts';

/** `measure` replaces that of the reward. */
type Gift = Omit<RewardProgress, 'reward'> & { readonly measure?: 'grade' };

/** Progress of a condition that is met or not. */
const toConditionProgress = (holds: boolean) => ({
  progress: holds ? 1n : 0n,
  target: 1n,
  lacks: 'needGrade' as const,
});

/** Upgrade gift: one per reached level; the first unclaimed one, else the last. */
function upgradeGift(participation: MemberActivity, grades: readonly VipGrade[]): Gift {
  const held = grades.filter(({ grade, upgrade_gift }) => grade <= participation.member.vip_grade && upgrade_gift > 0n);
  const shown = held.find(({ grade }) => !isClaimed(participation, { slot: `upgrade@${grade}` })) ?? held.at(-1);
  return {
    slot: `upgrade@${shown?.grade ?? 0}`,
    amount: shown?.upgrade_gift ?? 0n,
    ...toConditionProgress(shown !== undefined),
  };
}

const monthGift = ({ now }: MemberActivity, amount: bigint): Gift => ({
  slot: `month@${formatMonth(now)}`,
  amount,
  ...toConditionProgress(amount > 0n),
});

/** Birthday gift: once a year, in the month of the birthday in the profile. */
function birthdayGift({ member, now }: MemberActivity, amount: bigint): Gift {
  const [year = '', month] = formatMonth(now).split('-');
  const isBirthMonth = member.birthday?.slice(5, 7) === month;
  return { slot: `birthday@${year}`, amount, ...toConditionProgress(amount > 0n && isBirthMonth) };
}

async function weekGift({ db, member, now }: MemberActivity, own: VipGrade | undefined): Promise<Gift> {
  const monday = getWeekStart(now);
  const gift = { slot: `week@${formatDay(monday)}`, amount: own?.week_gift ?? 0n };
  if (!own || own.week_gift === 0n) return { ...gift, ...toConditionProgress(false), measure: 'grade' };
  return { ...gift, progress: await sumTurnover(db, member.id, { from: monday }), target: own.week_turnover };
}

/** Upgrade, week, month and birthday gift of the member's level. */
export const vipGifts: ActivityRule = async (participation) => {
  const grades = await readGrades(participation.db);
  const own = grades.find(({ grade }) => grade === participation.member.vip_grade);
  const gifts: Readonly<Record<string, Gift>> = {
    upgrade: upgradeGift(participation, grades),
    week: await weekGift(participation, own),
    month: monthGift(participation, own?.month_gift ?? 0n),
    birthday: birthdayGift(participation, own?.birthday_gift ?? 0n),
  };
  return participation.rewards.flatMap((reward) => {
    const found = gifts[reward.reward_id];
    if (!found) return [];
    const { measure = reward.measure, ...gift } = found;
    return [{ reward: { ...reward, measure }, ...gift }];
  });
};
