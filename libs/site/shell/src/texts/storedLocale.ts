import { isLocale, type Locale } from '@pavilion/site-contract';
import type { KeyValueStore } from '@pavilion/kernel';

export const LOCALE_KEY = 'pavilion.locale';

/** Returns the language that the player chose in this browser; the default if there is none or the value is invalid (STO-02). */
export function readStoredLocale(store: KeyValueStore, defaultLocale: Locale): Locale {
  const value = store.get(LOCALE_KEY);
  return isLocale(value) ? value : defaultLocale;
}

/** Stores the player's choice of language. */
export function storeLocale(store: KeyValueStore, locale: Locale): void {
  store.set(LOCALE_KEY, locale);
}
