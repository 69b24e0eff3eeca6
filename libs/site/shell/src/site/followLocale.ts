import { watchStoredKey } from '@pavilion/api-client/browser';
import type { Services } from '@pavilion/site-contract';
import { LOCALE_KEY, readStoredLocale } from '../texts/storedLocale.ts';

/** Services of {@link followLocale}. */
type LocaleServices = Pick<Services, 'brand' | 'i18n' | 'logger' | 'sportFeed' | 'store'>;

/**
 * Switches to the language that the player chose, and again whenever another tab changes it. Sets the language of `<html>`,
 * for fonts and screen readers, and loads the names of the board again after a change.
 *
 * It stores nothing: tabs with different values would overwrite each other without end (F-STO-07). If texts cannot be
 * loaded, the language stays.
 *
 * @returns a promise that resolves when the first switch has ended
 */
export function followLocale(
  { brand, i18n, logger, sportFeed, store }: LocaleServices,
  root: HTMLElement,
): Promise<void> {
  root.lang = i18n.locale();
  i18n.subscribe(() => {
    if (root.lang === i18n.locale()) return;
    root.lang = i18n.locale();
    sportFeed.resync();
  });
  const adopt = (): Promise<void> =>
    i18n
      .switchTo(readStoredLocale(store, brand.locale))
      .catch((error: unknown) => logger.warn('locale.failed', { error: String(error) }));
  watchStoredKey(LOCALE_KEY, () => void adopt());
  return adopt();
}
