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

const buildDepositProgress = (
  participation: MemberActivity,
  period: string,
  deposit: Deposit | undefined,
): RewardProgress[] =>
  buildTierProgress(participation, period, () => deposit?.amount ?? 0n).map((standing) => ({
    ...standing,
    amount: computeDepositBonus(deposit?.amount ?? 0n, standing.reward),
  }));

/** Bonus on the member's first deposit, if it was made during the activity. */
const firstDeposit: ActivityRule = async (participation) => {
  const [first] = await listDeposits(participation.db, participation.member.id);
  const { begin_at, end_at } = participation.activity;
  return buildDepositProgress(
    participation,
    'once',
    first && first.at >= begin_at && first.at < end_at ? first : undefined,
  );
};

/** Bonus on the second deposit of the current day. */
const againDeposit: ActivityRule = async (participation) => {
  const today = getDayStart(participation.now);
  const deposits = (await listDeposits(participation.db, participation.member.id)).filter(
    ({ at }) => at >= today && at <= participation.now,
  );
  return buildDepositProgress(participation, formatDay(participation.now), deposits[1]);
};

const newTask: ActivityRule = async (participation) => {
  const { db, member } = participation;
  const bets = await countDecidedBets(db, member.id);
  const turnover = await sumTurnover(db, member.id);
  const progress = ({ measure }: ActivityReward): bigint => {
    if (measure === 'bindPhone') return member.phone === null ? 0n : 1n;
    if (measure === 'bindRealName') return member.real_name === null ? 0n : 1n;
    return measure === 'bets' ? bets : turnover;
  };
  return buildTierProgress(participation, 'once', progress);
};

const bettingGift: ActivityRule = async (participation) => {
  const turnover = await sumTurnover(participation.db, participation.member.id, {
    from: getDayStart(participation.now),
  });
  return buildTierProgress(participation, formatDay(participation.now), () => turnover);
};

/** Rewards for turnover since joining the activity. */
const activityLandPage: ActivityRule = async (participation) => {
  const { db, member, joinedAt } = participation;
  const turnover = joinedAt ? await sumTurnover(db, member.id, { from: joinedAt }) : 0n;
  return buildTierProgress(participation, 'once', () => turnover);
};

const friendInvitation: ActivityRule = async (participation) => {
  const { effective } = await countFriends(participation.db, participation.member.id);
  return buildTierProgress(participation, 'once', () => BigInt(effective));
};

/** Best prize for last week's rank. All other prizes are locked: a member gets one prize per week. */
const racePage: ActivityRule = async (participation) => {
  const week = getRaceWeek(participation.now);
  const ranking = await readRaceRanking(participation.db, {
    activity: participation.activity,
    week,
    now: participation.now,
  });
  const rank = BigInt(ranking.find(({ memberId }) => memberId === participation.member.id)?.rank ?? 0);
  const best = participation.rewards.find(({ target }) => rank > 0n && rank <= target);
  const { key } = week;
  return participation.rewards.map((reward) => ({
    reward,
    amount: reward.amount,
    target: 1n,
    ...(reward === best ? { slot: key, progress: 1n } : { slot: `${key}/${reward.reward_id}`, progress: 0n }),
  }));
};

/** Gifts in exchange for points. Each exchange has its own slot, so a gift can be claimed repeatedly. */
const topGift: ActivityRule = async (participation) => {
  const points = await readPoints(participation.db, participation.member.id);
  return buildTierProgress(participation, participation.requestId, () => points).map((standing) => ({
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
