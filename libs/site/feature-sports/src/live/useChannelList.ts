import type { ChannelList } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

/** Returns the list of a channel: order, membership, loading and staleness. */
export function useChannelList(channel: string): ChannelList {
  const { board } = useServices();
  const subscribe = useCallback((listener: () => void) => board.subscribeList(channel, listener), [board, channel]);
  return useSyncExternalStore(subscribe, () => board.getList(channel));
}

/**
 * Returns the list for expensive renders: a new board renders in a deferred task instead of the frame of its update
 * (SPT-09). A change of the channel is not deferred, so that its skeleton shows. Counts and names next to the board use
 * this list too, so that everything changes in one frame.
 *
 * The first board is not deferred. A deferred render restarts with every update, and a slow device would show the
 * skeleton for seconds.
 */
export function useDrawnList(list: ChannelList): ChannelList {
  const { clock } = useServices();
  const { channel, isLoaded } = list;
  const deferred = useDeferredValue(list);
  const [drawnFirst, setDrawnFirst] = useState('');
  const isKnown = deferred.channel === channel;
  const isFirst = isKnown && isLoaded && !deferred.isLoaded;
  useEffect(() => (isFirst ? clock.after(0, () => setDrawnFirst(channel)) : undefined), [clock, channel, isFirst]);
  return !isKnown || (isFirst && drawnFirst === channel) ? list : deferred;
}
