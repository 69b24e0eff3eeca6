import { createClaimRuntime } from '@pavilion/site-money';
import { activityClaim } from './activityClaim.ts';

/** State and saga of the claims. The result of a draw is shown by its page, after the wheel has stopped. */
export const activitiesRuntime = createClaimRuntime(activityClaim, { hasToast: ({ type }) => type !== 'drawGift' });
