import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translates the texts of the activities. */
export type ActivityT = Translate<typeof zhCN>;

/** Texts of the list of promotions and of its pages. */
export const activityMessages = defineMessages<typeof zhCN>('activities', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the translation function of the activities. */
export const useActivityT = (): ActivityT => useT(activityMessages);
