import { placementActions } from '@pavilion/domain-sports/placement';
import { toastActions, type Services } from '@pavilion/site-contract';
import { walletActions } from '@pavilion/wallet';
import { put, select, takeEvery } from 'typed-redux-saga';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { selectIsReceiptShown } from './slipNoteSlice.ts';

/**
 * Bets that moved money, or were refused for want of it: the balance is read again (GRD-04). A player who looks at the slip
 * has the receipt; whoever is elsewhere is told.
 */
export function* followBets({ i18n }: Services) {
  const { betAccepted, betPending, betRejected } = placementActions;
  yield* takeEvery([betAccepted.type, betPending.type, betRejected.type], function* refresh() {
    yield* put(walletActions.balanceRequested());
  });
  yield* takeEvery(betAccepted.type, function* tell() {
    if (!(yield* select(selectIsReceiptShown)))
      yield* put(toastActions.shown({ kind: 'success', text: i18n.t(sportsMessages, 'slip.accepted') }));
  });
}
