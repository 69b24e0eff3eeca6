import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './below/zhCN.ts';

/** Texts of home below the matches, loaded with that part of the page. */
export const belowMessages = defineMessages<typeof zhCN>('homeBelow', {
  'zh-CN': () => import('./below/zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./below/zhTW.ts').then((file) => file.zhTW),
});
