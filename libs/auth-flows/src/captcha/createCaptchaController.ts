import { createController, type Controller } from '@pavilion/kernel/controller';
import { combineReducers } from '@reduxjs/toolkit';
import type { CaptchaPorts } from './captchaPorts.ts';
import { captchaReducer, type CaptchaSlice } from './captchaSlice.ts';
import { createCaptchaSaga } from './createCaptchaSaga.ts';

/** Runs a captcha on its own, for a call that is none of this library's: `captchaStarted`, then `captchaPassed` or not. */
export function createCaptchaController(ports: CaptchaPorts): Controller<CaptchaSlice> {
  return createController(combineReducers({ captcha: captchaReducer }), createCaptchaSaga(ports), ports.report);
}
