import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translation function of the member centre. */
export type MemberCentreT = Translate<typeof zhCN>;

/** Texts of the member centre. */
export const memberCentreMessages = defineMessages<typeof zhCN>('memberCentre', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the texts of the member centre in the player's language. */
export const useMemberCentreT = (): MemberCentreT => useT(memberCentreMessages);
