import type { FeatureModule, FeatureRoute } from '@pavilion/site-contract';

/** Route with its feature. */
export type SiteRoute = FeatureRoute & { readonly feature: FeatureModule };

/**
 * Collects the routes of the features in the given order.
 *
 * @throws if two features have the same path
 */
export function collectRoutes(features: readonly FeatureModule[]): readonly SiteRoute[] {
  const routes = features.flatMap((feature) => (feature.routes ?? []).map((route) => ({ ...route, feature })));
  const seen = new Set<string>();
  for (const { path } of routes) {
    if (seen.has(path)) throw new Error(`collectRoutes: two features have the path ${path}.`);
    seen.add(path);
  }
  return routes;
}
