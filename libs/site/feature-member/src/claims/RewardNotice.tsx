import { useAppSelector } from '@pavilion/site-contract';
import { ClaimNotice } from '@pavilion/site-money';
import { rewardClaim, selectRewardClaim } from './claimState.ts';

/** Notice of the claim of the member centre. */
export const RewardNotice = () => <ClaimNotice kind={rewardClaim} state={useAppSelector(selectRewardClaim)} />;
