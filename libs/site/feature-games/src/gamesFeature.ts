import { defineFeature, errorMessages, type FeatureModule } from '@pavilion/site-contract';
import { gamesMessages } from './messages/gamesMessages.ts';

const hall = () => import('./lobby/hallPages.tsx');
const shelf = () => import('./lobby/shelfPages.tsx');

/** The lobby: two list screens over seven categories (NAV-02, GAM-01), and the way into a game (GAM-02). */
export const gamesFeature: FeatureModule = defineFeature({
  id: 'games',
  messages: [gamesMessages, errorMessages],
  runtime: () => import('./state/gamesRuntime.ts').then((file) => file.gamesRuntime),
  routes: [
    { path: '/game/sport', skeleton: 'list', load: () => hall().then((file) => file.SportHall) },
    { path: '/game/realbet', skeleton: 'list', load: () => hall().then((file) => file.LiveHall) },
    { path: '/game/chess', skeleton: 'list', load: () => hall().then((file) => file.CardHall) },
    { path: '/game/gaming', skeleton: 'list', load: () => hall().then((file) => file.EsportsHall) },
    { path: '/game/lottery', skeleton: 'list', load: () => hall().then((file) => file.LotteryHall) },
    { path: '/game/egame', skeleton: 'list', load: () => shelf().then((file) => file.SlotShelf) },
    { path: '/game/fishing', skeleton: 'list', load: () => shelf().then((file) => file.FishingShelf) },
  ],
});
