import type { ResponseOf } from '@pavilion/api-client';
import type { Claim } from '../claim/useClaim.ts';

export type Activity = ResponseOf<'promotion.config'>['list'][number];
export type ActivityInfo = ResponseOf<'promotion.confirmInfo'>;
export type ActivityReward = Activity['rewards'][number];
export type RewardState = ActivityInfo['rewards'][number];

/** Props of the part that is different for each kind of activity. */
export interface KindProps {
  readonly activity: Activity;
  /** Progress of the member; absent for a guest. */
  readonly info: ActivityInfo | undefined;
  /** Whether the member can claim something now. */
  readonly isEligible: boolean;
  readonly claim: Claim;
}
