import type { ResponseOf } from '@pavilion/api-client';
import type { ComposedRead } from '@pavilion/site-data';

type Activity = ResponseOf<'promotion.config'>['list'][number];
/** Kind and period of the activity of a reward. */
export type RewardPeriod = Pick<Activity, 'type' | 'beginTime' | 'endTime'>;
type ActivityInfo = ResponseOf<'promotion.confirmInfo'>;

/** Reward of an activity or gift of the VIP level, with its state for the member. */
export interface Reward {
  readonly activityId: string;
  readonly rewardId: string;
  readonly name: string;
  /** Title of the activity. */
  readonly source: string;
  /** `0.00` if the amount is open, such as that of a draw. */
  readonly amount: string;
  readonly state: 'locked' | 'claimable' | 'claimed';
  readonly measure: ActivityInfo['rewards'][number]['measure'];
  readonly progress: string;
  readonly target: string;
  readonly period: RewardPeriod;
  /** Page of the activity; `undefined` if it has none. */
  readonly path: string | undefined;
  /** Whether it can be claimed here. A draw is held on the page of its activity. */
  readonly isClaimedHere: boolean;
}

/** Reward that the member has claimed. */
export interface ClaimRecord {
  readonly claimId: string;
  readonly name: string;
  readonly source: string;
  readonly amount: string;
  readonly createTime: number;
}

/** Everything that the member can claim or has claimed. */
export interface WelfareData {
  readonly rewards: readonly Reward[];
  readonly records: readonly ClaimRecord[];
  readonly points: number;
}

const VIP_PATH = '/mine/vip';

/** A draw is one entry, whatever its prizes are. */
const toDraw = (info: ActivityInfo, title: string): ActivityInfo['rewards'] => {
  const due = info.rewards.find(({ state }) => state === 'claimable') ?? info.rewards[0];
  return due ? [{ ...due, name: title, amount: '0.00' }] : [];
};

function toRewards(activity: Activity, info: ActivityInfo, path?: string): Reward[] {
  const { activityId, title, type } = activity;
  const rewards = type === 'drawGift' ? toDraw(info, title) : info.rewards;
  return rewards.map((reward) => ({
    ...reward,
    activityId,
    period: activity,
    source: title,
    path: type === 'vip' ? VIP_PATH : path,
    isClaimedHere: type !== 'drawGift',
  }));
}

const toRecords = ({ title }: Activity, { claims }: ActivityInfo): ClaimRecord[] =>
  claims.map(({ claimId, name, amount, createTime }) => ({ claimId, name, amount, createTime, source: title }));

/** Rewards of all running activities and of the VIP level. Gifts for points have a page of their own. */
export const welfareData: ComposedRead<Record<never, never>, WelfareData> = {
  name: 'member.welfare',
  auth: 'member',
  tags: ['promotions', 'bets', 'orders', 'member'],
  load: async (call) => {
    const [{ list }, { list: ads }, { points }] = await Promise.all([
      call('promotion.config', {}),
      call('advertising.getMyDiscountAd', {}),
      call('activityTopGift.exchangeRecord', { pageNum: 1, pageSize: 1 }),
    ]);
    const running = list.filter(({ state, type }) => state === 'running' && type !== 'topGift' && type !== 'discount');
    const infos = await Promise.all(running.map(({ activityId }) => call('promotion.confirmInfo', { activityId })));
    const paths = new Map(ads.map(({ activityId, path }) => [activityId, path]));
    const withInfo = running.flatMap((activity, at) => {
      const info = infos[at];
      return info ? [{ activity, info }] : [];
    });
    return {
      points,
      rewards: withInfo.flatMap(({ activity, info }) => toRewards(activity, info, paths.get(activity.activityId))),
      records: withInfo
        .flatMap(({ activity, info }) => toRecords(activity, info))
        .sort((a, b) => b.createTime - a.createTime),
    };
  },
};
