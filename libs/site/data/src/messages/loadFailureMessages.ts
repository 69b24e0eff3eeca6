import { defineMessages } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of failed reads. A feature with {@link LoadFailure} lists them and `errorMessages` among its texts. */
export const loadFailureMessages = defineMessages<typeof zhCN>('loadFailure', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});
