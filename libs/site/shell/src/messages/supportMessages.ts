import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './support/zhCN.ts';

/** Texts of the security tip (DLG-05), loaded with the pages that are not part of the first load. */
export const supportMessages = defineMessages<typeof zhCN>('support', {
  'zh-CN': () => import('./support/zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./support/zhTW.ts').then((file) => file.zhTW),
});
