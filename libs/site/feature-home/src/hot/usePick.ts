import { isOnSlip, pickOf, quoteOf, slipActions } from '@pavilion/domain-sports';
import { selectIsMember, useLoginGate, useServices, type RootState } from '@pavilion/site-contract';
import { useCallback } from 'react';
import { useStore } from 'react-redux';

const VENUE = '/game/sport/crty';

/**
 * Puts a price on the slip and leads to the venue; a guest is asked to log in first and keeps the pick (DLG-01).
 *
 * A guest who presses the same price again is asked again, the pick stays: on home there is no slip to see it leave.
 */
export function usePick(): (priceId: string) => void {
  const { board, navigate } = useServices();
  const store = useStore<RootState>();
  const mayGoOn = useLoginGate();
  return useCallback(
    (priceId) => {
      const [pick, quote] = [pickOf(board, priceId), quoteOf(board, priceId)];
      if (!pick || !quote) return;
      if (!isOnSlip(store.getState().slip, priceId)) store.dispatch(slipActions.selectionToggled({ pick, quote }));
      if (selectIsMember(store.getState())) navigate(VENUE);
      else mayGoOn(VENUE);
    },
    [board, navigate, store, mayGoOn],
  );
}
