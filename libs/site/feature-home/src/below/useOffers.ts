import type { ResponseOf } from '@pavilion/api-client';
import { selectIsMember, useAppSelector } from '@pavilion/site-contract';
import { useRead, type Read } from '@pavilion/site-data';

export type Activity = ResponseOf<'promotion.config'>['list'][number];

/** An offer. Offers to a member show whether they can be claimed. */
export interface Offer extends Pick<Activity, 'activityId' | 'type' | 'title' | 'summary'> {
  readonly isClaimable: boolean;
}

const toRunningOffers = (list: readonly Activity[]): readonly Offer[] =>
  list
    .filter(({ state }) => state === 'running')
    .sort((a, b) => a.sort - b.sort)
    .map((activity) => ({ ...activity, isClaimable: false }));

/** Reads the offers: those that the platform selects for a member, or the running activities for a guest. */
export function useOffers(): Pick<Read<readonly Offer[]>, 'data' | 'failure' | 'refetch'> {
  const isMember = useAppSelector(selectIsMember);
  const own = useRead('advertising.getMyDiscountAd', isMember ? {} : undefined);
  const all = useRead('promotion.config', isMember ? undefined : {});
  return isMember ? { ...own, data: own.data?.list } : { ...all, data: all.data && toRunningOffers(all.data.list) };
}
