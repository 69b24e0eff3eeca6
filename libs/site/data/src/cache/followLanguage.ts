import type { Services } from '@pavilion/site-contract';

/**
 * Calls `onChange` when the language changes. `i18n` also notifies when texts of a feature are loaded; responses do not depend on
 * them. The returned function stops it.
 */
export function followLanguage(i18n: Pick<Services['i18n'], 'locale' | 'subscribe'>, onChange: () => void): () => void {
  let locale = i18n.locale();
  return i18n.subscribe(() => {
    if (i18n.locale() === locale) return;
    locale = i18n.locale();
    onChange();
  });
}
