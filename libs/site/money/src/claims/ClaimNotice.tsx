import type { ErrorMessageKey } from '@pavilion/api-client';
import { bringIntoView, errorMessages, SupportText, useAppDispatch, useT } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import type { GiftResponse, MoneyAction, MoneyActionState, MoneyFailure } from '@pavilion/wallet/cashier';
import { claimMessages } from '../messages/claimMessages.ts';

/** Props of {@link ClaimNotice}. */
export interface ClaimNoticeProps<Draft> {
  readonly kind: MoneyAction<Draft, GiftResponse, never>;
  readonly state: MoneyActionState<Draft, GiftResponse>;
}

/** Notice of a refused claim, or of one whose outcome is unknown, which is never shown as failed (I9). */
export function ClaimNotice<Draft>({ kind: { actions }, state }: ClaimNoticeProps<Draft>) {
  const t = useT(claimMessages);
  const dispatch = useAppDispatch();
  const failureText = useClaimFailureText();
  if (state.step === 'unknown')
    return (
      <Notice ref={bringIntoView} role="status" data-tone="warning">
        <div>
          <strong>{t('claim.unknown')}</strong>
          {t('claim.unknownHint')}
        </div>
        <Button size="small" onClick={() => dispatch(actions.outcomeQueryRequested())}>
          {t('claim.check')}
        </Button>
      </Notice>
    );
  if (state.step !== 'refused') return null;
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <div>
        <strong>{t('claim.refused')}</strong>
        <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
      </div>
      <Button size="small" variant="quiet" onClick={() => dispatch(actions.dismissed())}>
        {t('claim.close')}
      </Button>
    </Notice>
  );
}

/** Returns the text of a refusal: the reason of the platform, otherwise the text of the code (ERR-09). */
function useClaimFailureText(): (failure: MoneyFailure) => string {
  const t = useT(claimMessages);
  const errorText = useT(errorMessages);
  return ({ kind, details, serverText, messageKey }) => {
    if (kind === 'absent') return t('claim.absent');
    const reason = details?.['message'];
    return typeof reason === 'string' ? reason : (serverText ?? errorText(messageKey as ErrorMessageKey));
  };
}
