import type { ResponseOf } from '@pavilion/api-client';
import type { ComposedRead } from '@pavilion/site-data';

/** A gift of the platform; `target` is its cost in points. */
export type Gift = ResponseOf<'promotion.confirmInfo'>['rewards'][number];
export type GiftRecord = ResponseOf<'activityTopGift.exchangeRecord'>['list'][number];

/** Available gifts, the member's points and past exchanges. `activityId` is undefined if no gift is available. */
export interface GiftOffer {
  readonly activityId: string | undefined;
  readonly gifts: readonly Gift[];
  readonly points: number;
  readonly record: readonly GiftRecord[];
}

/** Number of past exchanges, newest first. */
const SHOWN = 20;

export const giftOffer: ComposedRead<Record<never, never>, GiftOffer> = {
  name: 'wallet.giftOffer',
  auth: 'member',
  tags: ['promotions'],
  load: async (call) => {
    const [{ list }, { points, list: record }] = await Promise.all([
      call('promotion.config', { type: 'topGift' }),
      call('activityTopGift.exchangeRecord', { pageNum: 1, pageSize: SHOWN }),
    ]);
    const activityId = list.find(({ state }) => state === 'running')?.activityId;
    if (activityId === undefined) return { activityId, gifts: [], points, record };
    const { rewards } = await call('promotion.confirmInfo', { activityId });
    return { activityId, gifts: rewards, points, record };
  },
};
