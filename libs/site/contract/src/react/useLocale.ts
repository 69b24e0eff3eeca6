import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { Locale } from '../i18n/locale.ts';

/** Returns the active language. */
export function useLocale(): Locale {
  const { i18n } = useServices();
  return useSyncExternalStore(i18n.subscribe, i18n.locale, i18n.locale);
}
