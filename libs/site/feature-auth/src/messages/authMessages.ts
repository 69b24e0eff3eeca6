import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of the auth dialogs. */
export const authMessages = defineMessages<typeof zhCN>('auth', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});
