import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { PageTitle, Panel, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { withdrawal } from '@pavilion/wallet/cashier';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { NotRead } from '../parts/NotRead.tsx';
import { useOnce } from '../parts/useOnce.ts';
import { useRead } from '../parts/useRead.ts';
import { Stack } from '../parts/walletParts.ts';
import { selectWithdrawal } from '../state/walletState.ts';
import { readWithdrawFacts } from './readWithdrawFacts.ts';
import { Requirements } from './Requirements.tsx';
import { TurnoverProgress } from './TurnoverProgress.tsx';
import { UnderWay } from './UnderWay.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawNotice } from './WithdrawNotice.tsx';
import { WithdrawTimeline } from './WithdrawTimeline.tsx';

/**
 * `/mine/takemoney`: the form, or with an order in the address its time line, so that a reload and a second tab find it.
 * Nothing here offers to take a withdrawal back (decision 0008).
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
  const t = useWalletT();
  const { navigate } = useServices();
  const dispatch = useAppDispatch();
  const { data, failure, isReading, again } = useRead(readWithdrawFacts);
  const state = useAppSelector(selectWithdrawal);
  useOnce(state.step === 'done', () => {
    if (state.step !== 'done') return;
    dispatch(withdrawal.actions.dismissed());
    navigate(`/mine/takemoney?order=${encodeURIComponent(state.answer.orderNo)}`);
  });
  useOnce(state.step === 'refused', again);
  return (
    <Stack>
      <WithdrawNotice />
      {data?.underWay && <UnderWay order={data.underWay} />}
      {data && <Requirements info={data.info} />}
      {data && <TurnoverProgress turnover={data.info.turnover} />}
      <Panel aria-busy={!data}>
        {data ? (
          <WithdrawForm facts={data} />
        ) : failure ? (
          <NotRead failure={failure} isReading={isReading} onRetry={again} />
        ) : (
          <Stack>
            <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
            <Skeleton height="3rem" />
            <Skeleton width="60%" height="2.5rem" />
            <Skeleton width="40%" height="2.5rem" />
          </Stack>
        )}
      </Panel>
    </Stack>
  );
}
