import { accountFeature, bindingFeature } from '@pavilion/feature-account';
import { authFeature } from '@pavilion/feature-auth';
import { createHomeFeature } from '@pavilion/feature-home';
import { sportsFeature, sportsParts } from '@pavilion/feature-sports';
import type { FeatureModule } from '@pavilion/site-contract';
import { loadFeature } from './loadPage.ts';
import type { RunningSite } from './runningSite.ts';

/** Features of the first load. Only their declarations are part of it; pages, dialogs and texts are lazy. */
export const features: readonly FeatureModule[] = [
  createHomeFeature(sportsParts),
  sportsFeature,
  accountFeature,
  bindingFeature,
  authFeature,
];

/**
 * Loads the board of home before anything is rendered, because the connection is idle while the first scripts run. If it
 * cannot be loaded, the page handles that when it shows the board.
 */
export function prefetchBoard(path: string, site: RunningSite): void {
  if (path !== '/') return;
  Promise.all([sportsParts.board.load(), loadFeature(sportsFeature, site)]).catch(() => undefined);
}
