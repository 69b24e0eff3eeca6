import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import { combineReducers } from '@reduxjs/toolkit';
import { all, fork } from 'typed-redux-saga';
import {
  loginReducers,
  loginSagas,
  type LoginControllerAction,
  type LoginControllerPorts,
  type LoginControllerState,
} from './createLoginController.ts';
import { createRegisterSaga } from '../register/createRegisterSaga.ts';
import type { RegisterPorts } from '../register/registerPorts.ts';
import { registerReducer, type registerActions, type RegisterSlice } from '../register/registerSlice.ts';

/** Creates a controller of registration and the login that follows it, for hosts without Redux. */
export function createRegisterController(
  ports: RegisterPorts & LoginControllerPorts,
): Controller<RegisterSlice & LoginControllerState, LoginControllerAction | ActionOf<typeof registerActions>> {
  return createController(
    combineReducers({ register: registerReducer, ...loginReducers }),
    function* registerFlow() {
      yield* all([...loginSagas(ports), createRegisterSaga(ports)].map((saga) => fork(saga)));
    },
    ports.report,
  );
}
