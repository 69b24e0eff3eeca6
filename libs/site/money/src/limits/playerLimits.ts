import type { ResponseOf } from '@pavilion/api-client';

/** Limits that the member has set, and the pause of play. */
export type PlayerLimits = ResponseOf<'limits.overview'>;

/** Deposit limit of one period. */
export type DepositLimit = PlayerLimits['deposits'][number];

/** Running pause of play: a time-out or a self-exclusion. */
export type PlayPause = NonNullable<PlayerLimits['pause']>;
