import { accountFeature, bindingFeature } from '@pavilion/feature-account';
import { authFeature } from '@pavilion/feature-auth';
import { homeFeature } from '@pavilion/feature-home';
import { sportsFeature } from '@pavilion/feature-sports';
import type { FeatureModule } from '@pavilion/site-contract';

/** Features of the first load. Only their declarations are part of it; pages, dialogs and texts are lazy. */
export const features: readonly FeatureModule[] = [
  homeFeature,
  sportsFeature,
  accountFeature,
  bindingFeature,
  authFeature,
];
