import type { Measure, Texts } from '../db/tables/memberCentreTables.ts';
import { activityRules } from './rules/activityRules.ts';
import { getClaimEnd } from './rules/claimEnd.ts';
import { isClaimed, isEarned, type Reason, type RewardProgress, type MemberActivity } from './rules/activityTypes.ts';
import { getActivityPhase } from './readActivities.ts';

/** Texts of the reasons. */
export const reasonTexts: Readonly<Record<Reason, Texts<string>>> = {
  notStarted: { 'zh-CN': '活动尚未开始', 'zh-TW': '活動尚未開始' },
  ended: { 'zh-CN': '活动已结束', 'zh-TW': '活動已結束' },
  bindPhone: { 'zh-CN': '请先绑定手机号码', 'zh-TW': '請先綁定手機號碼' },
  bindRealName: { 'zh-CN': '请先完善真实姓名', 'zh-TW': '請先填寫真實姓名' },
  joinFirst: { 'zh-CN': '请先报名参加活动', 'zh-TW': '請先報名參加活動' },
  needDeposit: { 'zh-CN': '存款金额尚未达标', 'zh-TW': '儲值金額尚未達標' },
  needTurnover: { 'zh-CN': '有效流水尚未达标', 'zh-TW': '有效流水尚未達標' },
  needBet: { 'zh-CN': '请先完成一笔有效投注', 'zh-TW': '請先完成一筆有效投注' },
  needFriends: { 'zh-CN': '有效好友人数尚未达标', 'zh-TW': '有效好友人數尚未達標' },
  needRank: { 'zh-CN': '上周排名未进入奖励名次', 'zh-TW': '上週排名未進入獎勵名次' },
  needGrade: { 'zh-CN': '您的 VIP 等级暂无此礼金', 'zh-TW': '您的 VIP 等級沒有此禮金' },
  needPoints: { 'zh-CN': '积分不足', 'zh-TW': '點數不足' },
  noChance: { 'zh-CN': '今日抽奖次数已用完', 'zh-TW': '今日抽獎次數已用完' },
  alreadyClaimed: { 'zh-CN': '您已领取过该奖励', 'zh-TW': '您已領取過此獎勵' },
  quit: { 'zh-CN': '您已退出此活动', 'zh-TW': '您已退出此活動' },
  informational: { 'zh-CN': '本活动由系统自动派发，无需申请', 'zh-TW': '本活動由系統自動發放，無須申請' },
};

const missing: Readonly<Record<Measure, Reason>> = {
  none: 'noChance',
  deposit: 'needDeposit',
  turnover: 'needTurnover',
  bets: 'needBet',
  bindPhone: 'bindPhone',
  bindRealName: 'bindRealName',
  friends: 'needFriends',
  rank: 'needRank',
  days: 'alreadyClaimed',
  grade: 'needGrade',
  points: 'needPoints',
};

/** Returns the reason that blocks all rewards of an activity: its period or a missing binding. */
export function findActivityObstacle(participation: MemberActivity): Reason | undefined {
  const { activity, member, quitAt, now } = participation;
  if (getActivityPhase(activity, now) === 'coming') return 'notStarted';
  if (now >= getClaimEnd(activity, now)) return 'ended';
  if (quitAt) return 'quit';
  if (activity.needs_phone && member.phone === null) return 'bindPhone';
  return activity.needs_name && member.real_name === null ? 'bindRealName' : undefined;
}

/** Returns the reason why a reward cannot be claimed now. */
export function findRewardObstacle(participation: MemberActivity, standing: RewardProgress): Reason | undefined {
  if (isClaimed(participation, standing)) return 'alreadyClaimed';
  if (isEarned(standing)) return undefined;
  if (participation.activity.kind === 'activityLandPage' && !participation.joinedAt) return 'joinFirst';
  return standing.lacks ?? missing[standing.reward.measure];
}

/** Rewards of an activity that a member can claim now. */
export interface ClaimState {
  /** Reasons why nothing can be claimed; empty if something can. */
  readonly reasons: readonly Reason[];
  readonly claimable: readonly RewardProgress[];
}

/** Reads what a member can claim of an activity now. */
export async function readClaimState(participation: MemberActivity): Promise<ClaimState> {
  const gate = findActivityObstacle(participation);
  if (gate) return { reasons: [gate], claimable: [] };
  const standings = await activityRules[participation.activity.kind](participation);
  if (standings.length === 0) return { reasons: ['informational'], claimable: [] };
  const claimable = standings.filter((standing) => findRewardObstacle(participation, standing) === undefined);
  if (claimable.length > 0) return { reasons: [], claimable };
  if (getActivityPhase(participation.activity, participation.now) === 'ended')
    return { reasons: ['ended'], claimable: [] };
  const obstacles = standings.flatMap((standing) => findRewardObstacle(participation, standing) ?? []);
  return { reasons: [...new Set(obstacles)], claimable };
}
