import { createCompactPrices } from '@pavilion/domain-sports/feed';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

/** Subscribes to a channel with all its matches, with numeric price ids to save bytes (SPT-09). */
export function useFullChannel(channel: string, isWanted = true): void {
  const { sportFeed } = useServices();
  const [compact] = useState(createCompactPrices);
  useEffect(
    () => (isWanted ? sportFeed.subscribe(channel, { compact }) : undefined),
    [sportFeed, channel, compact, isWanted],
  );
}
