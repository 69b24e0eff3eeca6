import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { ButtonRoot, EmptyState, PageTitle, Panel, Skeleton } from '@pavilion/ui-kit';
import { depositWatch } from '@pavilion/wallet/cashier';
import { Link, useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { NotRead } from '../parts/NotRead.tsx';
import { useWatchedOrder } from '../parts/useWatchedOrder.ts';
import { Notice, Stack } from '../parts/walletParts.ts';
import { selectDepositOrder } from '../state/walletState.ts';
import { DepositState } from './DepositState.tsx';

/**
 * A deposit order on its wait screen: `/mine/savemoney/…-wait` and `/mine/huione`. Its number stands in the address, so a
 * reload and a second tab show the same order in its true state (F-WAL-13).
 */
export function DepositWaitPage() {
  const t = useWalletT();
  const [query] = useSearchParams();
  const orderNo = query.get('order');
  useWatchedOrder(depositWatch, orderNo);
  return (
    <>
      <PageTitle lead={orderNo === null ? undefined : t('wait.lead', { orderNo })}>{t('wait.title')}</PageTitle>
      {orderNo === null ? <Missing /> : <Watched />}
    </>
  );
}

function Watched() {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectDepositOrder);
  if (state.step === 'missing') return <Missing />;
  if (state.step === 'failed')
    return (
      <Panel>
        <NotRead failure={state.failure} onRetry={() => dispatch(depositWatch.actions.lookRequested())} />
      </Panel>
    );
  if (!('order' in state))
    return (
      <Panel aria-busy="true" aria-label={t('load.loading')}>
        <Stack>
          <Skeleton width="12rem" height="2.5rem" />
          <Skeleton height="10rem" />
        </Stack>
      </Panel>
    );
  return (
    <Stack>
      {state.step === 'following' && state.isStale && (
        <Notice role="status" data-tone="warning">
          {t('wait.stale')}
        </Notice>
      )}
      <DepositState
        order={state.order}
        isClosing={state.step === 'closing'}
        closeFailure={state.step === 'following' ? state.closeFailure : undefined}
      />
    </Stack>
  );
}

function Missing() {
  const t = useWalletT();
  return (
    <Panel>
      <EmptyState
        title={t('wait.missing')}
        action={
          <ButtonRoot as={Link} to="/mine/savemoney" data-variant="secondary">
            {t('wait.toDeposit')}
          </ButtonRoot>
        }
      >
        {t('wait.missingHint')}
      </EmptyState>
    </Panel>
  );
}
