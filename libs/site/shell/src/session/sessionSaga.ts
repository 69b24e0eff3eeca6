import { createLogoutSaga, createReturnTo, logoutRequested, type SessionToRevoke } from '@pavilion/auth-flows';
import type { ResponseOf, SessionEvent } from '@pavilion/api-client';
import {
  dialogActions,
  sessionActions,
  toastActions,
  type LogoutReason,
  type RootState,
  type Services,
} from '@pavilion/site-contract';
import { readsChanged } from '@pavilion/site-data';
import { eventChannel, type EventChannel } from 'redux-saga';
import { all, call, fork, put, select, take, takeEvery } from 'redux-saga/effects';
import { memberMessages } from '../messages/memberMessages.ts';
import { createMemberSaga, memberRequested, type GuardStatus } from './memberSaga.ts';
import { reloadAfterCacheRestore } from './reloadAfterCacheRestore.ts';
import { shareChanges } from './shareChanges.ts';

export interface SessionSagaPorts extends Services {
  /** Revokes a session on the server. It receives the ended session, because the stored one has been removed. */
  readonly revokeSession: (session: SessionToRevoke) => Promise<unknown>;
}

const texts = {
  player: 'session.loggedOut',
  expired: 'session.expired',
  guard: 'session.expired',
  otherTab: 'session.otherTab',
} as const satisfies Record<LogoutReason, string>;

/**
 * Creates the saga that handles login, logout, expiry and changes of the session in other tabs (ERR-02, STO-03, §4).
 *
 * The session (`@pavilion/api-client`) is outside Redux; only this saga handles its events.
 *
 * @param login login that caused the load of this saga; absent for a stored session
 */
export function createSessionSaga(services: SessionSagaPorts, login?: SessionEvent) {
  let pendingLogin = login;
  return function* sessionSaga(): Generator {
    const guardStatus: GuardStatus = { hasFailed: false };
    const events = (yield call(createSessionEventChannel, services)) as EventChannel<SessionEvent>;
    yield all([
      fork(createMemberSaga(services, guardStatus)),
      fork(createLogoutSaga(createLogoutPorts(services))),
      fork(reloadAfterCacheRestore),
      fork(shareChanges),
      takeEvery(sessionActions.logoutRequested, requestLogout),
    ]);
    const first = pendingLogin;
    pendingLogin = undefined;
    if (first) yield call(handleLogin, services, first);
    else yield call(resumeSession, services);
    for (;;) {
      const event = (yield take(events)) as SessionEvent;
      yield event.type === 'loggedIn'
        ? call(handleLogin, services, event)
        : call(handleLogout, services, event, toLogoutReason(event, guardStatus));
    }
  };
}

function* resumeSession({ session }: Services): Generator {
  const { userId } = session.getState();
  if (userId) yield call(startMemberSession, userId);
}

function* requestLogout(): Generator {
  yield put(logoutRequested());
}

function createLogoutPorts({ session, revokeSession }: SessionSagaPorts) {
  return {
    readSession: () => {
      const { userId } = session.getState();
      return userId ? { token: session.token(), userId } : undefined;
    },
    logout: revokeSession,
    clearSession: () => session.logout(),
    announce: () => undefined,
  };
}

function createSessionEventChannel({ session }: Services): EventChannel<SessionEvent> {
  return eventChannel((emit) => session.subscribe(emit));
}

function toLogoutReason({ type, isRemote }: SessionEvent, guardStatus: GuardStatus): LogoutReason {
  const { hasFailed } = guardStatus;
  guardStatus.hasFailed = false;
  if (type === 'expired') return 'expired';
  if (isRemote) return 'otherTab';
  return hasFailed ? 'guard' : 'player';
}

function* startMemberSession(userId: string): Generator {
  yield put(sessionActions.loggedIn({ userId }));
  yield put(memberRequested());
  yield put(readsChanged({ tags: ['balance', 'letters'] }));
}

function* handleLogin(services: Services, { isRemote }: SessionEvent): Generator {
  const { userId } = services.session.getState();
  if (!userId) {
    if (!isRemote) yield call(reportLostLogin, services);
    return;
  }
  yield call(endFormerSession, services, userId);
  yield call(startMemberSession, userId);
  yield put(dialogActions.allClosed());
  yield put(toastActions.dismissed('loginFirst'));
  if (isRemote) return;
  const wanted = createReturnTo(services.session).take();
  yield put(toastActions.shown({ kind: 'success', text: services.i18n.t(memberMessages, 'session.welcome') }));
  if (!services.session.isPersisted())
    yield put(toastActions.shown({ kind: 'info', text: services.i18n.t(memberMessages, 'session.notKept') }));
  if (wanted) services.navigate(wanted);
  yield fork(showForcedLetters, services);
}

/** Closes the login, which the player cannot close, if its session has ended while the code of this saga was loading. */
function* reportLostLogin({ i18n }: Services): Generator {
  yield put(dialogActions.allClosed());
  yield put(toastActions.shown({ kind: 'info', text: i18n.t(memberMessages, 'session.expired') }));
}

/** Ends the session of another member whose logout this tab has missed, because it was suspended (F-WAL-22). */
function* endFormerSession({ navigate }: Services, userId: string): Generator {
  const former = (yield select(({ session }: RootState) => session.userId)) as string | undefined;
  if (former === undefined || former === userId) return;
  yield put(sessionActions.loggedOut({ reason: 'otherTab' }));
  navigate('/', { replace: true });
}

type Member = ResponseOf<'user.memberInfo'>;

/** Shows the unread messages that the operator wants to be read, once after each login. A failure shows none. */
function* showForcedLetters({ api, logger, session }: Services): Generator {
  const { userId } = session.getState();
  try {
    const { forcedLetters: letters = [] } = (yield call(() => api.call('user.memberInfo', { isPop: 1 }))) as Member;
    if (letters.length > 0 && session.getState().userId === userId)
      yield put(dialogActions.opened({ kind: 'letters', letters }));
  } catch (error) {
    logger.warn('session.forcedLettersUnavailable', { error: String(error) });
  }
}

const FORCED_LOGOUT_REASONS: readonly LogoutReason[] = ['expired', 'guard'];

/**
 * Stores the page of a session that expired, so that the next login returns there (F-AUTH-17). On the binding page the
 * target that is already stored is kept (GRD-03).
 */
function storeReturnPath({ session }: Services, reason: LogoutReason): void {
  const returnTo = createReturnTo(session);
  const { pathname, search, hash } = window.location;
  if (!FORCED_LOGOUT_REASONS.includes(reason)) returnTo.forget();
  else if (pathname !== '/mine/auth' || !session.get('originalUrl')) returnTo.remember(pathname + search + hash);
}

/**
 * Ends the session of the page. If it expired here, the login dialog opens with the reason, which is then in no toast. If it
 * ended in another tab, that tab stores the return path and opens the login.
 */
function* handleLogout(services: Services, { isRemote }: SessionEvent, reason: LogoutReason): Generator {
  if (!isRemote) storeReturnPath(services, reason);
  yield put(sessionActions.loggedOut({ reason }));
  yield put(dialogActions.allClosed());
  services.navigate('/', { replace: true });
  const text = services.i18n.t(memberMessages, texts[reason]);
  const opensLogin = reason === 'expired' && !isRemote;
  yield put(
    opensLogin ? dialogActions.opened({ kind: 'login', notice: text }) : toastActions.shown({ kind: 'info', text }),
  );
}
