import { bringIntoView, SupportText, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { recycle } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { UnknownNotice } from '../reading/UnknownNotice.tsx';
import { useFailureText } from '../reading/useFailureText.ts';
import { selectRecall } from '../state/walletState.ts';

/** Notice of a recall that is pending, was refused, or has an unknown outcome. */
export function RecallNotice() {
  const t = useWalletT();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectRecall);
  if (state.step === 'unknown')
    return (
      <UnknownNotice onCheck={() => dispatch(recycle.actions.outcomeQueryRequested())}>
        {t('recycle.running')}
      </UnknownNotice>
    );
  if (state.step === 'pending')
    return (
      <Notice ref={bringIntoView} role="status">
        {t('recycle.pending')}
      </Notice>
    );
  if (state.step !== 'refused') return null;
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <span>
        <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
      </span>
      <Button size="small" variant="quiet" onClick={() => dispatch(recycle.actions.dismissed())}>
        {t('close')}
      </Button>
    </Notice>
  );
}
