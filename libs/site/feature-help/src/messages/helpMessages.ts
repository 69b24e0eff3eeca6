import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the help pages. */
export type HelpT = Translate<typeof zhCN>;

/** Texts around the help articles. */
export const helpMessages = defineMessages<typeof zhCN>('help', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the help pages in the player's language. */
export const useHelpT = (): HelpT => useT(helpMessages);
