import type { ErrorMessageKey } from '@pavilion/api-client';
import { errorMessages, useAppDispatch, useT } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import type { MoneyFailure } from '@pavilion/wallet/cashier';
import { useActivityT } from '../messages/activityMessages.ts';
import { activityClaim } from './activityClaim.ts';
import type { Claim } from './useClaim.ts';

/** Notice of a refused claim, or of one whose outcome is unknown, which is never shown as failed (W3). */
export function ClaimNotice({ claim: { state } }: { readonly claim: Claim }) {
  const t = useActivityT();
  const dispatch = useAppDispatch();
  const failureText = useClaimFailureText();
  if (state.step === 'unknown')
    return (
      <Notice role="status" data-tone="warning">
        <div>
          <strong>{t('claim.unknown')}</strong>
          {t('claim.unknownText')}
        </div>
        <Button size="small" onClick={() => dispatch(activityClaim.actions.outcomeQueryRequested())}>
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
      <Button size="small" variant="quiet" onClick={() => dispatch(activityClaim.actions.dismissed())}>
        {t('close')}
      </Button>
    </Notice>
  );
}

/** Returns the text of a refusal: the reason of the platform, otherwise the text of the code (ERR-09). */
function useClaimFailureText(): (failure: MoneyFailure) => string {
  const t = useActivityT();
  const errorText = useT(errorMessages);
  return ({ kind, details, serverText, messageKey }) => {
    if (kind === 'absent') return t('claim.absent');
    const reason = details?.['message'];
    return typeof reason === 'string' ? reason : (serverText ?? errorText(messageKey as ErrorMessageKey));
  };
}
