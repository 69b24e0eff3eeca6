import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of home. */
export const homeMessages = defineMessages<typeof zhCN>('home', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});
