import { type ChannelList } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useSyncExternalStore } from 'react';

/** The list of a channel: order, membership, loading, staleness. */
export function useChannelList(channel: string): ChannelList {
  const { board } = useServices();
  const subscribe = useCallback((listener: () => void) => board.subscribeList(channel, listener), [board, channel]);
  return useSyncExternalStore(subscribe, () => board.getList(channel));
}
