import type { FeatureModule, Services } from '@pavilion/site-contract';
import type { SiteStore } from '../store/createSiteStore.ts';

/** Services and store of a running site. */
export interface RunningSite {
  readonly services: Services;
  readonly store: SiteStore;
}

/** Running site with the features of the first load. */
export interface SiteWithFeatures extends RunningSite {
  readonly features: readonly FeatureModule[];
}
