import { dialogActions, selectIsMember, type Services } from '@pavilion/site-contract';
import type { SiteStore } from '../store/createSiteStore.ts';
import { readLink } from './readLink.ts';

const REGISTER_AFTER_MS = 500;

/**
 * Stores the invite codes of the link, and opens the registration for a guest if the link requests it (NAV-10).
 *
 * @param isVisitorKnown resolves when the state contains a stored session. On a slow device that takes longer than 0.5 s
 */
export function openFromLink(
  { session, clock }: Pick<Services, 'session' | 'clock'>,
  { store }: Pick<SiteStore, 'store'>,
  isVisitorKnown: Promise<void>,
): void {
  const { requestsRegistration } = readLink(window.location.search, session);
  if (!requestsRegistration) return;
  clock.after(REGISTER_AFTER_MS, () => {
    void isVisitorKnown.then(() => {
      if (!selectIsMember(store.getState())) store.dispatch(dialogActions.opened({ kind: 'register' }));
    });
  });
}
