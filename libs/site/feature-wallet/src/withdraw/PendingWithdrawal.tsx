import { ButtonRoot, Notice } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import type { WithdrawOrder } from '@pavilion/wallet/cashier';
import { Link } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';

/** A withdrawal in progress with a link to its timeline. */
export function PendingWithdrawal({ order }: { readonly order: WithdrawOrder }) {
  const t = useWalletT();
  return (
    <Notice>
      <div>
        <strong>{t('withdraw.underWay', { amount: formatCny(order.amount, { decimals: 'always' }) })}</strong>
        {t(`withdraw.status.${order.status}`)}
      </div>
      <ButtonRoot
        as={Link}
        to={`/mine/takemoney?order=${encodeURIComponent(order.orderNo)}`}
        data-variant="secondary"
        data-size="small"
      >
        {t('withdraw.follow')}
      </ButtonRoot>
    </Notice>
  );
}
