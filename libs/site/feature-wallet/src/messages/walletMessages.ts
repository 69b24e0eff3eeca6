import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Translates the texts of the wallet pages. */
export type WalletT = Translate<typeof zhCN>;

/** Texts of the wallet pages. */
export const walletMessages = defineMessages<typeof zhCN>('wallet', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** Returns the translation function of the wallet pages. */
export const useWalletT = (): WalletT => useT(walletMessages);
