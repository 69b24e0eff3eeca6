import { PageHead, useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { usePlayerLimits } from '@pavilion/site-money';
import { deposit } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { CashierLayout } from '../frame/CashierLayout.tsx';
import { FlowSteps } from '../frame/FlowSteps.tsx';
import { OrdersPanel } from '../frame/OrdersPanel.tsx';
import { useWalletT } from '../messages/walletMessages.ts';
import { FormSkeleton } from '../reading/FormSkeleton.tsx';
import { ReadPanel } from '../reading/ReadPanel.tsx';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectDeposit } from '../state/walletState.ts';
import { DepositForm } from './form/DepositForm.tsx';
import { DepositNotice } from './form/DepositNotice.tsx';
import { depositOptions } from './form/depositOptions.ts';
import { buildWaitPath } from './buildWaitPath.ts';
import { DepositLimits } from './form/DepositLimits.tsx';
import { OpenDeposit } from './OpenDeposit.tsx';

/** `/mine/savemoney`: payment method and amount, limits and orders next to them; a created order opens its wait screen (WAL-04). */
export function DepositPage() {
  const t = useWalletT();
  const { navigate } = useServices();
  const dispatch = useAppDispatch();
  const read = useRead(depositOptions, {});
  const limits = usePlayerLimits();
  const state = useAppSelector(selectDeposit);
  const [payType, setPayType] = useState<string>();
  const { types = [], openOrders = [] } = read.data ?? {};
  const type = types.find((known) => known.payType === payType) ?? types[0];
  useOnTrue(state.step === 'done', () => {
    if (state.step !== 'done') return;
    dispatch(deposit.actions.dismissed());
    navigate(buildWaitPath(state.response));
  });
  // The form appears together with the limits, so that it does not move; then it stays, so that it keeps the typed amount.
  const [isFormReady, setFormReady] = useState(false);
  if (!isFormReady && read.data && !limits.isLoading) setFormReady(true);
  // A limit may have been changed, or play paused, on another device.
  useOnTrue(state.step === 'refused', limits.refetch);
  return (
    <>
      <PageHead lead={t('deposit.lead')}>{t('deposit.title')}</PageHead>
      <CashierLayout
        side={
          <>
            <DepositLimits type={type} />
            <OrdersPanel type="deposit" open={openOrders.map(({ orderNo }) => orderNo)}>
              {openOrders.map((order) => (
                <OpenDeposit key={order.orderNo} order={order} />
              ))}
            </OrdersPanel>
          </>
        }
      >
        <DepositNotice />
        <ReadPanel read={isFormReady ? read : { ...read, data: undefined }} skeleton={<FormSkeleton />}>
          {({ types, customer }) => (
            <>
              <FlowSteps flow="deposit" current={1} />
              <DepositForm types={types} type={type} customer={customer} onChange={setPayType} />
            </>
          )}
        </ReadPanel>
      </CashierLayout>
    </>
  );
}
