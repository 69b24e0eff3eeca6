import {
  dialogActions,
  selectIsMember,
  toastActions,
  useLoginGate,
  useServices,
  useT,
  type RootState,
} from '@pavilion/site-contract';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { homeMessages } from '../messages/homeMessages.ts';

const VENUE = '/game/sport/crty';

/**
 * Returns a function that adds a price to the slip and opens the slip next to the page (DSK-01). A second press removes it.
 * A guest has to log in first; the selection is kept (DLG-01).
 *
 * The slip is part of the sports feature, which is loaded on the first press. A guest who presses the price again gets the
 * login prompt again, and the selection stays, because a guest has no slip on the page.
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
        const isMember = selectIsMember(store.getState());
        if (!pickPrice({ board: services.board, store, isMember }, priceId)) return;
        if (isMember) store.dispatch(dialogActions.opened({ kind: 'slip' }));
        else mayGoOn(VENUE);
      };
      pick().catch(() => store.dispatch(toastActions.shown({ kind: 'error', text: t('hot.pickFailed') })));
    },
    [services, store, mayGoOn, t],
  );
}
