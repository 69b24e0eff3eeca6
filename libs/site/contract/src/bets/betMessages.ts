import { useEffect } from 'react';
import { defineMessages, type Translate } from '../i18n/messages.ts';
import { useT } from '../i18n/useT.ts';
import type { betZhCN } from '../messages/betZhCN.ts';
import { useServices } from '../services/useServices.ts';

/** Reads the words of bets. */
export type BetT = Translate<typeof betZhCN>;

/** Words of bets, shared by the venue's dock and the records page. */
export const betMessages = defineMessages<typeof betZhCN>('bets', {
  'zh-CN': () => import('../messages/betZhCN.ts').then((file) => file.betZhCN),
  'zh-TW': () => import('../messages/betZhTW.ts').then((file) => file.betZhTW),
});

/**
 * The words of bets in the player's language.
 *
 * They are fetched by whoever first asks, and named in no feature: a feature is part of the first load, these are not.
 */
export function useBetT(): BetT {
  const { i18n } = useServices();
  useEffect(() => {
    i18n.ensure([betMessages]).catch(() => undefined);
  }, [i18n]);
  return useT(betMessages);
}
