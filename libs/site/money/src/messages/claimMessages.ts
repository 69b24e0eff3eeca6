import { defineMessages, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the texts of claims. */
export type ClaimT = Translate<typeof zhCN>;

/** Texts of claims. */
export const claimMessages = defineMessages<typeof zhCN>('claims', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});
