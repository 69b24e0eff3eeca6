import { restoreSlip, serialiseSlip, slipActions, type Slip, type SlipAction } from '@pavilion/domain-sports';
import type { RootState, Services } from '@pavilion/site-contract';
import { eventChannel } from 'redux-saga';
import { delay, put, race, select, take, takeLatest } from 'typed-redux-saga';

const KEY = 'sports.slip';
const SAVE_MS = 300;
const ORDER_ENDED: SlipAction['type'] = 'slip/confirmingEnded';

/** Restores the stored slip unless the slip already has selections. */
export function* restoreStoredSlip({ store }: Services) {
  const { selections } = yield* select((state: RootState): Slip => state.slip);
  const stored = restoreSlip(store.get(KEY));
  if (selections.length === 0 && stored.selections.length > 0) yield* put(slipActions.slipRestored(stored));
}

/** Emits when the page is hidden or left, because it may not resume. */
const createLeaveChannel = () =>
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
 * Stores the slip 300 ms after a change, or when the page is left within that time. The end of an order is stored at
 * once: a reload must not restore selections that were placed (F-BET-05).
 *
 * Leaving the page without a change writes nothing, because another tab may have changed the stored slip.
 */
export function* persistSlip({ store }: Services) {
  const leaveChannel = createLeaveChannel();
  yield* takeLatest(
    ({ type }: { readonly type: string }) => type.startsWith('slip/'),
    function* save({ type }) {
      if (type !== ORDER_ENDED) yield* race({ waited: delay(SAVE_MS), left: take(leaveChannel) });
      const slip = yield* select((state: RootState): Slip => state.slip);
      if (slip.selections.length > 0) store.set(KEY, serialiseSlip(slip));
      else store.remove(KEY);
    },
  );
}
