import {
  authActions,
  createForgotSaga,
  createRegisterSaga,
  forgotReducer,
  loginActions,
  loginReducers,
  loginSagas,
  registerReducer,
} from '@pavilion/auth-flows';
import { sessionActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import { all, fork, put, takeEvery } from 'redux-saga/effects';
import { createAuthPorts } from './authPorts.ts';
import { authFeedbackSaga } from './authFeedbackSaga.ts';
import { followDialogs } from './followDialogs.ts';

/** Runtime of the auth flows: their slices, their sagas, and reactions to events of the site. */
export const authRuntime: FeatureRuntime = {
  reducers: { ...loginReducers, register: registerReducer, forgot: forgotReducer },
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
