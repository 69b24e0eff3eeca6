import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef } from 'react';

/** Builds the key of the subscription of one match on a channel. */
export const buildMatchSubscription = (channel: string, gameId: string): string => `${channel} ${gameId}`;

const SEPARATOR = '|';

/** Joins the keys of subscriptions to one text, which is equal for equal subscriptions. */
export const joinSubscriptions = (keys: readonly string[]): string => [...new Set(keys)].join(SEPARATOR);

/**
 * Subscribes to matches on their channels.
 *
 * A change of the list keeps the other subscriptions: the end of the last one of a channel drops its matches and prices, and
 * a new subscription would have to refetch them.
 *
 * @param wanted keys of the subscriptions (`joinSubscriptions`)
 */
export function useMatchSubscriptions(wanted: string): void {
  const { sportFeed } = useServices();
  const subscriptions = useRef(new Map<string, () => void>());
  useEffect(() => {
    const keys = wanted.split(SEPARATOR).filter(Boolean);
    for (const key of keys) {
      const [channel = '', gameId = ''] = key.split(' ');
      if (!subscriptions.current.has(key))
        subscriptions.current.set(key, sportFeed.subscribe(channel, { gameIds: [gameId] }));
    }
    for (const [key, end] of subscriptions.current) {
      if (keys.includes(key)) continue;
      subscriptions.current.delete(key);
      end();
    }
  }, [sportFeed, wanted]);
  useEffect(() => {
    const { current } = subscriptions;
    return () => {
      current.forEach((end) => end());
      current.clear();
    };
  }, [sportFeed]);
}
