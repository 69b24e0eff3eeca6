import { mineFrame } from '@pavilion/feature-account';
import { chatFeature } from '@pavilion/feature-chat';
import { gamesFeature } from '@pavilion/feature-games';
import { createWalletFeature } from '@pavilion/feature-wallet';
import type { FeatureModule } from '@pavilion/site-contract';

/**
 * Features whose very tables are lazy: nobody starts on their pages, so their routes need not weigh on the first load. They
 * come with the file that answers every path no other feature has.
 */
export const lateFeatures: readonly FeatureModule[] = [chatFeature, gamesFeature, createWalletFeature(mineFrame)];
