import { mineFrame } from '@pavilion/feature-account';
import { activitiesFeature } from '@pavilion/feature-activities';
import { chatFeature } from '@pavilion/feature-chat';
import { createGamesFeature } from '@pavilion/feature-games';
import { createHelpFeature } from '@pavilion/feature-help';
import { createMemberFeature } from '@pavilion/feature-member';
import { partnersFeature } from '@pavilion/feature-partners';
import { sportsParts } from '@pavilion/feature-sports';
import { createWalletFeature } from '@pavilion/feature-wallet';
import { searchFeature } from '@pavilion/feature-search';
import type { FeatureModule } from '@pavilion/site-contract';

/**
 * Features whose declarations are lazy too. Visits do not usually start on their pages, so their routes are not part of the first
 * load. They are loaded with the file that handles all paths of no other feature.
 */
export const lateFeatures: readonly FeatureModule[] = [
  activitiesFeature,
  chatFeature,
  createGamesFeature(sportsParts.lobbyBoard),
  createHelpFeature([
    { page: 'zxkf', load: async (services) => (await import('@pavilion/feature-service')).loadServiceDesk(services) },
  ]),
  createMemberFeature(mineFrame),
  partnersFeature,
  searchFeature,
  createWalletFeature(mineFrame),
];
