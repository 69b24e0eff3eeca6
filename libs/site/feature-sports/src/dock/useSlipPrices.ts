import { channelOf, seenPrices, slipActions, type Selection } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector, useServices, type RootState } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { useStore } from 'react-redux';

const channelOfPick = ({ gameType, showType }: Selection): string => channelOf(gameType, showType);

/** Keeps the slip in step with the board: its prices are watched in whichever channel they stand (B7, F-BET-16). */
export function useSlipPrices(): void {
  const { board, sportFeed } = useServices();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const isConfirming = useAppSelector((state) => state.slip.isConfirming);
  const held = useAppSelector((state) =>
    state.slip.selections
      .map((selection) => `${channelOfPick(selection)} ${selection.gameId} ${selection.id}`)
      .join('|'),
  );

  useEffect(() => {
    const { selections } = store.getState().slip;
    const look = () => {
      const seen = seenPrices(board, store.getState().slip);
      if (seen.length > 0) dispatch(slipActions.pricesSeen(seen));
    };
    look();
    const ends = selections.flatMap((selection) => {
      const channel = channelOfPick(selection);
      return [
        sportFeed.subscribe(channel, { gameIds: [selection.gameId] }),
        board.subscribePrice(selection.id, look),
        board.subscribeList(channel, look),
      ];
    });
    return () => ends.forEach((end) => end());
  }, [board, sportFeed, dispatch, store, held, isConfirming]);
}
