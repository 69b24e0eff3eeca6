import {
  isOnSlip,
  pickOf,
  quoteOf,
  slipActions,
  slipRejection,
  type Slip,
  type SlipAction,
} from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { toastActions, useServices, type RootState, type Services } from '@pavilion/site-contract';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { noteOfPick } from '../state/noteOfPick.ts';
import { selectSlipNote, slipNoteActions, type SlipNote } from '../state/slipNoteSlice.ts';
import { selectDesk, selectPlacement } from '../state/sportsState.ts';

/** What a click on a price does to the slip; nothing for a price that is suspended and not held (SPT-08). */
function toggleOf(slip: Slip, board: Services['board'], priceId: string): SlipAction | undefined {
  const held = slip.selections.find(({ id }) => id === priceId);
  if (held) return slipActions.selectionToggled({ pick: held, quote: held.latest });
  const [pick, quote] = [pickOf(board, priceId), quoteOf(board, priceId)];
  return pick && quote && slipActions.selectionToggled({ pick, quote });
}

/** What the slip has to say about a pick that pushed others out. */
const noteOf = (before: Slip, after: Slip, action: SlipAction): SlipNote | undefined =>
  action.type === 'slip/selectionToggled' ? noteOfPick(before, after, action.payload.pick) : undefined;

/**
 * Picks a price or takes it away, and says why when the slip refuses (SLP-01, SLP-02, SLP-07).
 *
 * Only what changes something is dispatched: every action passes all selectors and sagas of the page before the frame.
 */
export function usePickPrice(): (priceId: string) => void {
  const { board } = useServices();
  const store = useStore<RootState>();
  const t = useSportsT();
  return useCallback(
    (priceId) => {
      const { slip } = store.getState();
      const action = toggleOf(slip, board, priceId);
      if (!action) return;
      const rejection = slipRejection(slip, action);
      if (rejection) {
        const text = rejection === 'slipFull' ? t('slip.full') : t('slip.orderConfirming');
        store.dispatch(toastActions.shown({ kind: 'info', text }));
        return;
      }
      if (selectPlacement(store.getState()).bets.length > 0) store.dispatch(placementActions.resultDismissed());
      store.dispatch(action);
      const note = noteOf(slip, store.getState().slip, action);
      if (note) store.dispatch(slipNoteActions.said(note));
      else if (selectSlipNote(store.getState())) store.dispatch(slipNoteActions.dismissed());
      if (!isOnSlip(store.getState().slip, priceId)) return;
      const { dockTab, isDockOpen } = selectDesk(store.getState());
      if (dockTab !== 'slip') store.dispatch(deskActions.dockTabChosen('slip'));
      if (!isDockOpen) store.dispatch(deskActions.dockOpened());
    },
    [board, store, t],
  );
}
