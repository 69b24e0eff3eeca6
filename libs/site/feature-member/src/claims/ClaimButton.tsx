import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, Tag } from '@pavilion/ui-kit';
import { isInProgress, type GiftDraft } from '@pavilion/wallet/cashier';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { rewardClaim, selectRewardClaim } from './claimState.ts';

/** Props of {@link ClaimButton}. */
export interface ClaimButtonProps {
  readonly draft: GiftDraft;
  /** Name of the gift, for the accessible name of the button. */
  readonly name: string;
  readonly state: 'locked' | 'claimable' | 'claimed';
}

/** Button that claims a gift once; a tag if the gift was claimed or its conditions are not met. */
export function ClaimButton({ draft, name, state }: ClaimButtonProps) {
  const t = useMemberCentreT();
  const dispatch = useAppDispatch();
  const claim = useAppSelector(selectRewardClaim);
  if (state !== 'claimable')
    return <Tag tone={state === 'claimed' ? 'success' : 'neutral'}>{t(`claim.state.${state}`)}</Tag>;
  const isBusy = isInProgress(claim);
  const isOwn =
    claim.step !== 'idle' &&
    claim.action.draft.rewardId === draft.rewardId &&
    claim.action.draft.activityId === draft.activityId;
  return (
    <Button
      variant="primary"
      aria-label={t('claim.of', { name })}
      isBusy={isBusy && isOwn}
      disabled={isBusy && !isOwn}
      onClick={() => dispatch(rewardClaim.actions.submitRequested({ draft }))}
    >
      {t('claim.claim')}
    </Button>
  );
}
