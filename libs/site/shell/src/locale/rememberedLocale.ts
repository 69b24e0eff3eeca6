import { isLocale, type Locale } from '@pavilion/site-contract';
import type { KeyValueStore } from '@pavilion/kernel';

const KEY = 'pavilion.locale';

/** The language the player chose on this machine, if any; rubbish counts as none (STO-02). */
export function rememberedLocale(store: KeyValueStore): Locale | undefined {
  const value = store.get(KEY);
  return isLocale(value) ? value : undefined;
}

/** Keeps the player's choice of language. */
export function rememberLocale(store: KeyValueStore, locale: Locale): void {
  store.set(KEY, locale);
}
