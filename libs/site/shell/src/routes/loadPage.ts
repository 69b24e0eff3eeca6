import type { FeatureModule, FeatureRoute, Services } from '@pavilion/site-contract';
import type { ComponentType } from 'react';
import type { SiteWithFeatures, RunningSite } from '../site/runningSite.ts';

const RETRY_MS = 600;

/** Loads a lazy file, once more after a moment when the first try fails: a deploy may be in the middle (F-RTE-14). */
export async function loadWithRetry<T>(load: () => Promise<T>, clock: Services['clock']): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => void clock.after(RETRY_MS, resolve));
    return load();
  }
}

/** Brings a feature's texts, slices and saga, once. */
export async function loadFeature(feature: FeatureModule, { services, store }: RunningSite): Promise<void> {
  const [runtime] = await Promise.all([feature.runtime?.(), services.i18n.ensure(feature.messages ?? [])]);
  if (runtime) store.inject(feature.id, runtime, services);
}

/** Loads a page with everything it stands on. */
export async function loadPage(feature: FeatureModule, route: FeatureRoute, site: RunningSite): Promise<ComponentType> {
  const fetchAll = () => Promise.all([route.page ?? route.load?.(), loadFeature(feature, site)]);
  const [page] = await loadWithRetry(fetchAll, site.services.clock);
  if (!page) throw new Error(`Feature ${feature.id}: route ${route.path} has neither page nor load.`);
  return page;
}

/** The tables of the late features: fetched for what nobody else has. */
export const fetchLateFeatures = ({ clock }: Services): Promise<readonly FeatureModule[]> =>
  loadWithRetry(async () => (await import('../site/lateFeatures.ts')).lateFeatures, clock);

/** Brings a feature in by name, late ones too, with the one retry of every lazy file. */
export async function prepareFeature(id: string, site: SiteWithFeatures): Promise<void> {
  const { features, services } = site;
  const hasRequestedId = (known: FeatureModule) => known.id === id;
  const feature = features.find(hasRequestedId) ?? (await fetchLateFeatures(services)).find(hasRequestedId);
  if (!feature) throw new Error(`prepareFeature: there is no feature ${id}.`);
  await loadWithRetry(() => loadFeature(feature, site), services.clock);
}
