import type { ChannelList } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Channel of the home page: football in play. */
export const HOT_CHANNEL = 'FT.RB';
const MAX_MATCHES = 6;

/**
 * Subscribes to the hot matches while the home page is open.
 *
 * It subscribes to all matches until the board is loaded, then to the shown ones. Narrowing needs no second board.
 */
export function useHotMatches(): { readonly list: ChannelList; readonly matchIds: readonly string[] } {
  const { board } = useServices();
  const list = useSyncExternalStore(
    (listener) => board.subscribeList(HOT_CHANNEL, listener),
    () => board.getList(HOT_CHANNEL),
    () => board.getList(HOT_CHANNEL),
  );
  const matchIds = list.matchIds.slice(0, MAX_MATCHES);
  useStableSubscription(matchIds.join(' '));
  return { list, matchIds };
}

/**
 * Changes a subscription without a gap: the new one starts before the old one ends, so the channel is never dropped.
 */
function useStableSubscription(ids: string): void {
  const { sportFeed } = useServices();
  const held = useRef(noSubscription);
  useEffect(() => {
    const next = sportFeed.subscribe(HOT_CHANNEL, ids ? { gameIds: ids.split(' ') } : {});
    held.current();
    held.current = next;
  }, [sportFeed, ids]);
  useEffect(
    () => () => {
      held.current();
      held.current = noSubscription;
    },
    [],
  );
}

const noSubscription = (): void => undefined;
