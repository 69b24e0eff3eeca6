import type { ResponseOf } from '@pavilion/api-client';

type Activity = Pick<ResponseOf<'promotion.config'>['list'][number], 'type' | 'activityId'>;

/** Where an activity stands (§2): most have a screen of their kind by id; two have none, and two live with the member. */
export function promotionPath({ type, activityId }: Activity): string {
  if (type === 'vip') return '/mine/vip';
  if (type === 'topGift') return '/mine/exchange';
  if (type === 'discount' || type === 'friendInvitation') return `/activity/${type}`;
  return `/activity/${type}/${activityId}`;
}
