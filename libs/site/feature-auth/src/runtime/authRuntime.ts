import { md5Hex } from '@pavilion/api-client/md5';
import {
  authActions,
  createForgotSaga,
  createRegisterSaga,
  forgotReducer,
  loginActions,
  loginReducers,
  loginSagas,
  registerReducer,
  type ForgotPorts,
  type LoginControllerPorts,
  type RegisterPorts,
} from '@pavilion/auth-flows';
import { createRememberedLogin } from '@pavilion/auth-flows/browser';
import {
  captchaCalls,
  createCaptchaLookUp,
  deviceCodeCall,
  forgotCalls,
  loginCall,
  registerCall,
} from '@pavilion/auth-flows/wire';
import { sessionActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import { all, fork, put, takeEvery } from 'redux-saga/effects';
import { typedNameReducer } from '../state/typedName.ts';
import { authFeedbackSaga } from './authFeedbackSaga.ts';
import { followDialogs } from './followDialogs.ts';

/** Runtime of the auth flows: their slices, their sagas, and reactions to events of the site. */
export const authRuntime: FeatureRuntime = {
  reducers: { ...loginReducers, register: registerReducer, forgot: forgotReducer, typedName: typedNameReducer },
  saga: authSaga,
};

function* authSaga(services: Services): Generator {
  const ports = createAuthPorts(services);
  const flows = [...loginSagas(ports), createRegisterSaga(ports), createForgotSaga(ports)];
  yield all([
    ...flows.map((flow) => fork(flow)),
    fork(followDialogs),
    fork(authFeedbackSaga, services),
    takeEvery(sessionActions.loggedOut, resetLogin),
    takeEvery(sessionActions.loggedIn, cancelOtherFlows),
  ]);
}

function* resetLogin(): Generator {
  yield put(loginActions.sessionEnded());
}

/** Closes other open flows after a login in this tab or another one (STO-03). */
function* cancelOtherFlows(): Generator {
  yield put(authActions.loggedInElsewhere());
}

type AuthPorts = LoginControllerPorts & RegisterPorts & ForgotPorts;

/**
 * Creates the ports from the site's services. Loads of member, balance and unread count are absent, because the shell
 * performs them on every login (AUT-04).
 */
function createAuthPorts({ api, session, store, clock, logger }: Services): AuthPorts {
  return {
    ...loginCall(api),
    ...captchaCalls(api),
    ...deviceCodeCall(api),
    ...registerCall(api),
    ...forgotCalls(api),
    lookUpCaptcha: createCaptchaLookUp(api),
    hashPassword: md5Hex,
    session: { store: session.login },
    remembered: createRememberedLogin({ store: session }),
    readInvite: () => ({
      domain: window.location.hostname,
      rCode: session.get('rcode') ?? '',
      iCode: session.get('icode') ?? '',
    }),
    clock,
    store,
    announce: () => undefined,
    report: (error) => logger.warn('auth.unexpected', { error: error instanceof Error ? error.message : 'unknown' }),
  };
}
