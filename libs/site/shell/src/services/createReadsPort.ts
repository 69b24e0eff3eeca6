import { loadWithRetry, type Services } from '@pavilion/site-contract';
import { createLazyReads, type ReadsPort } from '@pavilion/site-data';
import type { SiteStore } from '../store/createSiteStore.ts';

/** Loads the code of the read cache on first use and adds it to the store. After a failed load the next read tries again. */
export function createReadsPort(services: Services, site: SiteStore): ReadsPort {
  return createLazyReads(async () => {
    const { createReadCache } = await loadWithRetry(() => import('@pavilion/site-data/cache'), services.clock);
    const { reducer, middleware, connect } = createReadCache(services);
    site.addReducers({ reads: reducer });
    site.addMiddleware(...middleware);
    return connect(site.store);
  });
}
