import { ButtonRoot, Notice } from '@pavilion/ui-kit';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { Link } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { formatPayAmount } from '../parts/formatPayAmount.ts';
import { formatInstant } from '@pavilion/site-contract/time';
import { buildWaitPath } from './buildWaitPath.ts';

/** Unpaid orders, so that a player who closed a wait screen can return to it. */
export function OpenDeposits({ orders }: { readonly orders: readonly DepositOrder[] }) {
  const t = useWalletT();
  return orders.map((order) => (
    <Notice key={order.orderNo} data-tone="warning">
      <div>
        <strong>{t('deposit.open', { amount: formatPayAmount(order.payAmount, order.payCurrency) })}</strong>
        {t('deposit.openUntil', { time: formatInstant(order.expiresAt) })}
      </div>
      <ButtonRoot as={Link} to={buildWaitPath(order)} data-variant="secondary" data-size="small">
        {t('deposit.continue')}
      </ButtonRoot>
    </Notice>
  ));
}
