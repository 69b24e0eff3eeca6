import { placementActions } from '@pavilion/domain-sports/placement';
import { toastActions, type Services } from '@pavilion/site-contract';
import { readsChanged } from '@pavilion/site-data';
import { put, select, takeEvery } from 'typed-redux-saga';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { selectIsReceiptShown } from './slipNoticeSlice.ts';

/**
 * Reports decided bets, because the result of an in-play delay or a lost response arrives with a query. A toast
 * announces an accepted bet unless its receipt is visible.
 */
export function* followBets({ i18n }: Services) {
  const { betAccepted, betRejected } = placementActions;
  yield* takeEvery([betAccepted.type, betRejected.type], function* reportChange() {
    yield* put(readsChanged({ tags: ['bets', 'balance'] }));
  });
  yield* takeEvery(betAccepted.type, function* showToast() {
    if (!(yield* select(selectIsReceiptShown)))
      yield* put(toastActions.shown({ kind: 'success', text: i18n.t(sportsMessages, 'slip.accepted') }));
  });
}
