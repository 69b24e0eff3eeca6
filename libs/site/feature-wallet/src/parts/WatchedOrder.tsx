import { useAppDispatch } from '@pavilion/site-contract';
import { EmptyState, Notice, Panel } from '@pavilion/ui-kit';
import type { OrderState, OrderWatch } from '@pavilion/wallet/cashier';
import type { ReactNode } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { Stack } from './walletParts.ts';

/** Props of {@link MissingOrder}. */
export interface MissingOrderProps {
  /** The way to where orders are made. */
  readonly back: ReactNode;
}

/** The platform has no such order of this member. */
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
  /** Stands where the order will, in its shape. */
  readonly skeleton: ReactNode;
  readonly children: (order: Order) => ReactNode;
}

/** An order that is followed: what is known of it, how old that is, or why nothing is. */
export function WatchedOrder<Order>({ watch, state, skeleton, back, children }: WatchedOrderProps<Order>) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  if (state.step === 'missing') return <MissingOrder back={back} />;
  if (state.step === 'failed')
    return (
      <Panel>
        <LoadFailure failure={state.failure} onRetry={() => dispatch(watch.actions.lookRequested())} />
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
