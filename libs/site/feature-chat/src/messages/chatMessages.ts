import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translator of the chat. */
export type ChatT = Translate<typeof zhCN>;

/** Texts of the chat. */
export const chatMessages = defineMessages<typeof zhCN>('chat', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the translator of the chat for the current language. */
export const useChatT = (): ChatT => useT(chatMessages);
