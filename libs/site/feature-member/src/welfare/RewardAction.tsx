import { SiteLink } from '@pavilion/site-contract';
import { ButtonRoot } from '@pavilion/ui-kit';
import { ClaimButton, type ClaimButtonProps } from '../claims/ClaimButton.tsx';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import type { Reward } from './welfareData.ts';

/** Props of {@link RewardAction}. */
export interface RewardActionProps extends Pick<ClaimButtonProps, 'isFetching'> {
  readonly reward: Reward;
}

/** Claim of a reward, or the link to the page where it is claimed. */
export function RewardAction({ reward, isFetching }: RewardActionProps) {
  const t = useMemberCentreT();
  const { activityId, rewardId, name, state, path, isClaimedHere } = reward;
  if (path !== undefined && (state === 'locked' || !isClaimedHere))
    return (
      <ButtonRoot as={SiteLink} to={path} data-variant="secondary" aria-label={t('welfare.openOf', { name })}>
        {t('welfare.open')}
      </ButtonRoot>
    );
  return <ClaimButton draft={{ activityId, rewardId }} name={name} state={state} isFetching={isFetching} />;
}
