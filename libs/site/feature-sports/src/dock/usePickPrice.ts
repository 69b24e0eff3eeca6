import {
  isOnSlip,
  findSelectionInput,
  findQuote,
  slipActions,
  slipRejection,
  type Slip,
  type SlipAction,
} from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { toastActions, useServices, type RootState, type Services } from '@pavilion/site-contract';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Store } from 'redux';
import { markPicked } from '../board/usePickMarks.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { toReplacementNotice } from '../state/toReplacementNotice.ts';
import { selectSlipNotice, slipNoticeActions, type SlipNotice } from '../state/slipNoteSlice.ts';
import { selectDesk, selectPlacement } from '../state/sportsState.ts';
import { scheduleAfterPaint } from './scheduleAfterPaint.ts';

/** What a click on a price does to the slip; nothing for a price that is suspended and not held (SPT-08). */
function toToggleAction(slip: Slip, board: Services['board'], priceId: string): SlipAction | undefined {
  const held = slip.selections.find(({ id }) => id === priceId);
  if (held) return slipActions.selectionToggled({ pick: held, quote: held.latest });
  const [pick, quote] = [findSelectionInput(board, priceId), findQuote(board, priceId)];
  return pick && quote && slipActions.selectionToggled({ pick, quote });
}

/** What the slip has to say about a pick that pushed others out. */
const toSlipNotice = (before: Slip, after: Slip, action: SlipAction): SlipNotice | undefined =>
  action.type === 'slip/selectionToggled' ? toReplacementNotice(before, after, action.payload.pick) : undefined;

/** A change of the slip by a press on a price. */
interface PickChange {
  readonly before: Slip;
  readonly action: SlipAction;
  readonly priceId: string;
}

/** What else a pick does: says what it pushed out, shows the slip. */
function showPick(store: Store<RootState>, { before, action, priceId }: PickChange): void {
  const { slip } = store.getState();
  const note = toSlipNotice(before, slip, action);
  if (note) store.dispatch(slipNoticeActions.said(note));
  else if (selectSlipNotice(store.getState())) store.dispatch(slipNoticeActions.dismissed());
  if (!isOnSlip(slip, priceId)) return;
  const { dockTab, isDockOpen } = selectDesk(store.getState());
  if (dockTab !== 'slip') store.dispatch(deskActions.dockTabChosen('slip'));
  if (!isDockOpen) store.dispatch(deskActions.dockOpened());
}

/**
 * Picks the price of a cell or takes it away, and says why when the slip refuses (SLP-01, SLP-02, SLP-07).
 *
 * The cell shows its pick in the click's own frame; the slip, with all that hears of it, has its turn when that frame is
 * on the screen, and always before the player's next input. Only what changes something is dispatched: every action passes
 * all selectors and sagas of the page.
 */
export function usePickPrice(): (cell: HTMLElement) => void {
  const { board } = useServices();
  const store = useStore<RootState>();
  const t = useSportsT();
  return useCallback(
    (cell) => {
      const priceId = cell.dataset['price'] ?? '';
      const { slip } = store.getState();
      const action = toToggleAction(slip, board, priceId);
      if (!action) return;
      const rejection = slipRejection(slip, action);
      if (rejection) {
        const text = rejection === 'slipFull' ? t('slip.full') : t('slip.orderConfirming');
        store.dispatch(toastActions.shown({ kind: 'info', text }));
        return;
      }
      markPicked(cell, !isOnSlip(slip, priceId));
      scheduleAfterPaint(() => {
        const before = store.getState().slip;
        if (selectPlacement(store.getState()).bets.length > 0) store.dispatch(placementActions.resultDismissed());
        store.dispatch(action);
        showPick(store, { before, action, priceId });
        // Where the slip refused after all. The cell may be another price's by now.
        if (cell.dataset['price'] === priceId) markPicked(cell, isOnSlip(store.getState().slip, priceId));
      });
    },
    [board, store, t],
  );
}
