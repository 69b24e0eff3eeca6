import { useAppSelector, useServices } from '@pavilion/site-contract';
import { useCallback, useSyncExternalStore } from 'react';
import { getSelectionChannel } from './getSelectionChannel.ts';

/** Whether a price on the slip is stale: its channel has not been updated for 30 s (F-BET-15). */
export function useIsSlipStale(): boolean {
  const { board } = useServices();
  const channels = useAppSelector((state) => [...new Set(state.slip.selections.map(getSelectionChannel))].join(' '));
  const names = channels.split(' ').filter(Boolean);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = channels
        .split(' ')
        .filter(Boolean)
        .map((channel) => board.subscribeList(channel, listener));
      return () => ends.forEach((end) => end());
    },
    [board, channels],
  );
  return useSyncExternalStore(subscribe, () => names.some((channel) => board.getList(channel).isStale));
}
