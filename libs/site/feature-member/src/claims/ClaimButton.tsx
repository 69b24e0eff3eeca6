import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { PausableButton } from '@pavilion/site-money';
import { Tag } from '@pavilion/ui-kit';
import { isInProgress, type GiftDraft } from '@pavilion/wallet/cashier';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { rewardClaim, selectRewardClaim } from './claimState.ts';

/** Props of {@link ClaimButton}. */
export interface ClaimButtonProps {
  readonly draft: GiftDraft;
  /** Name of the gift, for the accessible name of the button. */
  readonly name: string;
  readonly state: 'locked' | 'claimable' | 'claimed';
  /** Whether the read that contains `state` is pending. */
  readonly isFetching: boolean;
}

/** Button that claims a gift once; a tag if the gift was claimed or its conditions are not met. */
export function ClaimButton({ draft, name, state, isFetching }: ClaimButtonProps) {
  const t = useMemberCentreT();
  const dispatch = useAppDispatch();
  const claim = useAppSelector(selectRewardClaim);
  if (state !== 'claimable')
    return <Tag tone={state === 'claimed' ? 'success' : 'neutral'}>{t(`claim.state.${state}`)}</Tag>;
  const isBusy = isInProgress(claim);
  // A claimed gift is still claimable in the former response. An upgrade gift can be claimable again in the next one.
  const isOutdated = claim.step === 'done' && isFetching;
  const isOwn =
    claim.step !== 'idle' &&
    claim.action.draft.rewardId === draft.rewardId &&
    claim.action.draft.activityId === draft.activityId;
  return (
    <PausableButton
      variant="primary"
      aria-label={t('claim.of', { name })}
      isBusy={(isBusy || isOutdated) && isOwn}
      disabled={isBusy && !isOwn}
      onClick={() => dispatch(rewardClaim.actions.submitRequested({ draft }))}
    >
      {t('claim.claim')}
    </PausableButton>
  );
}
