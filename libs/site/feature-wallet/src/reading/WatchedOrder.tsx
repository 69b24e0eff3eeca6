import { useAppDispatch } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import { EmptyState, Notice, Panel } from '@pavilion/ui-kit';
import type { OrderState, OrderWatch } from '@pavilion/wallet/cashier';
import type { ReactNode } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletStyles.ts';

/** Props of {@link MissingOrder}. */
export interface MissingOrderProps {
  /** Link to the page that creates orders. */
  readonly back: ReactNode;
}

/** Empty state for an order that the member does not have. */
export function MissingOrder({ back }: MissingOrderProps) {
  const t = useWalletT();
  return (
    <Panel>
      <EmptyState title={t('wait.missing')} action={back}>
        {t('wait.missingHint')}
      </EmptyState>
    </Panel>
  );
}

/** Props of {@link WatchedOrder}. */
export interface WatchedOrderProps<Order> extends MissingOrderProps {
  readonly watch: OrderWatch<Order>;
  readonly state: OrderState<Order>;
  /** Placeholder in the shape of the order. */
  readonly skeleton: ReactNode;
  readonly children: (order: Order) => ReactNode;
}

/** An order that is polled: its state with a notice if it is stale, or the failure. */
export function WatchedOrder<Order>({ watch, state, skeleton, back, children }: WatchedOrderProps<Order>) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  if (state.step === 'missing') return <MissingOrder back={back} />;
  if (state.step === 'failed')
    return (
      <Panel>
        <LoadFailure hasMoneyHint failure={state.failure} onRetry={() => dispatch(watch.actions.refreshRequested())} />
      </Panel>
    );
  if (!('order' in state))
    return (
      <Panel aria-busy="true" aria-label={t('load.loading')}>
        <Stack>{skeleton}</Stack>
      </Panel>
    );
  return (
    <Stack>
      {state.step === 'following' && state.isStale && (
        <Notice role="status" data-tone="warning">
          {t('wait.stale')}
        </Notice>
      )}
      {children(state.order)}
    </Stack>
  );
}
