import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Channel of in-play football, which contains the hot matches. */
const CHANNEL = 'FT.RB';

/** Returns the first in-play matches and subscribes to them. The subscription is narrowed to these matches once they are known. */
export function useHotLive(maxMatches: number) {
  const { board, sportFeed } = useServices();
  const read = () => board.getList(CHANNEL);
  const list = useSyncExternalStore((listener) => board.subscribeList(CHANNEL, listener), read, read);
  const matchIds = list.matchIds.slice(0, maxMatches);
  const ids = matchIds.join(' ');
  const subscription = useRef((): void => undefined);
  useEffect(() => {
    // Subscribes before the former subscription ends, so that the channel is not dropped in between.
    const next = sportFeed.subscribe(CHANNEL, ids ? { gameIds: ids.split(' ') } : {});
    subscription.current();
    subscription.current = next;
  }, [sportFeed, ids]);
  useEffect(() => {
    const latest = subscription;
    return () => {
      latest.current();
      latest.current = () => undefined;
    };
  }, []);
  return { list, matchIds, again: sportFeed.resync };
}
