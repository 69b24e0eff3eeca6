import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { gamesZhCN } from './gamesZhCN.ts';

/** Translation function of the lobby. */
export type GamesT = Translate<typeof gamesZhCN>;

/** Texts of the lobby: category lists, games and their launch, bets on matches. */
export const gamesMessages = defineMessages<typeof gamesZhCN>('games', {
  'zh-CN': () => import('./gamesZhCN.ts').then((file) => file.gamesZhCN),
  'zh-TW': () => import('./gamesZhTW.ts').then((file) => file.gamesZhTW),
});

/** Returns the texts of the lobby in the player's language. */
export const useGamesT = (): GamesT => useT(gamesMessages);
