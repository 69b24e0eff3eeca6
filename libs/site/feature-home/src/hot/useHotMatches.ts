import { type ChannelList } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useSyncExternalStore } from 'react';

/** The channel home shows: football in play. */
export const HOT_CHANNEL = 'FT.RB';
const MOST = 6;

/** The hot matches of home, kept current while home is open. Pushes are asked for the shown matches only. */
export function useHotMatches(): { readonly list: ChannelList; readonly matchIds: readonly string[] } {
  const { board, sportFeed } = useServices();
  const list = useSyncExternalStore(
    (listener) => board.subscribeList(HOT_CHANNEL, listener),
    () => board.getList(HOT_CHANNEL),
    () => board.getList(HOT_CHANNEL),
  );
  const matchIds = list.matchIds.slice(0, MOST);
  const ids = matchIds.join(' ');
  useEffect(() => sportFeed.subscribe(HOT_CHANNEL, { gameIds: ids ? ids.split(' ') : [] }), [sportFeed, ids]);
  return { list, matchIds };
}
