import { loadCatalogue, type SessionEvent } from '@pavilion/api-client';
import { dialogActions, loadWithRetry, toastActions } from '@pavilion/site-contract';
import type { ReadsPort } from '@pavilion/site-data';
import { shellMessages } from '../messages/shellMessages.ts';
import type { ShellServices } from '../services/createServices.ts';
import type { SiteStore } from '../store/createSiteStore.ts';

/**
 * Loads the code for members: at once for a stored session, otherwise at the first login in this or another tab. It is never
 * loaded for a guest. If it cannot be loaded, a toast asks the player to reload the page.
 *
 * @returns resolves when the state contains the session. Before that a stored session looks like a guest, whom the guards
 *   would redirect to home
 */
export function followSession(services: ShellServices, store: SiteStore, reads: ReadsPort): Promise<void> {
  const { session, clock, logger } = services;
  let hasBegun = false;
  const begin = async (login?: SessionEvent) => {
    if (hasBegun) return;
    hasBegun = true;
    // The header reads the balance. If the cache cannot be loaded now, that read tries again.
    reads.load().catch(() => undefined);
    try {
      const load = () => Promise.all([import('./memberRuntime.ts'), loadCatalogue()]);
      const [{ memberRuntime }] = await loadWithRetry(load, clock);
      await services.i18n.ensure(memberRuntime.messages);
      store.run('session', memberRuntime.sessionSaga(services, login));
      memberRuntime.watchPlaySession(services, store.store);
    } catch (error) {
      hasBegun = false;
      logger.warn('session.unavailable', { error: String(error) });
      // The login dialog cannot be closed by the player after a login.
      if (login) store.store.dispatch(dialogActions.allClosed());
      const text = services.i18n.t(shellMessages, 'page.failedHint');
      store.store.dispatch(toastActions.shown({ kind: 'error', text }));
    }
  };
  session.subscribe((event) => {
    if (event.type === 'loggedIn') void begin(event);
  });
  return session.getState().isLoggedIn ? begin() : Promise.resolve();
}
