import { accountFeature, bindingFeature } from '@pavilion/feature-account';
import { authFeature } from '@pavilion/feature-auth';
import { createHomeFeature } from '@pavilion/feature-home';
import { sportsFeature, sportsParts } from '@pavilion/feature-sports';
import type { FeatureModule } from '@pavilion/site-contract';

/** Features of the first load. Only their declarations are part of it; pages, dialogs and texts are lazy. */
export const features: readonly FeatureModule[] = [
  createHomeFeature(sportsParts),
  sportsFeature,
  accountFeature,
  bindingFeature,
  authFeature,
];
