import type { Services } from '@pavilion/site-contract';
import type { ReadsPort } from '@pavilion/site-data';
import type { ComponentType } from 'react';
import type { SiteStore } from '../store/createSiteStore.ts';
import { loadPage } from './loadPage.ts';
import type { SiteRoute } from '../navigation/siteRoutes.ts';

/** Pages loaded so far. A loaded page renders without a skeleton. */
export interface Pages {
  readonly peek: (route: SiteRoute) => ComponentType | undefined;
  readonly load: (route: SiteRoute) => Promise<ComponentType>;
}

/** Path of home, which renders first and reads afterwards. */
const HOME = '/';

/** Creates a cache of loaded pages by path. A failed load is not cached, so that the next visit tries again. */
export function createPages(services: Services, store: SiteStore, reads: Pick<ReadsPort, 'load'>): Pages {
  const ready = new Map<string, ComponentType>();
  const pending = new Map<string, Promise<ComponentType>>();
  const storePage = (path: string) => (page: ComponentType) => {
    ready.set(path, page);
    return page;
  };
  return {
    peek: ({ path, page, feature }) => ready.get(path) ?? (feature.runtime ? undefined : page),
    load: (route) => {
      // Starts loading the code of the cache before the first read of the page. If the load fails, the read tries again.
      if (route.path !== HOME) reads.load().catch(() => undefined);
      const loading =
        pending.get(route.path) ?? loadPage(route.feature, route, { services, store }).then(storePage(route.path));
      pending.set(route.path, loading);
      loading.catch(() => pending.delete(route.path));
      return loading;
    },
  };
}
