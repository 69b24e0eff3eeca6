import type { ResponseOf } from '@pavilion/api-client';

type Activity = Pick<ResponseOf<'promotion.config'>['list'][number], 'type' | 'activityId'>;

/**
 * Returns the path of an activity (§2). Most have a page of their kind and id; two have none, and two are pages of the
 * member.
 */
export function buildActivityPath({ type, activityId }: Activity): string {
  if (type === 'vip') return '/mine/vip';
  if (type === 'topGift') return '/mine/exchange';
  if (type === 'discount' || type === 'friendInvitation') return `/activity/${type}`;
  return `/activity/${type}/${activityId}`;
}
