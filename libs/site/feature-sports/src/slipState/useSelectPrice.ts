import {
  isOnSlip,
  findSelectionInput,
  findQuote,
  slipActions,
  findSlipRejection,
  type Slip,
  type SlipAction,
} from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { dialogActions, toastActions, useServices, type RootState, type Services } from '@pavilion/site-contract';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Store } from 'redux';
import { markSelected } from '../cells/cellElement.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { toReplacementNotice } from '../state/toReplacementNotice.ts';
import { selectSlipNotice, slipNoticeActions, type SlipNotice } from '../state/slipNoticeSlice.ts';
import { selectDesk, selectPlacement } from '../state/sportsState.ts';
import { scheduleAfterPaint } from '../parts/scheduleAfterPaint.ts';

/** Returns the slip action of a click on a price; `undefined` for a suspended price that is not on the slip (SPT-08). */
function toToggleAction(slip: Slip, board: Services['board'], priceId: string): SlipAction | undefined {
  const held = slip.selections.find(({ id }) => id === priceId);
  if (held) return slipActions.selectionToggled({ pick: held, quote: held.latest });
  const [pick, quote] = [findSelectionInput(board, priceId), findQuote(board, priceId)];
  return pick && quote && slipActions.selectionToggled({ pick, quote });
}

/** Returns the notice for selections that were replaced. */
const toSlipNotice = (before: Slip, after: Slip, action: SlipAction): SlipNotice | undefined =>
  action.type === 'slip/selectionToggled' ? toReplacementNotice(before, after, action.payload.pick) : undefined;

/** Slip change by a click on a price. */
interface SlipChange {
  readonly before: Slip;
  readonly action: SlipAction;
  readonly priceId: string;
}

/** Shows the notice of replaced selections and opens the slip. */
function showSlipChange(store: Store<RootState>, { before, action, priceId }: SlipChange): void {
  const { slip } = store.getState();
  const notice = toSlipNotice(before, slip, action);
  if (notice) store.dispatch(slipNoticeActions.shown(notice));
  else if (selectSlipNotice(store.getState())) store.dispatch(slipNoticeActions.dismissed());
  if (!isOnSlip(slip, priceId)) return;
  // The chat lies over the body of the dock.
  if (store.getState().ui.dialogs.some(({ kind }) => kind === 'chat')) store.dispatch(dialogActions.closed('chat'));
  const { dockTab, isDockOpen } = selectDesk(store.getState());
  if (dockTab !== 'slip') store.dispatch(deskActions.dockTabChosen('slip'));
  if (!isDockOpen) store.dispatch(deskActions.dockOpened());
}

/**
 * Returns a function that adds or removes the price of a cell and shows a toast if the slip rejects it (SLP-01, SLP-02,
 * SLP-07).
 *
 * The cell is marked in the frame of the click. The slip changes after that frame is painted, but always before the
 * player's next input. Only effective changes are dispatched, because every action runs all selectors and sagas.
 */
export function useSelectPrice(): (cell: HTMLElement) => void {
  const { board } = useServices();
  const store = useStore<RootState>();
  const t = useSportsT();
  return useCallback(
    (cell) => {
      const priceId = cell.dataset['price'] ?? '';
      const { slip } = store.getState();
      const action = toToggleAction(slip, board, priceId);
      if (!action) return;
      const rejection = findSlipRejection(slip, action);
      if (rejection) {
        const text = rejection === 'slipFull' ? t('slip.full') : t('slip.orderConfirming');
        store.dispatch(toastActions.shown({ kind: 'info', text }));
        return;
      }
      markSelected(cell, !isOnSlip(slip, priceId));
      scheduleAfterPaint(() => {
        const before = store.getState().slip;
        if (selectPlacement(store.getState()).bets.length > 0) store.dispatch(placementActions.resultDismissed());
        store.dispatch(action);
        showSlipChange(store, { before, action, priceId });
        // Corrects the mark if the slip rejected the selection. The cell may show another price by then.
        if (cell.dataset['price'] === priceId) markSelected(cell, isOnSlip(store.getState().slip, priceId));
      });
    },
    [board, store, t],
  );
}
