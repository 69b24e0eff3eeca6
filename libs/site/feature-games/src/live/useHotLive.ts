import { HOT_CHANNEL } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Board of the matches to show: football in play. */
const FOOTBALL = 'FT.RB';

/** Returns the first football matches in play of the front page, which guests may see too, and subscribes to them. The subscription is narrowed to these matches once they are known. */
export function useHotLive(maxMatches: number) {
  const { board, sportFeed } = useServices();
  const read = () => board.getList(HOT_CHANNEL);
  const list = useSyncExternalStore((listener) => board.subscribeList(HOT_CHANNEL, listener), read, read);
  const matchIds = list.matchIds.filter((id) => board.getMatch(id)?.channel === FOOTBALL).slice(0, maxMatches);
  const ids = matchIds.join(' ');
  const subscription = useRef((): void => undefined);
  useEffect(() => {
    // Subscribes before the former subscription ends, so that the channel is not dropped in between.
    const next = sportFeed.subscribe(HOT_CHANNEL, ids ? { gameIds: ids.split(' ') } : {});
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
