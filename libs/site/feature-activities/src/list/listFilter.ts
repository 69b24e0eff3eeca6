import type { ResponseOf } from '@pavilion/api-client';

export type Activity = ResponseOf<'promotion.config'>['list'][number];
export type Offer = ResponseOf<'advertising.getMyDiscountAd'>['list'][number];
export type ActivityState = Activity['state'];

/** Groups of the filter. `claimable` exists for members only. */
export const groups = ['all', 'claimable', 'deposit', 'betting', 'race', 'daily', 'member'] as const;
export type Group = (typeof groups)[number];

export const states = ['running', 'coming', 'ended'] as const satisfies readonly ActivityState[];

const groupOf: Readonly<Record<Activity['type'], Group>> = {
  discount: 'betting',
  racePage: 'race',
  activityLandPage: 'betting',
  firstDeposit: 'deposit',
  againDeposit: 'deposit',
  newTask: 'member',
  drawGift: 'daily',
  signGift: 'daily',
  friendInvitation: 'member',
  bettingGift: 'betting',
  vip: 'member',
  topGift: 'member',
};

/** An activity with the state that it has for the member; no `offer` for a guest, nor outside its period without a claimable reward. */
export interface ListedActivity extends Activity {
  readonly offer?: Offer;
}

/** Filter of the list, part of the URL. */
export interface ListFilter {
  readonly state: ActivityState;
  readonly group: Group;
}

/** Reads the filter of a URL. Unknown values mean running activities of all kinds. */
export function readFilter(search: URLSearchParams): ListFilter {
  const [state, group] = [search.get('state'), search.get('group')];
  return {
    state: states.find((known) => known === state) ?? 'running',
    group: groups.find((known) => known === group) ?? 'all',
  };
}

/** Adds the member's offers to the activities: claimable first, then joined, then by the order of the platform. */
export function listActivities(activities: readonly Activity[], offers: readonly Offer[] = []): ListedActivity[] {
  const byId = new Map(offers.map((offer) => [offer.activityId, offer]));
  const weigh = ({ offer }: ListedActivity) => (offer?.isClaimable ? 0 : offer?.isJoined ? 1 : 2);
  return activities
    .map((activity) => {
      const offer = byId.get(activity.activityId);
      return offer ? { ...activity, offer } : activity;
    })
    .sort((a, b) => weigh(a) - weigh(b) || a.sort - b.sort);
}

/** Whether an activity is in a group of the filter. */
export const isInGroup = ({ type, offer }: ListedActivity, group: Group): boolean =>
  group === 'all' || (group === 'claimable' ? offer?.isClaimable === true : groupOf[type] === group);
