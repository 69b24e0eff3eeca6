import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import { combineReducers } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { all, fork } from 'typed-redux-saga';
import type { CaptchaPorts } from '../captcha/captchaPorts.ts';
import { captchaReducer, type captchaActions, type CaptchaSlice } from '../captcha/captchaSlice.ts';
import { createCaptchaSaga } from '../captcha/createCaptchaSaga.ts';
import { createNewDeviceSaga } from '../newDevice/createNewDeviceSaga.ts';
import type { NewDevicePorts } from '../newDevice/newDevicePorts.ts';
import { newDeviceReducer, type newDeviceActions, type NewDeviceSlice } from '../newDevice/newDeviceSlice.ts';
import { createCountdownSaga } from '../sendCode/sendCode.ts';
import { sendCodeReducer, type sendCodeActions, type SendCodeSlice } from '../sendCode/sendCodeSlice.ts';
import type { authActions } from '../events/authActions.ts';
import { createLoginSaga } from '../login/createLoginSaga.ts';
import type { LoginPorts } from '../login/loginPorts.ts';
import { type loginActions, type LoginSlice, loginReducer } from '../login/loginSlice.ts';

/** Ports of a login with captcha, new-device check and countdown. */
export type LoginControllerPorts = LoginPorts & CaptchaPorts & NewDevicePorts;

/** Slices of a login, as a Redux host mounts them. */
export type LoginControllerState = LoginSlice & CaptchaSlice & NewDeviceSlice & SendCodeSlice;

/** Actions of a login. */
export type LoginControllerAction = ActionOf<
  typeof loginActions | typeof captchaActions | typeof newDeviceActions | typeof sendCodeActions | typeof authActions
>;

/** Reducers of a login by their mount names. */
export const loginReducers = {
  login: loginReducer,
  captcha: captchaReducer,
  newDevice: newDeviceReducer,
  sendCode: sendCodeReducer,
};

/** Creates the sagas of a login, in the order in which they must receive an action. */
export const loginSagas = (ports: LoginControllerPorts): readonly Saga<[]>[] => [
  createCaptchaSaga(ports),
  createCountdownSaga(ports),
  createNewDeviceSaga(ports),
  createLoginSaga(ports),
];

/** Creates a controller of a login, for hosts without Redux (AUT-09): `send(loginActions.loginRequested(…))`. */
export function createLoginController(
  ports: LoginControllerPorts,
): Controller<LoginControllerState, LoginControllerAction> {
  return createController(
    combineReducers(loginReducers),
    function* loginFlow() {
      yield* all(loginSagas(ports).map((saga) => fork(saga)));
    },
    ports.report,
  );
}
