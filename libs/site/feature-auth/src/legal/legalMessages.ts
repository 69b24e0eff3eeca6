import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './messages/zhCN.ts';

/** Terms and privacy in short; fetched when somebody wants to read them. */
export const legalMessages = defineMessages<typeof zhCN>('legal', {
  'zh-CN': () => import('./messages/zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./messages/zhTW.ts').then((file) => file.zhTW),
});
