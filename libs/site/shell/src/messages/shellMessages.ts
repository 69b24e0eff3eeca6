import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of the frame: navigation, header, footer, guards, notices. */
export const shellMessages = defineMessages<typeof zhCN>('shell', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});
