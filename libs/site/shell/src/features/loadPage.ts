import { loadWithRetry, type FeatureModule, type FeatureRoute, type Services } from '@pavilion/site-contract';
import type { ComponentType } from 'react';
import type { SiteWithFeatures, RunningSite } from './runningSite.ts';

/** Loads the texts, slices and saga of a feature, once. */
export async function loadFeature(feature: FeatureModule, { services, store }: RunningSite): Promise<void> {
  const [runtime] = await Promise.all([feature.runtime?.(), services.i18n.ensure(feature.messages ?? [])]);
  if (runtime) store.inject(feature.id, runtime, services);
}

/** Loads a page with the texts and state of its feature. */
export async function loadPage(feature: FeatureModule, route: FeatureRoute, site: RunningSite): Promise<ComponentType> {
  const fetchAll = () => Promise.all([route.page ?? route.load(site.services), loadFeature(feature, site)]);
  const [page] = await loadWithRetry(fetchAll, site.services.clock);
  return page;
}

/** Loads the declarations of the late features, for paths and dialogs that no other feature has. */
export const fetchLateFeatures = ({ clock }: Services): Promise<readonly FeatureModule[]> =>
  loadWithRetry(async () => (await import('./lateFeatures.ts')).lateFeatures, clock);

/** Loads a feature by id, also a late one, with one retry. */
export async function prepareFeature(id: string, site: SiteWithFeatures): Promise<void> {
  const { features, services } = site;
  const hasRequestedId = (known: FeatureModule) => known.id === id;
  const feature = features.find(hasRequestedId) ?? (await fetchLateFeatures(services)).find(hasRequestedId);
  if (!feature) throw new Error(`prepareFeature: no feature ${id}.`);
  await loadWithRetry(() => loadFeature(feature, site), services.clock);
}
