import { createSlipFollower } from '@pavilion/domain-sports';
import { useAppSelector, useServices, type RootState } from '@pavilion/site-contract';
import { useDeferredValue, useEffect } from 'react';
import { useStore } from 'react-redux';
import { getSelectionChannel } from './getSelectionChannel.ts';

/** Updates the slip from the board store and subscribes to the channels of its selections (B7, F-BET-16). */
export function useSlipPrices(): void {
  const { board, sportFeed } = useServices();
  const store = useStore<RootState>();
  const held = useAppSelector((state) =>
    state.slip.selections.map((pick) => `${getSelectionChannel(pick)} ${pick.gameId}`).join('|'),
  );
  // Deferred past the frame of the click: a selection of the visible board is already subscribed.
  const watched = useDeferredValue(held);

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

  useEffect(() => {
    const ends = watched
      .split('|')
      .filter(Boolean)
      .map((key) => key.split(' '))
      .map(([channel = '', gameId = '']) => sportFeed.subscribe(channel, { gameIds: [gameId] }));
    return () => ends.forEach((end) => end());
  }, [sportFeed, watched]);
}
