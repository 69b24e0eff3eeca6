import { restoreSlip, serialiseSlip, slipActions, type Slip, type SlipAction } from '@pavilion/domain-sports';
import { type RootState, type Services } from '@pavilion/site-contract';
import { eventChannel } from 'redux-saga';
import { delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

const KEY = 'sports.slip';
const SAVE_MS = 300;
const ORDER_ENDED: SlipAction['type'] = 'slip/confirmingEnded';

/** Brings the slip of the last visit back, unless the player has already picked on this one. */
export function* restoreKeptSlip({ store }: Services) {
  const { selections } = yield* select((state: RootState): Slip => state.slip);
  const kept = restoreSlip(store.get(KEY));
  if (selections.length === 0 && kept.selections.length > 0) yield* put(slipActions.slipRestored(kept));
}

/** Tells that the page is hidden or left: it may not come back. */
const leavings = () =>
  eventChannel<true>((emit) => {
    const leave = () => emit(true);
    const hide = () => document.hidden && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  });

function* write({ store }: Services) {
  const slip = yield* select((state: RootState): Slip => state.slip);
  if (slip.selections.length > 0) store.set(KEY, serialiseSlip(slip));
  else store.remove(KEY);
}

/**
 * Keeps the slip through a reload: a moment after each change of it, so that typing writes once, and at once when the page
 * is left. When an order has ended at once, too: a reload must not find on the slip what was placed (F-BET-05).
 */
export function* keepSlip(services: Services) {
  yield* takeEvery(leavings(), write, services);
  yield* takeLatest(
    ({ type }: { readonly type: string }) => type.startsWith('slip/'),
    function* save({ type }) {
      if (type !== ORDER_ENDED) yield* delay(SAVE_MS);
      yield* write(services);
    },
  );
}
