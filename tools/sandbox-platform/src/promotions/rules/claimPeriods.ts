import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { ActivityKind } from '../../db/tables/memberCentreTables.ts';

/** Period in which rewards of an activity can be claimed once. */
export type Period = NonNullable<ResponseOf<'promotion.config'>['list'][number]['period']>;

/** Period of each kind. */
export const claimPeriods: Readonly<Record<ActivityKind, Period>> = {
  discount: 'day',
  racePage: 'week',
  activityLandPage: 'once',
  firstDeposit: 'once',
  againDeposit: 'day',
  newTask: 'once',
  drawGift: 'day',
  signGift: 'day',
  friendInvitation: 'once',
  bettingGift: 'day',
  vip: 'once',
  topGift: 'once',
};
