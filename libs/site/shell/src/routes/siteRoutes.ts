import type { FeatureModule, FeatureRoute } from '@pavilion/site-contract';

/** A route and the feature it belongs to. */
export interface SiteRoute extends FeatureRoute {
  readonly feature: FeatureModule;
}

/** Every route of the features, in the order given; two features claiming one path is a bug of ours. */
export function collectRoutes(features: readonly FeatureModule[]): readonly SiteRoute[] {
  const routes = features.flatMap((feature) => (feature.routes ?? []).map((route) => ({ ...route, feature })));
  const seen = new Set<string>();
  for (const { path } of routes) {
    if (seen.has(path)) throw new Error(`collectRoutes: two features claim ${path}.`);
    seen.add(path);
  }
  return routes;
}
