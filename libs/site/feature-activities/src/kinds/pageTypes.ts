/** Kinds of activity that have a page of their own in this library (NAV-05). */
export const pageTypes = [
  'firstDeposit',
  'againDeposit',
  'signGift',
  'newTask',
  'bettingGift',
  'drawGift',
  'racePage',
  'activityLandPage',
] as const;

export type ActivityPageType = (typeof pageTypes)[number];
