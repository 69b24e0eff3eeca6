import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { MessageCatalogue, Messages, Translate } from '../i18n/messages.ts';

/** Returns the translation function of a catalogue: `const t = useT(homeMessages); t('hero.title')`. Re-renders on a language switch. */
export function useT<M extends Messages>(catalogue: MessageCatalogue<M>): Translate<M> {
  const { i18n } = useServices();
  useSyncExternalStore(i18n.subscribe, i18n.revision, i18n.revision);
  return i18n.translator(catalogue);
}
