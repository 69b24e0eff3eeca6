import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the binding page. */
export type BindingT = Translate<typeof zhCN>;

/** Texts of the binding page. */
export const bindingMessages = defineMessages<typeof zhCN>('binding', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the binding page in the player's language. */
export const useBindingT = (): BindingT => useT(bindingMessages);
