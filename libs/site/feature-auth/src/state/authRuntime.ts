import { createLoginSaga, loginActions, loginReducer, type LoginPorts } from '@pavilion/auth-flows';
import { errorRowOf } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import {
  dialogActions,
  errorMessages,
  sessionActions,
  type FeatureRuntime,
  type Services,
} from '@pavilion/site-contract';
import { all, fork, put, takeEvery } from 'redux-saga/effects';
import { authMessages } from '../messages/authMessages.ts';
import { refusalText } from '../login/refusalText.ts';

/** The login flow, wired to the site: its slice, its saga, and what the rest of the site tells it. */
export const authRuntime: FeatureRuntime = {
  reducers: { login: loginReducer },
  saga: authSaga,
};

function* authSaga(services: Services): Generator {
  yield all([
    fork(createLoginSaga(loginPorts(services))),
    takeEvery(sessionActions.loggedOut, endLogin),
    takeEvery(loginActions.loginRefused, showSuspension, services),
  ]);
}

/** Member, balance and unread count are the shell's: it reads them on every login, this way or another (AUT-04). */
function loginPorts({ api, session, clock, logger }: Services): LoginPorts {
  return {
    login: (request, signal) => api.call('user.login', request, { signal }),
    hashPassword: md5Hex,
    session: { store: session.login },
    clock,
    announce: () => undefined,
    report: (error) => logger.warn('login.unexpected', { error: error instanceof Error ? error.message : 'unknown' }),
  };
}

function* endLogin(): Generator {
  yield put(loginActions.sessionEnded());
}

/** 6501 comes with a popup of its own, 6502 does not (F-AUTH-24). */
function* showSuspension({ i18n }: Services, { payload }: ReturnType<typeof loginActions.loginRefused>): Generator {
  if (payload.code === undefined || errorRowOf(payload.code).reaction !== 'popup') return;
  const t = i18n.translator(authMessages);
  yield put(
    dialogActions.opened({
      kind: 'tips',
      title: t('refusal.suspended'),
      text: refusalText(payload, i18n.translator(errorMessages)),
      ok: t('refusal.suspendedOk'),
    }),
  );
}
