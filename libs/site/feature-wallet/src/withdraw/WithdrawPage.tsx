import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { PageTitle } from '@pavilion/ui-kit';
import { withdrawal } from '@pavilion/wallet/cashier';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { ReadPanel } from '../parts/ReadPanel.tsx';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { Stack } from '../parts/walletStyles.ts';
import { selectWithdrawal } from '../state/walletState.ts';
import { Requirements } from './Requirements.tsx';
import { TurnoverProgress } from './TurnoverProgress.tsx';
import { PendingWithdrawal } from './PendingWithdrawal.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
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
      <PageTitle lead={t('withdraw.lead')}>{t('withdraw.title')}</PageTitle>
      {orderNo === null ? <NewWithdrawal /> : <WithdrawTimeline orderNo={orderNo} />}
    </>
  );
}

function NewWithdrawal() {
  const { navigate } = useServices();
  const dispatch = useAppDispatch();
  const read = useRead(withdrawOptions, {});
  const { data, refetch } = read;
  const state = useAppSelector(selectWithdrawal);
  useOnTrue(state.step === 'done', () => {
    if (state.step !== 'done') return;
    dispatch(withdrawal.actions.dismissed());
    navigate(`/mine/takemoney?order=${encodeURIComponent(state.answer.orderNo)}`);
  });
  useOnTrue(state.step === 'refused', refetch);
  return (
    <Stack>
      <WithdrawNotice />
      {data?.pending && <PendingWithdrawal order={data.pending} />}
      {data && <Requirements info={data.info} />}
      {data && <TurnoverProgress turnover={data.info.turnover} />}
      <ReadPanel read={read} skeleton={<FormSkeleton />}>
        {(options) => <WithdrawForm options={options} />}
      </ReadPanel>
    </Stack>
  );
}
