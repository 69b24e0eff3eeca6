import type { Services } from '@pavilion/site-contract';
import type { ReadCache, ReadsPort } from '@pavilion/site-data';
import { loadWithRetry } from '../features/loadPage.ts';
import type { SiteStore } from '../store/createSiteStore.ts';

/** Loads the code of the read cache on first use and adds it to the store. After a failed load the next read tries again. */
export function createReadsPort(services: Services, site: SiteStore): ReadsPort {
  let cache: ReadCache | undefined;
  let loading: Promise<ReadCache> | undefined;
  const loadCache = async () => {
    const { createReadCache } = await loadWithRetry(() => import('@pavilion/site-data/cache'), services.clock);
    const { reducer, middleware, connect } = createReadCache(services);
    site.addReducers({ reads: reducer });
    site.addMiddleware(...middleware);
    cache = connect(site.store);
    return cache;
  };
  const resetAfterFailure = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return {
    current: () => cache,
    load: () => (loading ??= loadCache().catch(resetAfterFailure)),
  };
}
