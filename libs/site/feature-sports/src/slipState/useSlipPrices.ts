import { createSlipFollower } from '@pavilion/domain-sports';
import { useAppSelector, useServices, type RootState } from '@pavilion/site-contract';
import { useDeferredValue, useEffect } from 'react';
import { useStore } from 'react-redux';
import { buildMatchSubscription, joinSubscriptions, useMatchSubscriptions } from '../live/useMatchSubscriptions.ts';
import { getSelectionChannel } from './getSelectionChannel.ts';

/** Updates the slip from the board store and subscribes to the channels of its selections (B7, F-BET-16). */
export function useSlipPrices(): void {
  const { board } = useServices();
  const store = useStore<RootState>();
  const held = useAppSelector((state) =>
    joinSubscriptions(
      state.slip.selections.map((pick) => buildMatchSubscription(getSelectionChannel(pick), pick.gameId)),
    ),
  );
  // Deferred past the frame of the click: a selection of the visible board is already subscribed.
  useMatchSubscriptions(useDeferredValue(held));

  useEffect(
    () =>
      createSlipFollower({
        board,
        getSlip: () => store.getState().slip,
        subscribeSlip: (listener) => store.subscribe(listener),
        send: store.dispatch,
      }),
    [board, store],
  );
}
