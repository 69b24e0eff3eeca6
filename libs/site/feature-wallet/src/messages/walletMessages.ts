import { defineMessages, useT, type Translate } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Reads the texts of the wallet's pages. */
export type WalletT = Translate<typeof zhCN>;

/** Texts of the wallet's pages. */
export const walletMessages = defineMessages<typeof zhCN>('wallet', {
  'zh-CN': () => import('./zhCN.ts').then((file) => file.zhCN),
  'zh-TW': () => import('./zhTW.ts').then((file) => file.zhTW),
});

/** The texts of the wallet's pages in the player's language. */
export const useWalletT = (): WalletT => useT(walletMessages);
