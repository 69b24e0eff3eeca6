import { createSiteI18n, type Locale } from '@pavilion/site-contract';
import { walletMessages, type WalletT } from '../messages/walletMessages.ts';

/** Loads the texts of the wallet and returns their translation function. */
export async function createWalletT(locale: Locale = 'zh-CN'): Promise<WalletT> {
  const i18n = createSiteI18n(locale);
  await i18n.ensure([walletMessages]);
  return i18n.translator(walletMessages);
}
