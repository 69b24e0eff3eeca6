import { useAppDispatch, useAppSelector, useFailureText } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { rewardClaim, selectRewardClaim } from './claimState.ts';

/** Notice of a claim that was refused, or whose outcome is unknown, which is never shown as failed (I9). */
export function ClaimNotice() {
  const t = useMemberCentreT();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectRewardClaim);
  if (state.step === 'unknown')
    return (
      <Notice role="status" data-tone="warning">
        <div>
          <strong>{t('claim.unknown')}</strong>
          {t('claim.unknownHint')}
        </div>
        <Button size="small" onClick={() => dispatch(rewardClaim.actions.outcomeQueryRequested())}>
          {t('claim.check')}
        </Button>
      </Notice>
    );
  if (state.step !== 'refused') return null;
  return (
    <Notice role="alert" data-tone="danger">
      <div>
        <strong>{t('claim.refused')}</strong>
        {failureText(state.failure)}
      </div>
      <Button size="small" variant="quiet" onClick={() => dispatch(rewardClaim.actions.dismissed())}>
        {t('claim.close')}
      </Button>
    </Notice>
  );
}
