import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of the sport venue. */
export const sportsMessages = defineMessages<typeof zhCN>('sports', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});
