import { createClaimRuntime } from '@pavilion/site-money';
import { invitationReward } from './invitationReward.ts';

/** State and saga of the claim of invitation rewards. */
export const invitationRuntime = createClaimRuntime(invitationReward);
