import {
  idleCaptcha,
  idleForgot,
  idleLogin,
  idleNewDevice,
  idleRegister,
  idleSendCode,
  type CaptchaState,
  type ForgotState,
  type LoginState,
  type NewDeviceState,
  type RegisterState,
  type SendCodeState,
} from '@pavilion/auth-flows';
import type { RootState } from '@pavilion/site-contract';

declare module '@pavilion/site-contract' {
  interface LazyState {
    login: LoginState;
    captcha: CaptchaState;
    newDevice: NewDeviceState;
    sendCode: SendCodeState;
    register: RegisterState;
    forgot: ForgotState;
  }
}

/** The login flow; idle, like its siblings below, until the feature's slices have come in. */
export const selectLoginFlow = (state: RootState): LoginState => state.login ?? idleLogin;

/** The captcha. */
export const selectCaptchaFlow = (state: RootState): CaptchaState => state.captcha ?? idleCaptcha;

/** The check of an untrusted login. */
export const selectNewDeviceFlow = (state: RootState): NewDeviceState => state.newDevice ?? idleNewDevice;

/** Codes being sent. */
export const selectSendCodeFlow = (state: RootState): SendCodeState => state.sendCode ?? idleSendCode;

/** Registration. */
export const selectRegisterFlow = (state: RootState): RegisterState => state.register ?? idleRegister;

/** A forgotten password. */
export const selectForgotFlow = (state: RootState): ForgotState => state.forgot ?? idleForgot;
