import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the lobby. */
export type GamesT = Translate<typeof zhCN>;

/** Texts of the lobby: category lists, games and their launch. */
export const gamesMessages = defineMessages<typeof zhCN>('games', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the lobby in the player's language. */
export const useGamesT = (): GamesT => useT(gamesMessages);
