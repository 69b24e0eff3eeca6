import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isCallError, type ResponseOf } from '@pavilion/api-client';
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

/** Asks for fresh facts about the member. */
export const memberRequested = createAction('session/memberRequested');

/** Tells the session's saga why it ended: a failed guard looks like any other logout from outside. */
export interface GuardStatus {
  hasFailed: boolean;
}

type Member = ResponseOf<'user.memberInfo'>;

/**
 * Fetches the member on every navigation (GRD-02), and the balance and the unread count that are shown (GRD-04).
 *
 * Asks are coalesced: while one call is open, any number of navigations make one more after it, so fifty clicks in two
 * seconds cost a handful of calls (F-RTE-15). A failure ends the session once; the session's own event then leads home. A question that was
 * never put, offline or while the platform wants to be left alone, is no failure.
 */
export function createMemberSaga(services: Services, verdict: GuardStatus) {
  return function* memberSaga(): Generator {
    const requests = (yield actionChannel(memberRequested, buffers.sliding(1))) as Channel<UnknownAction>;
    yield all([takeEvery(navigated, onNavigation), fork(handleRefreshRequests, requests, services, verdict)]);
  };
}

function* onNavigation(): Generator {
  if (!((yield select(selectIsMember)) as boolean)) return;
  yield put(memberRequested());
  yield put(readsChanged({ tags: ['balance', 'letters'] }));
}

function* handleRefreshRequests(asks: Channel<UnknownAction>, services: Services, verdict: GuardStatus): Generator {
  for (;;) {
    yield take(asks);
    const userId = (yield select((state: RootState) => state.session.userId)) as string | undefined;
    if (userId === undefined) continue;
    const { answer } = (yield race({ answer: call(refresh, services), left: take(sessionActions.loggedOut) })) as {
      readonly answer?: 'loaded' | 'failed' | 'unasked';
    };
    if (answer === 'failed') logoutOnGuardFailure(services, verdict, userId);
    if (answer === 'unasked') yield fork(retryRefresh);
  }
}

/** Asks once more after five seconds, unless somebody else does before or the member leaves. */
function* retryRefresh(): Generator {
  const { isStillUnasked } = (yield race({
    isStillUnasked: delay(5_000),
    asked: take(memberRequested),
    left: take(sessionActions.loggedOut),
  })) as { readonly isStillUnasked?: true };
  if (isStillUnasked) yield put(memberRequested());
}

/** Stands outside the race above: ending the session cancels that race, and a saga cannot cancel itself. */
function logoutOnGuardFailure({ session }: Services, verdict: GuardStatus, userId: string): void {
  if (session.getState().userId !== userId) return;
  verdict.hasFailed = true;
  session.logout();
}

function* refresh({ api }: Services): Generator {
  const abort = new AbortController();
  try {
    const member = (yield call(api.call, 'user.memberInfo', {}, { signal: abort.signal })) as Member;
    yield put(sessionActions.memberLoaded(member));
    return 'loaded';
  } catch (error) {
    return hasReachedServer(error) ? 'failed' : 'unasked';
  } finally {
    if ((yield cancelled()) as boolean) abort.abort();
  }
}

/** A call that never left (offline, or held back for a busy platform) says nothing about the member. */
const hasReachedServer = (error: unknown) => !isCallError(error) || error.kind !== 'transport' || error.attempts > 0;
