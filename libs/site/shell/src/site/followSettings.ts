import { siteActions, type Locale, type RootState, type SiteState } from '@pavilion/site-contract';
import type { Store } from '@reduxjs/toolkit';
import type { ShellServices } from '../services/createServices.ts';

const RETRY_MS = 15_000;
/** Maximum number of characters of a title that does not scroll (§9). */
const MAX_STATIC_LENGTH = 15;

type Settings = Omit<SiteState, 'isLoaded'>;

/**
 * Loads the operator's settings (ruling S1) and shows the title (NAV-13), again after each change of language, because the
 * title differs by language. A failed load is repeated after 15 s. Never ends and never rejects.
 */
export async function followSettings(services: ShellServices, store: Store<RootState>): Promise<void> {
  for (;;) {
    const locale = services.i18n.locale();
    try {
      const { siteBaseConfig } = await services.api.call('configuration.preInfo', {});
      store.dispatch(siteActions.settingsLoaded(siteBaseConfig));
      applySettings(siteBaseConfig, services);
      const stop = await showTitle(findTitle(siteBaseConfig, services), services);
      await waitForLanguageChange(services, locale);
      stop();
    } catch {
      await new Promise<void>((resolve) => void services.clock.after(RETRY_MS, resolve));
    }
  }
}

function applySettings({ safeSwitch, h5DomainUrl }: Settings, { client, session, logger }: ShellServices): void {
  if (h5DomainUrl)
    import('../link/redirectToMobile.ts')
      .then((file) => file.redirectToMobile(h5DomainUrl, session))
      .catch((error: unknown) => logger.warn('mobile.unavailable', { error: String(error) }));
  const isSafe = safeSwitch !== '0';
  session.set('safeSwitch', isSafe ? '1' : '0');
  client.setSafeSwitch(isSafe);
}

/** Shows a title. One of more than 15 characters scrolls (NAV-13) until the returned function is called. */
async function showTitle(title: string, { documentTitle, clock }: ShellServices): Promise<() => void> {
  documentTitle.showSite(title);
  if ([...title].length <= MAX_STATIC_LENGTH) return () => undefined;
  const { startTitleMarquee } = await import('./titleMarquee.ts');
  return startTitleMarquee(title, documentTitle.showSite, clock);
}

/** Returns the title of the operator, or the name of the brand if it is empty. */
function findTitle({ title }: Settings, { brand, i18n }: ShellServices): string {
  return title.trim() || brand.names[i18n.locale()];
}

/** Waits until the language is another one, which it can be already. */
function waitForLanguageChange({ i18n }: ShellServices, before: Locale): Promise<void> {
  if (i18n.locale() !== before) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = i18n.subscribe(() => {
      if (i18n.locale() === before) return;
      stop();
      resolve();
    });
  });
}
