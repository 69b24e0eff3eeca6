import { type ResponseOf } from '@pavilion/api-client';
import { type SiteApi } from '@pavilion/site-contract';

/** A gift as the platform offers it: its cost in points is its target. */
export type Gift = ResponseOf<'promotion.confirmInfo'>['rewards'][number];
export type GiftRecord = ResponseOf<'activityTopGift.exchangeRecord'>['list'][number];

/** What the exchange stands on, of one moment. `activityId` is absent while none is on offer. */
export interface GiftFacts {
  readonly activityId: string | undefined;
  readonly gifts: readonly Gift[];
  readonly points: number;
  readonly record: readonly GiftRecord[];
}

/** Exchanges shown, newest first. */
const SHOWN = 20;

/** Reads the gifts on offer, the points, and what was exchanged. */
export async function readGifts({ call }: SiteApi, signal: AbortSignal): Promise<GiftFacts> {
  const [{ list }, { points, list: record }] = await Promise.all([
    call('promotion.config', { type: 'topGift' }, { signal }),
    call('activityTopGift.exchangeRecord', { pageNum: 1, pageSize: SHOWN }, { signal }),
  ]);
  const activityId = list.find(({ state }) => state === 'running')?.activityId;
  if (activityId === undefined) return { activityId, gifts: [], points, record };
  const { rewards } = await call('promotion.confirmInfo', { activityId }, { signal });
  return { activityId, gifts: rewards, points, record };
}
