import { bringIntoView, SupportText, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { formatPayAmount } from '@pavilion/site-money';
import { Button, Notice } from '@pavilion/ui-kit';
import { coinExchange, type ExchangeDraft } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { UnknownNotice } from '../reading/UnknownNotice.tsx';
import { useFailureText } from '../reading/useFailureText.ts';
import { selectCoinExchange } from '../state/walletState.ts';

/** Notice of an exchange with unknown outcome or of a refusal. An unknown outcome is never shown as a failure. */
export function CoinNotice() {
  const t = useWalletT();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectCoinExchange);
  const describeExchange = ({ ty, amount }: ExchangeDraft) =>
    ty === '1'
      ? t('coins.buyOf', { amount: formatPayAmount(amount, 'CNY') })
      : t('coins.sellOf', { amount: formatPayAmount(amount, 'USDT') });
  if (state.step === 'unknown')
    return (
      <UnknownNotice onCheck={() => dispatch(coinExchange.actions.outcomeQueryRequested())}>
        {describeExchange(state.action.draft)}
      </UnknownNotice>
    );
  if (state.step !== 'refused') return null;
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <div>
        <strong>
          {t('coins.refused')} · {describeExchange(state.action.draft)}
        </strong>
        <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
      </div>
      <Button size="small" variant="quiet" onClick={() => dispatch(coinExchange.actions.dismissed())}>
        {t('close')}
      </Button>
    </Notice>
  );
}
