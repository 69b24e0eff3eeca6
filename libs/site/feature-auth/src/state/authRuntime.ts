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
import { announceFlows } from './announceFlows.ts';
import { followDialogs } from './followDialogs.ts';

/** The auth flows, wired to the site: their slices, their sagas, and what the rest of the site tells them. */
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
    fork(announceFlows, services),
    takeEvery(sessionActions.loggedOut, resetLogin),
    takeEvery(sessionActions.loggedIn, cancelOtherFlows),
  ]);
}

function* resetLogin(): Generator {
  yield put(loginActions.sessionEnded());
}

/** Another tab logged in, or this one did: what stood open beside it has nothing left to do (STO-03). */
function* cancelOtherFlows(): Generator {
  yield put(authActions.loggedInElsewhere());
}
