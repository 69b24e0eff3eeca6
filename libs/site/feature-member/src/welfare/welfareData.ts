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
  /** Time from which it can no longer be claimed; absent if it has no end of its own. */
  readonly endTime?: number | undefined;
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
  const { activityId, title, type, state } = activity;
  const rewards = type === 'drawGift' ? toDraw(info, title) : info.rewards;
  const open = state === 'running' ? rewards : rewards.filter((reward) => reward.state === 'claimable');
  return open.map((reward) => ({
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

/** Whether an activity can pay a reward here: while it runs, and a race also in the week after its end, for its last ranking. */
const canPay = ({ state, type }: Activity): boolean =>
  (state === 'running' && type !== 'topGift' && type !== 'discount') || (state === 'ended' && type === 'racePage');

/** Rewards of all activities that pay and of the VIP level. Gifts for points have a page of their own. */
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
    const paying = list.filter(canPay);
    const infos = await Promise.all(paying.map(({ activityId }) => call('promotion.confirmInfo', { activityId })));
    const paths = new Map(ads.map(({ activityId, path }) => [activityId, path]));
    const withInfo = paying.flatMap((activity, at) => {
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
