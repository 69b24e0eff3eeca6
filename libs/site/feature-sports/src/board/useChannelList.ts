import type { ChannelList } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

/** The list of a channel: order, membership, loading, staleness. */
export function useChannelList(channel: string): ChannelList {
  const { board } = useServices();
  const subscribe = useCallback((listener: () => void) => board.subscribeList(channel, listener), [board, channel]);
  return useSyncExternalStore(subscribe, () => board.getList(channel));
}

/**
 * The same list for what is heavy to draw: a board that comes is put on the page in a task of its own, not in the frame
 * that told of it (SPT-09). Another channel counts at once, so that its skeleton shows. What counts or names the matches
 * beside the board takes this list too: all of it then changes in one frame, and is laid out and painted once.
 *
 * The first board is drawn in one go: rendered in slices, as later ones are, it would begin anew with every tick that
 * comes between two slices, and a slow machine would stay on its skeleton for seconds.
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
