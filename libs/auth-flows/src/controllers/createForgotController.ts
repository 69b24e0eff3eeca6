import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import { combineReducers } from '@reduxjs/toolkit';
import { all, fork } from 'typed-redux-saga';
import type { CaptchaPorts } from '../captcha/captchaPorts.ts';
import { captchaReducer, type captchaActions, type CaptchaSlice } from '../captcha/captchaSlice.ts';
import { createCaptchaSaga } from '../captcha/createCaptchaSaga.ts';
import { createCountdownSaga } from '../sendCode/sendCode.ts';
import { sendCodeReducer, type sendCodeActions, type SendCodeSlice } from '../sendCode/sendCodeSlice.ts';
import type { authActions } from '../events/authActions.ts';
import { createForgotSaga } from '../forgot/createForgotSaga.ts';
import type { ForgotPorts } from '../forgot/forgotPorts.ts';
import { forgotReducer, type forgotActions, type ForgotSlice } from '../forgot/forgotSlice.ts';

/** Creates a controller of the password reset with its captcha and countdown, for hosts without Redux. */
export function createForgotController(
  ports: ForgotPorts & CaptchaPorts,
): Controller<
  ForgotSlice & CaptchaSlice & SendCodeSlice,
  ActionOf<typeof forgotActions | typeof captchaActions | typeof sendCodeActions | typeof authActions>
> {
  return createController(
    combineReducers({ forgot: forgotReducer, captcha: captchaReducer, sendCode: sendCodeReducer }),
    function* forgotFlow() {
      const sagas = [createCaptchaSaga(ports), createCountdownSaga(ports), createForgotSaga(ports)];
      yield* all(sagas.map((saga) => fork(saga)));
    },
    ports.report,
  );
}
