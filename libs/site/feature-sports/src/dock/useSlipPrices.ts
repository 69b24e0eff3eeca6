import { createSlipFollower } from '@pavilion/domain-sports';
import { useAppSelector, useServices, type RootState } from '@pavilion/site-contract';
import { useDeferredValue, useEffect } from 'react';
import { useStore } from 'react-redux';
import { getSelectionChannel } from './getSelectionChannel.ts';

/** Keeps the slip in step with the board: its matches are watched in whichever channel they stand (B7, F-BET-16). */
export function useSlipPrices(): void {
  const { board, sportFeed } = useServices();
  const store = useStore<RootState>();
  const held = useAppSelector((state) =>
    state.slip.selections.map((pick) => `${getSelectionChannel(pick)} ${pick.gameId}`).join('|'),
  );
  // After the frame of the click: a pick of the board in view is watched already.
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
