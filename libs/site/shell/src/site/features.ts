import { accountFeature, bindingFeature } from '@pavilion/feature-account';
import { authFeature } from '@pavilion/feature-auth';
import { homeFeature } from '@pavilion/feature-home';
import { sportsFeature } from '@pavilion/feature-sports';
import type { FeatureModule } from '@pavilion/site-contract';

/** Every feature of the site. Only their tables stand here; pages, dialogs and texts are lazy. */
export const features: readonly FeatureModule[] = [
  homeFeature,
  sportsFeature,
  accountFeature,
  bindingFeature,
  authFeature,
];
