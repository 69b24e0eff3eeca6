import { defineFeature, errorMessages, type FeatureModule, type FeaturePart } from '@pavilion/site-contract';
import { gamesMessages } from './messages/gamesMessages.ts';

const loadVenueLobbies = () => import('./pages/venueLobbyPages.tsx');
const loadTableLobbies = () => import('./pages/tableLobbyPages.tsx');
const loadGameLobbies = () => import('./pages/gameLobbyPages.tsx');

/**
 * Lobbies of seven categories with two kinds of screens (NAV-02, GAM-01), and the launch of games (GAM-02).
 *
 * @param guestBoard matches with prices, with which the lobby of sport begins for guests (ruling D1)
 */
export const createGamesFeature = (guestBoard: FeaturePart): FeatureModule =>
  defineFeature({
    id: 'games',
    messages: [gamesMessages, errorMessages],
    runtime: () => import('./state/gamesRuntime.ts').then((file) => file.gamesRuntime),
    routes: [
      {
        path: '/game/sport',
        skeleton: 'list',
        load: () => loadVenueLobbies().then((file) => file.createSportLobby(guestBoard)),
      },
      { path: '/game/realbet', skeleton: 'list', load: () => loadTableLobbies().then((file) => file.LiveCasinoLobby) },
      { path: '/game/chess', skeleton: 'list', load: () => loadTableLobbies().then((file) => file.CardGamesLobby) },
      { path: '/game/gaming', skeleton: 'list', load: () => loadTableLobbies().then((file) => file.EsportsLobby) },
      { path: '/game/lottery', skeleton: 'list', load: () => loadTableLobbies().then((file) => file.LotteryLobby) },
      { path: '/game/egame', skeleton: 'list', load: () => loadGameLobbies().then((file) => file.SlotLobby) },
      { path: '/game/fishing', skeleton: 'list', load: () => loadGameLobbies().then((file) => file.FishingLobby) },
    ],
  });
