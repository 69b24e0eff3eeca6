import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './messages/zhCN.ts';

/** Short terms and privacy policy, loaded on demand. */
export const legalMessages = defineMessages<typeof zhCN>('legal', {
  'zh-CN': () => import('./messages/zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./messages/zhTW.ts').then((file) => file.zhTW),
});
