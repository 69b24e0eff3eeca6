import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Football in play: what is hot. */
const CHANNEL = 'FT.RB';

/** The first matches in play, kept current while they are shown; narrowed to themselves once the board has named them. */
export function useHotLive(most: number) {
  const { board, sportFeed } = useServices();
  const read = () => board.getList(CHANNEL);
  const list = useSyncExternalStore((listener) => board.subscribeList(CHANNEL, listener), read, read);
  const matchIds = list.matchIds.slice(0, most);
  const ids = matchIds.join(' ');
  const held = useRef((): void => undefined);
  useEffect(() => {
    // The new subscription stands before the old one goes, so that the channel is never dropped between.
    const next = sportFeed.subscribe(CHANNEL, ids ? { gameIds: ids.split(' ') } : {});
    held.current();
    held.current = next;
  }, [sportFeed, ids]);
  useEffect(() => {
    const keeper = held;
    return () => {
      keeper.current();
      keeper.current = () => undefined;
    };
  }, []);
  return { list, matchIds, again: sportFeed.resync };
}
