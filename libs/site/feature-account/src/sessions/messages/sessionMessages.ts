import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the list of sessions. */
export type SessionT = Translate<typeof zhCN>;

/** Texts of the list of sessions. */
export const sessionMessages = defineMessages<typeof zhCN>('sessions', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the list of sessions in the player's language. */
export const useSessionT = (): SessionT => useT(sessionMessages);
