import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the page of limits. */
export type LimitT = Translate<typeof zhCN>;

/** Texts of the page of limits. */
export const limitMessages = defineMessages<typeof zhCN>('playerLimits', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the page of limits in the player's language. */
export const useLimitT = (): LimitT => useT(limitMessages);
