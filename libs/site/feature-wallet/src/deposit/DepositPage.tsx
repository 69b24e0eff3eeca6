import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { PageTitle } from '@pavilion/ui-kit';
import { deposit } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { ReadPanel } from '../parts/ReadPanel.tsx';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { Stack } from '../parts/walletStyles.ts';
import { selectDeposit } from '../state/walletState.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositNotice } from './DepositNotice.tsx';
import { depositOptions } from './depositOptions.ts';
import { buildWaitPath } from './buildWaitPath.ts';
import { OpenDeposits } from './OpenDeposits.tsx';

/** `/mine/savemoney`: payment method and amount; a created order opens its wait screen (WAL-04). */
export function DepositPage() {
  const t = useWalletT();
  const { navigate } = useServices();
  const dispatch = useAppDispatch();
  const read = useRead(depositOptions, {});
  const state = useAppSelector(selectDeposit);
  useOnTrue(state.step === 'done', () => {
    if (state.step !== 'done') return;
    dispatch(deposit.actions.dismissed());
    navigate(buildWaitPath(state.answer));
  });
  return (
    <>
      <PageTitle lead={t('deposit.lead')}>{t('deposit.title')}</PageTitle>
      <Stack>
        <DepositNotice />
        {read.data && <OpenDeposits orders={read.data.openOrders} />}
        <ReadPanel read={read} skeleton={<FormSkeleton />}>
          {(options) => <DepositForm options={options} />}
        </ReadPanel>
      </Stack>
    </>
  );
}
