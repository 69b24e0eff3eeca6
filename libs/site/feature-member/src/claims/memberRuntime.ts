import { createClaimRuntime } from '@pavilion/site-money';
import { rewardClaim } from './claimState.ts';

/** State and saga of the member centre, loaded with the first of its pages. */
export const memberRuntime = createClaimRuntime(rewardClaim);
