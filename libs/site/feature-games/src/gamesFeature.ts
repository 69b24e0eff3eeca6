import { defineFeature, errorMessages, type FeatureModule } from '@pavilion/site-contract';
import { gamesMessages } from './messages/gamesMessages.ts';

const loadVenueLobbies = () => import('./lobby/hallPages.tsx');
const loadGameLobbies = () => import('./lobby/shelfPages.tsx');

/** The lobby: two list screens over seven categories (NAV-02, GAM-01), and the way into a game (GAM-02). */
export const gamesFeature: FeatureModule = defineFeature({
  id: 'games',
  messages: [gamesMessages, errorMessages],
  runtime: () => import('./state/gamesRuntime.ts').then((file) => file.gamesRuntime),
  routes: [
    { path: '/game/sport', skeleton: 'list', load: () => loadVenueLobbies().then((file) => file.SportLobby) },
    { path: '/game/realbet', skeleton: 'list', load: () => loadVenueLobbies().then((file) => file.LiveCasinoLobby) },
    { path: '/game/chess', skeleton: 'list', load: () => loadVenueLobbies().then((file) => file.CardGamesLobby) },
    { path: '/game/gaming', skeleton: 'list', load: () => loadVenueLobbies().then((file) => file.EsportsLobby) },
    { path: '/game/lottery', skeleton: 'list', load: () => loadVenueLobbies().then((file) => file.LotteryLobby) },
    { path: '/game/egame', skeleton: 'list', load: () => loadGameLobbies().then((file) => file.SlotLobby) },
    { path: '/game/fishing', skeleton: 'list', load: () => loadGameLobbies().then((file) => file.FishingLobby) },
  ],
});
