import { bringIntoView, SupportText, useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { deposit } from '@pavilion/wallet/cashier';
import { useWalletT } from '../../messages/walletMessages.ts';
import { UnknownNotice } from '../../reading/UnknownNotice.tsx';
import { useFailureText } from '../../reading/useFailureText.ts';
import { ButtonRow } from '../../parts/walletStyles.ts';
import { selectDeposit } from '../../state/walletState.ts';

/** Notice of a deposit request with unknown outcome or of a refusal. */
export function DepositNotice() {
  const t = useWalletT();
  const failureText = useFailureText();
  const { navigate } = useServices();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectDeposit);
  if (state.step === 'unknown') {
    const amount = formatYuan(state.action.draft.amount);
    return (
      <UnknownNotice onCheck={() => dispatch(deposit.actions.outcomeQueryRequested())}>
        {t('deposit.unknown', { amount })}
      </UnknownNotice>
    );
  }
  if (state.step !== 'refused') return null;
  const needsName = state.failure.reason === 'realNameUnbound';
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <div>
        <strong>{t('deposit.refused')}</strong>
        <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
      </div>
      <ButtonRow>
        {needsName && (
          <Button size="small" onClick={() => navigate('/mine/auth#realName')}>
            {t('bind.go')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => dispatch(deposit.actions.dismissed())}>
          {t('close')}
        </Button>
      </ButtonRow>
    </Notice>
  );
}
