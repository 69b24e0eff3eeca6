import { selectIsMember, toastActions, useLoginGate, useServices, useT, type RootState } from '@pavilion/site-contract';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { homeMessages } from '../messages/homeMessages.ts';

const VENUE = '/game/sport/crty';

/**
 * Puts a price on the slip and leads to the venue; a guest is asked to log in first and keeps the pick (DLG-01).
 *
 * The slip comes with the sports feature, fetched on the first press. A guest who presses the same price again is asked
 * again and the pick stays: on home there is no slip to see it leave.
 */
export function usePick(): (priceId: string) => void {
  const services = useServices();
  const store = useStore<RootState>();
  const mayGoOn = useLoginGate();
  const t = useT(homeMessages);
  return useCallback(
    (priceId) => {
      const pick = async () => {
        const [{ pickPrice }] = await Promise.all([import('./pickPrice.ts'), services.prepare('sports')]);
        if (!pickPrice(services, store, priceId)) return;
        if (selectIsMember(store.getState())) services.navigate(VENUE);
        else mayGoOn(VENUE);
      };
      pick().catch(() => store.dispatch(toastActions.shown({ kind: 'error', text: t('hot.pickFailed') })));
    },
    [services, store, mayGoOn, t],
  );
}
