import { PageHead, useAppSelector } from '@pavilion/site-contract';
import { ButtonRoot, Skeleton } from '@pavilion/ui-kit';
import { depositWatch } from '@pavilion/wallet/cashier';
import { Link, useSearchParams } from 'react-router-dom';
import { CashierLayout } from '../../frame/CashierLayout.tsx';
import { OrdersPanel } from '../../frame/OrdersPanel.tsx';
import { useWalletT } from '../../messages/walletMessages.ts';
import { useWatchedOrder } from '../../reading/useWatchedOrder.ts';
import { MissingOrder, WatchedOrder } from '../../reading/WatchedOrder.tsx';
import { selectDepositOrder } from '../../state/walletState.ts';
import { DepositState } from './DepositState.tsx';

/**
 * Wait screen of a deposit order: `/mine/savemoney/…-wait` and `/mine/huione`. The URL contains the order number, so
 * that a reload and a second tab show the current state of the order (F-WAL-13).
 */
export function DepositWaitPage() {
  const t = useWalletT();
  const [query] = useSearchParams();
  const orderNo = query.get('order');
  useWatchedOrder(depositWatch, orderNo);
  return (
    <>
      <PageHead lead={orderNo === null ? undefined : t('wait.lead', { orderNo })}>{t('wait.title')}</PageHead>
      <CashierLayout side={<OrdersPanel type="deposit" />}>
        {orderNo === null ? <MissingOrder back={<ToDeposit />} /> : <Watched />}
      </CashierLayout>
    </>
  );
}

function Watched() {
  const state = useAppSelector(selectDepositOrder);
  return (
    <WatchedOrder watch={depositWatch} state={state} back={<ToDeposit />} skeleton={<OrderSkeleton />}>
      {(order) => (
        <DepositState
          order={order}
          isClosing={state.step === 'closing'}
          closeFailure={state.step === 'following' ? state.closeFailure : undefined}
        />
      )}
    </WatchedOrder>
  );
}

const OrderSkeleton = () => (
  <>
    <Skeleton width="12rem" height="2.5rem" />
    <Skeleton height="10rem" />
  </>
);

function ToDeposit() {
  const t = useWalletT();
  return (
    <ButtonRoot as={Link} to="/mine/savemoney" data-variant="secondary">
      {t('wait.toDeposit')}
    </ButtonRoot>
  );
}
