import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the partner pages. */
export type PartnersT = Translate<typeof zhCN>;

/** Texts of the pages for agents, sponsors, the app and invitations. */
export const partnerMessages = defineMessages<typeof zhCN>('partners', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the partner pages in the player's language. */
export const usePartnersT = (): PartnersT => useT(partnerMessages);
