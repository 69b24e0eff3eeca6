import type { CentreState, CentreStore } from '@pavilion/domain-sports';
import { createCentreStore, getCentreChannelId } from '@pavilion/domain-sports/feed';
import { createResourceFields, useServices } from '@pavilion/site-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Creates the store of the centre of a match on the calls of the site. */
function createStore(services: ReturnType<typeof useServices>, gameId: string): CentreStore {
  const load = (signal: AbortSignal, cursor?: number) => {
    const fields = { method: 'centre', enName: 'crty', Request: createResourceFields(services), gameId } as const;
    return services.api.call('sport.centre', { ...fields, cursor }, { signal });
  };
  return createCentreStore({ loadCentre: load, loadCentreChanges: (cursor, signal) => load(signal, cursor) });
}

/** Follows the centre of a match over the feed. Call it once for each match that is shown. */
export function useMatchCentre(matchId: string): CentreState {
  const services = useServices();
  const { sportFeed } = services;
  const [store] = useState(() => createStore(services, matchId));
  useEffect(
    () => sportFeed.subscribe(getCentreChannelId(matchId), { source: store.source }),
    [sportFeed, matchId, store],
  );
  return useSyncExternalStore(store.subscribe, store.getState);
}
