import { createCompactPrices } from '@pavilion/domain-sports/feed';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

/** Keeps a channel current with every match on it, prices by number: what moves most comes in the fewest bytes (SPT-09). */
export function useFullChannel(channel: string, isWanted = true): void {
  const { sportFeed } = useServices();
  const [compact] = useState(createCompactPrices);
  useEffect(
    () => (isWanted ? sportFeed.subscribe(channel, { compact }) : undefined),
    [sportFeed, channel, compact, isWanted],
  );
}
