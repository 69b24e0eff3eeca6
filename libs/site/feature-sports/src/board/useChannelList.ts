import { type ChannelList } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';

/** The list of a channel: order, membership, loading, staleness. */
export function useChannelList(channel: string): ChannelList {
  const { board } = useServices();
  const subscribe = useCallback((listener: () => void) => board.subscribeList(channel, listener), [board, channel]);
  return useSyncExternalStore(subscribe, () => board.getList(channel));
}

/**
 * The same list for what is heavy to draw: a board that comes is rendered in slices and put on the page in a task of its
 * own, not all in the frame that told of it (SPT-09). Another channel counts at once, so that its skeleton shows.
 */
export function useDrawnList(list: ChannelList): ChannelList {
  const deferred = useDeferredValue(list);
  return deferred.channel === list.channel ? deferred : list;
}
