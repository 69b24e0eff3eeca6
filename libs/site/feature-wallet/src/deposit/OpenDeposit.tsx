import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useWrite } from '@pavilion/site-data';
import { formatPayAmount } from '@pavilion/site-money';
import { Button, ButtonRoot } from '@pavilion/ui-kit';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OpenOrder } from '../frame/OpenOrder.tsx';
import { useWalletT } from '../messages/walletMessages.ts';
import { useFailureText } from '../reading/useFailureText.ts';
import { buildWaitPath } from './buildWaitPath.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** An unpaid order, so that a player who closed its wait screen can return to it or cancel it. */
export function OpenDeposit({ order }: { readonly order: DepositOrder }) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const close = useWrite('payment.closeOrder');
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const cancel = async () => {
    setConfirmOpen(false);
    const result = await close.send({ orderNo: order.orderNo });
    dispatch(
      result.isDone
        ? toastActions.shown({ kind: 'success', text: t('wait.status.closed') })
        : toastActions.shown({ kind: 'error', text: failureText(result.failure) }),
    );
  };
  const amount = formatPayAmount(order.payAmount, order.payCurrency);
  return (
    <OpenOrder
      title={t('deposit.open', { amount })}
      note={t('deposit.openUntil', { time: formatInstant(order.expiresAt) })}
      state={t('deposit.unpaid')}
      tone="warning"
    >
      <ButtonRoot as={Link} to={buildWaitPath(order)} data-variant="secondary" data-size="small">
        {t('deposit.continue')}
      </ButtonRoot>
      <Button
        size="small"
        variant="dangerOutline"
        aria-label={t('pay.cancelOf', { amount })}
        isBusy={close.isSending}
        onClick={() => setConfirmOpen(true)}
      >
        {t('pay.cancel')}
      </Button>
      <CancelDialog isOpen={isConfirmOpen} onCancel={() => setConfirmOpen(false)} onConfirm={() => void cancel()} />
    </OpenOrder>
  );
}
