import { bringIntoView, SupportText, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { withdrawal } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { UnknownNotice } from '../reading/UnknownNotice.tsx';
import { useFailureText } from '../reading/useFailureText.ts';
import { selectWithdrawal } from '../state/walletState.ts';
import { findFieldForReason } from './findFieldForReason.ts';

/** Notice of a withdrawal with unknown outcome, or of a refusal that belongs to no field. */
export function WithdrawNotice() {
  const t = useWalletT();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectWithdrawal);
  if (state.step === 'unknown') {
    const amount = formatYuan(state.action.draft.amount);
    return (
      <UnknownNotice onCheck={() => dispatch(withdrawal.actions.outcomeQueryRequested())}>
        {t('withdraw.unknown', { amount })}
      </UnknownNotice>
    );
  }
  if (state.step !== 'refused' || findFieldForReason(state.failure.reason) !== undefined) return null;
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <div>
        <strong>{t('withdraw.refused')}</strong>
        <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
      </div>
      <Button size="small" variant="quiet" onClick={() => dispatch(withdrawal.actions.dismissed())}>
        {t('close')}
      </Button>
    </Notice>
  );
}
