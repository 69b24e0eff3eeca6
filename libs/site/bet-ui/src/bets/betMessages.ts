import { defineMessages, useServices, useT, type Translate } from '@pavilion/site-contract';
import { useEffect } from 'react';
import type { betZhCN } from '../messages/betZhCN.ts';

/** Translation function of the texts of bets. */
export type BetT = Translate<typeof betZhCN>;

/** Texts of bets, shared by the dock of the venue and the records page. */
export const betMessages = defineMessages<typeof betZhCN>('bets', {
  'zh-CN': () => import('../messages/betZhCN.ts').then((file) => file.betZhCN),
  'zh-TW': () => import('../messages/betZhTW.ts').then((file) => file.betZhTW),
});

/**
 * Returns the texts of bets in the player's language.
 *
 * The hook loads them on first use. No feature lists them, because the messages of a feature are part of the first load.
 */
export function useBetT(): BetT {
  const { i18n } = useServices();
  useEffect(() => {
    i18n.ensure([betMessages]).catch(() => undefined);
  }, [i18n]);
  return useT(betMessages);
}
