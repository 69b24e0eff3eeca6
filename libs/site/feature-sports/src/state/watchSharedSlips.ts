import {
  isOnSlip,
  findQuote,
  slipActions,
  slipRejection,
  type Slip,
  type SlipRejection,
} from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import {
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

/** Several picks of a shared slip need a slip that holds several. */
function* widen({ mode, picks }: SharedSlip) {
  const slip = yield* select(selectSlip);
  if (picks.length > 1 && slip.mode === 'single')
    yield* put(slipActions.modeChanged(mode === 'single' ? 'multiple' : mode));
}

/** Picks one after the other, at the price of now where the board knows it. */
function* pickAll({ board }: Services, { picks }: SharedSlip) {
  let added = 0;
  for (const { pick, quote } of picks) {
    const slip = yield* select(selectSlip);
    if (isOnSlip(slip, pick.id)) continue;
    const action = slipActions.selectionToggled({ pick, quote: findQuote(board, pick.id) ?? quote });
    const rejection: SlipRejection | undefined = slipRejection(slip, action);
    if (rejection) return { added, rejection };
    yield* put(action);
    added += 1;
  }
  return { added };
}

/**
 * Takes over a slip that somebody has shared: what is on the player's own stays, what has moved since is shown as moved
 * (SLP-10), and a full slip or one being ordered says so.
 */
export function* watchSharedSlips(services: Services) {
  const showToast = (kind: 'info' | 'success', key: 'slip.full' | 'slip.orderConfirming') =>
    put(toastActions.shown({ kind, text: services.i18n.t(sportsMessages, key) }));
  yield* takeEvery(
    slipShareActions.addRequested.type,
    function* applySharedSlip({ payload }: { payload: SharedSlip; type: string }) {
      if ((yield* select(selectSlip)).isConfirming) return void (yield* showToast('info', 'slip.orderConfirming'));
      if ((yield* select(selectPlacement)).bets.length > 0) yield* put(placementActions.resultDismissed());
      yield* widen(payload);
      const { added, rejection } = yield* pickAll(services, payload);
      if (rejection) yield* showToast('info', rejection === 'slipFull' ? 'slip.full' : 'slip.orderConfirming');
      if (added > 0) {
        const text = services.i18n.t(sportsMessages, 'slip.shared', { count: added });
        yield* put(toastActions.shown({ kind: 'success', text }));
      }
      yield* put(deskActions.dockTabChosen('slip'));
      yield* put(deskActions.dockOpened());
    },
  );
}
