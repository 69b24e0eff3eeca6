import {
  changeSlip,
  emptySlip,
  isOnSlip,
  restoreSlip,
  serialiseSlip,
  slipActions,
  type Selection,
  type Slip,
  type SlipAction,
} from '@pavilion/domain-sports';
import { sessionActions, toastActions, type RootState, type Services } from '@pavilion/site-contract';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { slipNoticeActions, type SlipNotice } from './slipNoticeSlice.ts';
import { toReplacementNotice } from './toReplacementNotice.ts';

const SAVE_MS = 300;
const ORDER_ENDED: SlipAction['type'] = 'slip/confirmingEnded';

const selectSlip = (state: RootState): Slip => state.slip;

/** Key of the stored slip of a member or, without an id, of a guest. */
const getSlipKey = (userId: string): string => (userId ? `sports.slip.${userId}` : 'sports.slip');

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

function* saveSlip({ store }: Services, userId: string) {
  const slip = yield* select(selectSlip);
  if (slip.selections.length > 0) store.set(getSlipKey(userId), serialiseSlip(slip));
  else store.remove(getSlipKey(userId));
}

/** A stored slip with the selections of a guest. */
interface MergedSlip {
  readonly slip: Slip;
  readonly notices: readonly SlipNotice[];
  /** Whether the limit of the slip left out some of the selections. */
  readonly isFull: boolean;
}

/** Adds the selections of a guest to a stored slip by the rules of its mode. */
function mergeSelections(stored: Slip, added: readonly Selection[]): MergedSlip {
  let slip = stored;
  const notices: SlipNotice[] = [];
  for (const pick of added) {
    const { slip: next, rejection } = changeSlip(slip, slipActions.selectionToggled({ pick, quote: pick.agreed }));
    if (rejection) return { slip, notices, isFull: true };
    const notice = toReplacementNotice(slip, next, pick);
    if (notice) notices.push(notice);
    slip = next;
  }
  return { slip, notices, isFull: false };
}

/**
 * Restores a stored slip with the selections of a guest. The notice and the toast are those of a selected price.
 *
 * It is one change, because a pending bet of the member locks the slip right after it.
 */
function* restoreMerged({ i18n }: Services, stored: Slip, added: readonly Selection[]) {
  const { slip, notices, isFull } = mergeSelections(stored, added);
  yield* put(slipActions.slipRestored(slip));
  if (added.length === 0) return;
  yield* put(slipNoticeActions.modeChosen({ mode: slip.mode, held: stored.selections.length + added.length }));
  for (const notice of notices) yield* put(slipNoticeActions.shown(notice));
  if (isFull) yield* put(toastActions.shown({ kind: 'info', text: i18n.t(sportsMessages, 'slip.full') }));
}

/** Restores the stored slip of the player. Selections made as a guest, on this page or an earlier one, become the member's. */
function* startSlip(services: Services, userId: string) {
  const { store } = services;
  const { selections } = yield* select(selectSlip);
  const own = restoreSlip(store.get(getSlipKey(userId)));
  const stored = own.selections.length > 0 ? own : restoreSlip(store.get(getSlipKey('')));
  if (stored.selections.length > 0 && (selections.length === 0 || stored === own)) {
    const added = selections.filter(({ id }) => !isOnSlip(stored, id));
    yield* call(restoreMerged, services, stored, added);
  }
  if (!userId) return;
  yield* call(saveSlip, services, userId);
  store.remove(getSlipKey(''));
}

/**
 * Stores the slip 300 ms after a change, or when the page is left within that time. The end of an order is stored at
 * once: a reload must not restore selections that were placed (F-BET-05).
 *
 * Leaving the page without a change writes nothing, because another tab may have changed the stored slip.
 */
function* saveChanges(services: Services, userId: string, leaveChannel: EventChannel<true>) {
  yield* takeLatest(
    ({ type }: { readonly type: string }) => type.startsWith('slip/'),
    function* save({ type }) {
      if (type !== ORDER_ENDED) yield* race({ waited: delay(SAVE_MS), left: take(leaveChannel) });
      yield* call(saveSlip, services, userId);
    },
  );
}

/** Waits until another player uses the page, and returns the id; empty for a guest. */
function* takeNextPlayer({ session }: Services, userId: string) {
  for (;;) {
    yield* take([sessionActions.loggedIn.type, sessionActions.loggedOut.type]);
    const next = session.getState().userId ?? '';
    if (next !== userId) return next;
  }
}

/**
 * Restores and stores the slip of each player who uses the page. A guest's slip is kept through the login. A member's slip
 * is stored for that member and hidden at the logout, so that the next player does not see it (F-WAL-22).
 */
export function* persistSlip(services: Services) {
  const leaveChannel = yield* call(createLeaveChannel);
  let userId = services.session.getState().userId ?? '';
  for (;;) {
    yield* call(startSlip, services, userId);
    const saving = yield* fork(saveChanges, services, userId, leaveChannel);
    const next = yield* call(takeNextPlayer, services, userId);
    yield* cancel(saving);
    if (userId) {
      yield* call(saveSlip, services, userId);
      // A slip with an order in progress refuses every other change.
      yield* put(slipActions.confirmingEnded({ placedIds: [] }));
      yield* put(slipActions.slipRestored(emptySlip));
    }
    userId = next;
  }
}
