import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isCallError, isSessionEndedError, type ResponseOf } from '@pavilion/api-client';
import { sessionActions, selectIsMember, type RootState, type Services } from '@pavilion/site-contract';
import { readsChanged } from '@pavilion/site-data';
import { navigated } from '../navigation/navigated.ts';
import {
  actionChannel,
  all,
  call,
  cancelled,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
} from 'redux-saga/effects';
import { buffers, type Channel } from 'redux-saga';

/** Requests the member's current data. */
export const memberRequested = createAction('session/memberRequested');

/** Result of the guard, for the session saga, which cannot distinguish a failed guard from a logout. */
export interface GuardStatus {
  hasFailed: boolean;
}

type Member = ResponseOf<'user.memberInfo'>;

/**
 * Creates the saga that fetches the member on every navigation (GRD-02), and reports balance and unread count as changed
 * (GRD-04).
 *
 * Requests are coalesced: any number of navigations during a call cause one more call after it, so 50 clicks in 2 s cause
 * only a few calls (F-RTE-15). A failure ends the session once; the event of the session then redirects to home. A call that
 * was not sent, because the client is offline or the platform is busy, is no failure.
 */
export function createMemberSaga(services: Services, guardStatus: GuardStatus) {
  return function* memberSaga(): Generator {
    const requests = (yield actionChannel(memberRequested, buffers.sliding(1))) as Channel<UnknownAction>;
    yield all([takeEvery(navigated, handleNavigation), fork(handleRefreshRequests, requests, services, guardStatus)]);
  };
}

function* handleNavigation(): Generator {
  if (!((yield select(selectIsMember)) as boolean)) return;
  yield put(memberRequested());
  yield put(readsChanged({ tags: ['balance', 'letters'] }));
}

function* handleRefreshRequests(
  requests: Channel<UnknownAction>,
  services: Services,
  guardStatus: GuardStatus,
): Generator {
  for (;;) {
    yield take(requests);
    const userId = (yield select((state: RootState) => state.session.userId)) as string | undefined;
    if (userId === undefined) continue;
    const { result } = (yield race({ result: call(fetchMember, services), left: take(sessionActions.loggedOut) })) as {
      readonly result?: 'loaded' | 'failed' | 'notSent' | 'ended';
    };
    if (result === 'failed') logoutOnGuardFailure(services, guardStatus, userId);
    if (result === 'notSent') yield fork(retryRefresh);
  }
}

/** Requests the member again after 5 s, unless another request comes first or the member logs out. */
function* retryRefresh(): Generator {
  const { hasWaited } = (yield race({
    hasWaited: delay(5_000),
    requested: take(memberRequested),
    left: take(sessionActions.loggedOut),
  })) as { readonly hasWaited?: true };
  if (hasWaited) yield put(memberRequested());
}

/** Must run outside the race above: ending the session cancels that race, and a saga cannot cancel itself. */
function logoutOnGuardFailure({ session }: Services, guardStatus: GuardStatus, userId: string): void {
  if (session.getState().userId !== userId) return;
  guardStatus.hasFailed = true;
  session.logout();
}

function* fetchMember({ api }: Services): Generator {
  const abort = new AbortController();
  try {
    const member = (yield call(api.call, 'user.memberInfo', {}, { signal: abort.signal })) as Member;
    yield put(sessionActions.memberLoaded(member));
    return 'loaded';
  } catch (error) {
    if (isSessionEndedError(error)) return 'ended';
    return hasReachedServer(error) ? 'failed' : 'notSent';
  } finally {
    if ((yield cancelled()) as boolean) abort.abort();
  }
}

/** Whether the call was sent. A call that was not sent (offline, or held back for a busy platform) proves nothing about the session. */
const hasReachedServer = (error: unknown) => !isCallError(error) || error.kind !== 'transport' || error.attempts > 0;
