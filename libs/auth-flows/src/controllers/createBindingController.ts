import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import { combineReducers } from '@reduxjs/toolkit';
import { all, fork } from 'typed-redux-saga';
import type { CaptchaPorts } from '../captcha/captchaPorts.ts';
import { captchaReducer, type captchaActions, type CaptchaSlice } from '../captcha/captchaSlice.ts';
import { createCaptchaSaga } from '../captcha/createCaptchaSaga.ts';
import { createCountdownSaga } from '../sendCode/sendCode.ts';
import { sendCodeReducer, type sendCodeActions, type SendCodeSlice } from '../sendCode/sendCodeSlice.ts';
import type { authActions } from '../events/authActions.ts';
import { createBindingSaga } from '../binding/createBindingSaga.ts';
import type { BindingPorts } from '../binding/bindingPorts.ts';
import { bindingReducer, type bindingActions, type BindingSlice } from '../binding/bindingSlice.ts';

/** Creates a controller of binding with its captcha and countdown, for hosts without Redux. */
export function createBindingController(
  ports: BindingPorts & CaptchaPorts,
): Controller<
  BindingSlice & CaptchaSlice & SendCodeSlice,
  ActionOf<typeof bindingActions | typeof captchaActions | typeof sendCodeActions | typeof authActions>
> {
  return createController(
    combineReducers({ binding: bindingReducer, captcha: captchaReducer, sendCode: sendCodeReducer }),
    function* bindingFlow() {
      const sagas = [createCaptchaSaga(ports), createCountdownSaga(ports), createBindingSaga(ports)];
      yield* all(sagas.map((saga) => fork(saga)));
    },
    ports.report,
  );
}
