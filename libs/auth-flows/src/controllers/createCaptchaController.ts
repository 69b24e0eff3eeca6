import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import { combineReducers } from '@reduxjs/toolkit';
import type { CaptchaPorts } from '../captcha/captchaPorts.ts';
import { captchaReducer, type captchaActions, type CaptchaSlice } from '../captcha/captchaSlice.ts';
import type { authActions } from '../events/authActions.ts';
import { createCaptchaSaga } from '../captcha/createCaptchaSaga.ts';

/** Creates a controller of a captcha for calls outside this library: send `captchaStarted`, wait for `captchaPassed`. */
export function createCaptchaController(
  ports: CaptchaPorts,
): Controller<CaptchaSlice, ActionOf<typeof captchaActions | typeof authActions>> {
  return createController(combineReducers({ captcha: captchaReducer }), createCaptchaSaga(ports), ports.report);
}
