import {
  isOnSlip,
  findQuote,
  slipActions,
  findSlipRejection,
  type Slip,
  type SlipRejection,
} from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import {
  dialogActions,
  slipShareActions,
  toastActions,
  type RootState,
  type Services,
  type SharedSlip,
} from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { deskActions } from './deskSlice.ts';
import { selectPlacement } from './sportsState.ts';

const selectSlip = (state: RootState): Slip => state.slip;

/** Changes single mode to a mode with several selections if the shared slip has several. */
function* switchToMultiple({ mode, picks }: SharedSlip) {
  const slip = yield* select(selectSlip);
  if (picks.length > 1 && slip.mode === 'single')
    yield* put(slipActions.modeChanged(mode === 'single' ? 'multiple' : mode));
}

/** Adds the selections in order, at the current price of the board store or the shared one. */
function* addSelections({ board }: Services, { picks }: SharedSlip) {
  let added = 0;
  for (const { pick, quote } of picks) {
    const slip = yield* select(selectSlip);
    if (isOnSlip(slip, pick.id)) continue;
    const action = slipActions.selectionToggled({ pick, quote: findQuote(board, pick.id) ?? quote });
    const rejection: SlipRejection | undefined = findSlipRejection(slip, action);
    if (rejection) return { added, rejection };
    yield* put(action);
    added += 1;
  }
  return { added };
}

/**
 * Adds the selections of a shared slip to the player's slip. Existing selections are kept, and a changed price shows as
 * a change (SLP-10). A toast reports a full slip or an order in progress.
 */
export function* watchSharedSlips(services: Services) {
  const showToast = (kind: 'info' | 'success', key: 'slip.full' | 'slip.orderConfirming') =>
    put(toastActions.shown({ kind, text: services.i18n.t(sportsMessages, key) }));
  yield* takeEvery(
    slipShareActions.addRequested.type,
    function* applySharedSlip({ payload }: { payload: SharedSlip; type: string }) {
      if ((yield* select(selectSlip)).isConfirming) return void (yield* showToast('info', 'slip.orderConfirming'));
      if ((yield* select(selectPlacement)).bets.length > 0) yield* put(placementActions.resultDismissed());
      yield* switchToMultiple(payload);
      const { added, rejection } = yield* addSelections(services, payload);
      if (rejection) yield* showToast('info', rejection === 'slipFull' ? 'slip.full' : 'slip.orderConfirming');
      if (added > 0) {
        const text = services.i18n.t(sportsMessages, 'slip.shared', { count: added });
        yield* put(toastActions.shown({ kind: 'success', text }));
      }
      // The chat lies over the body of the dock.
      yield* put(dialogActions.closed('chat'));
      yield* put(deskActions.dockTabChosen('slip'));
      yield* put(deskActions.dockOpened());
    },
  );
}
