import { defineMessages, type Translate } from '../i18n/messages.ts';
import { useT } from '../i18n/useT.ts';
import type { betZhCN } from '../messages/betZhCN.ts';

/** Reads the words of bets. */
export type BetT = Translate<typeof betZhCN>;

/** Words of bets, shared by the venue's dock and the records page: list it under a feature's `messages`. */
export const betMessages = defineMessages<typeof betZhCN>('bets', {
  'zh-CN': () => import('../messages/betZhCN.ts').then((file) => file.betZhCN),
  'zh-TW': () => import('../messages/betZhTW.ts').then((file) => file.betZhTW),
});

/** The words of bets in the player's language. */
export const useBetT = (): BetT => useT(betMessages);
