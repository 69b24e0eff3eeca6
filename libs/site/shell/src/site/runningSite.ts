import type { FeatureModule, Services } from '@pavilion/site-contract';
import type { SiteStore } from '../store/createSiteStore.ts';

/** Services and store of a running site. */
export interface RunningSite {
  readonly services: Services;
  readonly store: SiteStore;
}

/** A running site with the features it has from the start. */
export interface SiteWithFeatures extends RunningSite {
  readonly features: readonly FeatureModule[];
}
