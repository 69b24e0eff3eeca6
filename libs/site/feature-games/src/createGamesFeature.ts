import {
  createSiteI18n,
  defineFeature,
  errorMessages,
  type FeatureModule,
  type FeaturePart,
  type FeatureRoute,
} from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { lobbies, type Category } from '@pavilion/site-game-ui/lobby';
import type { ComponentType } from 'react';
import { gamesMessages } from './messages/gamesMessages.ts';

const loadGameLobbies = () => import('./pages/gameLobbyPages.tsx');

/** Creates the route of a lobby. The build renders it to static HTML without its games, which come from the platform. */
const createLobbyRoute = (category: Category, load: () => Promise<ComponentType>): FeatureRoute => ({
  path: lobbies[category].path,
  skeleton: 'list',
  load,
  describe: async (locale) => {
    const i18n = createSiteI18n(locale);
    await i18n.ensure([gamesMessages]);
    return {
      title: i18n.t(gamesMessages, `title.${category}`),
      description: i18n.t(gamesMessages, `about.${category}`),
    };
  },
});

/**
 * Lobbies of seven categories with three kinds of screens (NAV-02, GAM-01), and the launch of games (GAM-02).
 *
 * @param guestBoard matches with prices, with which the lobby of sport begins for guests (ruling D1)
 */
export const createGamesFeature = (guestBoard: FeaturePart): FeatureModule =>
  defineFeature({
    id: 'games',
    messages: [gamesMessages, errorMessages, loadFailureMessages],
    runtime: () => import('./state/gamesRuntime.ts').then((file) => file.gamesRuntime),
    routes: [
      createLobbyRoute('TY', () =>
        import('./pages/venueLobbyPages.tsx').then((file) => file.createSportLobby(guestBoard)),
      ),
      createLobbyRoute('ZR', () => import('./pages/liveLobbyPages.tsx').then((file) => file.LiveCasinoLobby)),
      createLobbyRoute('QP', () => import('./pages/roomLobbyPages.tsx').then((file) => file.CardGamesLobby)),
      createLobbyRoute('DJ', () => import('./pages/esportsLobbyPages.tsx').then((file) => file.EsportsLobby)),
      createLobbyRoute('CP', () => import('./pages/lotteryLobbyPages.tsx').then((file) => file.LotteryLobby)),
      createLobbyRoute('DZ', () => loadGameLobbies().then((file) => file.SlotLobby)),
      createLobbyRoute('BY', () => loadGameLobbies().then((file) => file.FishingLobby)),
    ],
  });
