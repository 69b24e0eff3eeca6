import { PageHead, useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { useRead, useRefetchAtMidnight } from '@pavilion/site-data';

import { withdrawal } from '@pavilion/wallet/cashier';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CashierLayout } from '../frame/CashierLayout.tsx';
import { FlowSteps } from '../frame/FlowSteps.tsx';
import { OrdersPanel } from '../frame/OrdersPanel.tsx';
import { useWalletT } from '../messages/walletMessages.ts';
import { FormSkeleton } from '../reading/FormSkeleton.tsx';
import { ReadPanel } from '../reading/ReadPanel.tsx';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectWithdrawal } from '../state/walletState.ts';
import { Requirements } from './Requirements.tsx';
import { TurnoverProgress } from './TurnoverProgress.tsx';
import { OpenWithdrawal } from './OpenWithdrawal.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawLimits } from './WithdrawLimits.tsx';
import { WithdrawNotice } from './WithdrawNotice.tsx';
import { withdrawOptions } from './withdrawOptions.ts';
import { WithdrawTimeline } from './WithdrawTimeline.tsx';

/**
 * `/mine/takemoney`: the form, or the timeline of the order in the URL, so that a reload and a second tab show it. A
 * withdrawal cannot be cancelled (decision 0008).
 */
export function WithdrawPage() {
  const t = useWalletT();
  const [query] = useSearchParams();
  const orderNo = query.get('order');
  return (
    <>
      <PageHead lead={t('withdraw.lead')}>{t('withdraw.title')}</PageHead>
      {orderNo === null ? (
        <NewWithdrawal />
      ) : (
        <CashierLayout side={<OrdersPanel type="withdraw" />}>
          <WithdrawTimeline orderNo={orderNo} />
        </CashierLayout>
      )}
    </>
  );
}

function NewWithdrawal() {
  const { navigate } = useServices();
  const dispatch = useAppDispatch();
  const read = useRead(withdrawOptions, {});
  const { data, refetch } = read;
  useRefetchAtMidnight(refetch);
  const state = useAppSelector(selectWithdrawal);
  useOnTrue(state.step === 'done', () => {
    if (state.step !== 'done') return;
    dispatch(withdrawal.actions.dismissed());
    navigate(`/mine/takemoney?order=${encodeURIComponent(state.response.orderNo)}`);
  });
  useOnTrue(state.step === 'refused', refetch);
  // A refusal is shown on one visit of the page. The flow ignores this while a withdrawal is in progress.
  useEffect(() => () => void dispatch(withdrawal.actions.dismissed()), [dispatch]);
  return (
    <CashierLayout
      side={
        <>
          <WithdrawLimits info={data?.info} />
          <OrdersPanel type="withdraw" open={data?.pending ? [data.pending.orderNo] : []}>
            {data?.pending && <OpenWithdrawal order={data.pending} />}
          </OrdersPanel>
        </>
      }
    >
      <WithdrawNotice />
      {data && <Requirements info={data.info} />}
      {data && <TurnoverProgress turnover={data.info.turnover} />}
      <ReadPanel read={read} skeleton={<FormSkeleton />}>
        {(options) => (
          <>
            <FlowSteps flow="withdraw" current={options.cards.length === 0 ? 0 : 1} />
            <WithdrawForm options={options} />
          </>
        )}
      </ReadPanel>
    </CashierLayout>
  );
}
