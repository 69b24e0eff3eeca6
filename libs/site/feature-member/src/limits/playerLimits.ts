import type { RequestOf, ResponseOf } from '@pavilion/api-client';

/** Limits of the member. */
export type PlayerLimits = ResponseOf<'limits.overview'>;

/** Deposit limit of one period. */
export type DepositLimit = PlayerLimits['deposits'][number];

/** Pause that the member wants to start. */
export interface PauseChoice {
  readonly kind: 'timeOut' | 'selfExclusion';
  readonly length: RequestOf<'limits.pause'>['length'];
}
