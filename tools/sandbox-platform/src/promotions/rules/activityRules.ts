import type { ActivityKind, ActivityReward } from '../../db/tables/memberCentreTables.ts';
import type { ActivityRule, RewardProgress, MemberActivity } from './activityTypes.ts';
import { formatDay, getDayStart } from '../../base/chinaTime.ts';
import { computeDepositBonus } from './computeDepositBonus.ts';
import { drawGift } from './drawGift.ts';
import { countFriends } from './friends.ts';
import { countDecidedBets, type Deposit, listDeposits, sumTurnover } from '../../grades/memberTurnover.ts';
import { readPoints } from './points.ts';
import { readRaceRanking, getRaceWeek } from './race.ts';
import { signGift } from './signGift.ts';
import { vipGifts } from './vipGifts.ts';

/** Builds the progress of rewards with fixed amounts from a common measure. */
const buildTierProgress = (
  { rewards }: MemberActivity,
  period: string,
  progress: (reward: ActivityReward) => bigint,
): RewardProgress[] =>
  rewards.map((reward) => ({
    reward,
    slot: `${reward.reward_id}@${period}`,
    amount: reward.amount,
    progress: progress(reward),
    target: reward.target,
  }));

const buildDepositProgress = (visit: MemberActivity, period: string, deposit: Deposit | undefined): RewardProgress[] =>
  buildTierProgress(visit, period, () => deposit?.amount ?? 0n).map((standing) => ({
    ...standing,
    amount: computeDepositBonus(deposit?.amount ?? 0n, standing.reward),
  }));

/** Bonus on the member's first deposit, if it was made during the activity. */
const firstDeposit: ActivityRule = async (visit) => {
  const [first] = await listDeposits(visit.db, visit.member.id);
  const { begin_at, end_at } = visit.activity;
  return buildDepositProgress(visit, 'once', first && first.at >= begin_at && first.at < end_at ? first : undefined);
};

/** Bonus on the second deposit of the current day. */
const againDeposit: ActivityRule = async (visit) => {
  const today = getDayStart(visit.now);
  const deposits = (await listDeposits(visit.db, visit.member.id)).filter(({ at }) => at >= today && at <= visit.now);
  return buildDepositProgress(visit, formatDay(visit.now), deposits[1]);
};

const newTask: ActivityRule = async (visit) => {
  const { db, member } = visit;
  const bets = await countDecidedBets(db, member.id);
  const turnover = await sumTurnover(db, member.id);
  const progress = ({ measure }: ActivityReward): bigint => {
    if (measure === 'bindPhone') return member.phone === null ? 0n : 1n;
    if (measure === 'bindRealName') return member.real_name === null ? 0n : 1n;
    return measure === 'bets' ? bets : turnover;
  };
  return buildTierProgress(visit, 'once', progress);
};

const bettingGift: ActivityRule = async (visit) => {
  const turnover = await sumTurnover(visit.db, visit.member.id, { from: getDayStart(visit.now) });
  return buildTierProgress(visit, formatDay(visit.now), () => turnover);
};

/** Rewards for turnover since joining the activity. */
const activityLandPage: ActivityRule = async (visit) => {
  const { db, member, joinedAt } = visit;
  const turnover = joinedAt ? await sumTurnover(db, member.id, { from: joinedAt }) : 0n;
  return buildTierProgress(visit, 'once', () => turnover);
};

const friendInvitation: ActivityRule = async (visit) => {
  const { effective } = await countFriends(visit.db, visit.member.id);
  return buildTierProgress(visit, 'once', () => BigInt(effective));
};

/** Best prize for last week's rank. All other prizes are locked: a member gets one prize per week. */
const racePage: ActivityRule = async (visit) => {
  const week = getRaceWeek(visit.now);
  const ranking = await readRaceRanking(visit.db, { activity: visit.activity, week, now: visit.now });
  const rank = BigInt(ranking.find(({ memberId }) => memberId === visit.member.id)?.rank ?? 0);
  const best = visit.rewards.find(({ target }) => rank > 0n && rank <= target);
  const { key } = week;
  return visit.rewards.map((reward) => ({
    reward,
    amount: reward.amount,
    target: 1n,
    ...(reward === best ? { slot: key, progress: 1n } : { slot: `${key}/${reward.reward_id}`, progress: 0n }),
  }));
};

/** Gifts in exchange for points. Each exchange has its own slot, so a gift can be claimed repeatedly. */
const topGift: ActivityRule = async (visit) => {
  const points = await readPoints(visit.db, visit.member.id);
  return buildTierProgress(visit, visit.requestId, () => points).map((standing) => ({
    ...standing,
    cost: standing.target,
  }));
};

const informational: ActivityRule = async () => [];

/** Rules of all kinds of activity. */
export const activityRules: Readonly<Record<ActivityKind, ActivityRule>> = {
  discount: informational,
  racePage,
  activityLandPage,
  firstDeposit,
  againDeposit,
  newTask,
  drawGift,
  signGift,
  friendInvitation,
  bettingGift,
  vip: vipGifts,
  topGift,
};
