import { formatInstant } from '@pavilion/site-contract/time';
import { ButtonRoot } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import type { WithdrawOrder } from '@pavilion/wallet/cashier';
import { Link } from 'react-router-dom';
import { OpenOrder } from '../frame/OpenOrder.tsx';
import { useWalletT } from '../messages/walletMessages.ts';

/** A withdrawal in progress with a link to its timeline. */
export function OpenWithdrawal({ order }: { readonly order: WithdrawOrder }) {
  const t = useWalletT();
  return (
    <OpenOrder
      title={t('withdraw.orderOf', { amount: formatYuan(order.amount) })}
      note={`${order.issuerName} ${order.cardNo} · ${formatInstant(order.createdAt)}`}
      state={t(`withdraw.status.${order.status}`)}
      tone="info"
    >
      <ButtonRoot
        as={Link}
        to={`/mine/takemoney?order=${encodeURIComponent(order.orderNo)}`}
        data-variant="secondary"
        data-size="small"
      >
        {t('withdraw.follow')}
      </ButtonRoot>
    </OpenOrder>
  );
}
