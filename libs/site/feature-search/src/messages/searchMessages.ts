import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the search. */
export type SearchT = Translate<typeof zhCN>;

/** Texts of the search of the site. */
export const searchMessages = defineMessages<typeof zhCN>('search', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the search in the player's language. */
export const useSearchT = (): SearchT => useT(searchMessages);
