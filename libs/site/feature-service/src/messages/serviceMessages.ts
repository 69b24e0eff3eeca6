import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of customer service. */
export type ServiceT = Translate<typeof zhCN>;

/** Texts of customer service. */
export const serviceMessages = defineMessages<typeof zhCN>('service', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of customer service in the player's language. */
export const useServiceT = (): ServiceT => useT(serviceMessages);
