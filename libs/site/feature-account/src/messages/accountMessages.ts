import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the member pages. */
export type AccountT = Translate<typeof zhCN>;

/** Texts of the member pages. */
export const accountMessages = defineMessages<typeof zhCN>('account', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the member pages in the player's language. */
export const useAccountT = (): AccountT => useT(accountMessages);
