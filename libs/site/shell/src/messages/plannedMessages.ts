import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './planned/zhCN.ts';

/** Texts of pages that are not open yet, loaded with those pages. */
export const plannedMessages = defineMessages<typeof zhCN>('planned', {
  'zh-CN': () => import('./planned/zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./planned/zhTW.ts').then((file) => file.zhTW),
});
