import { restoreSlip, serialiseSlip, slipActions, type Slip, type SlipAction } from '@pavilion/domain-sports';
import type { RootState, Services } from '@pavilion/site-contract';
import { eventChannel } from 'redux-saga';
import { delay, put, race, select, take, takeLatest } from 'typed-redux-saga';

const KEY = 'sports.slip';
const SAVE_MS = 300;
const ORDER_ENDED: SlipAction['type'] = 'slip/confirmingEnded';

/** Brings the slip of the last visit back, unless the player has already picked on this one. */
export function* restoreStoredSlip({ store }: Services) {
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

/**
 * Keeps the slip through a reload: a moment after each change of it, so that typing writes once, or when the page is left
 * within that moment. When an order has ended at once: a reload must not find on the slip what was placed (F-BET-05).
 *
 * A page left without a change writes nothing, for another tab may have changed what is kept.
 */
export function* persistSlip({ store }: Services) {
  const leaving = leavings();
  yield* takeLatest(
    ({ type }: { readonly type: string }) => type.startsWith('slip/'),
    function* save({ type }) {
      if (type !== ORDER_ENDED) yield* race({ waited: delay(SAVE_MS), left: take(leaving) });
      const slip = yield* select((state: RootState): Slip => state.slip);
      if (slip.selections.length > 0) store.set(KEY, serialiseSlip(slip));
      else store.remove(KEY);
    },
  );
}
