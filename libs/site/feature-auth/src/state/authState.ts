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

/** Selects the login flow. It and the flows below are idle until their slices have been loaded. */
export const selectLoginFlow = (state: RootState): LoginState => state.login ?? idleLogin;

/** Selects the captcha. */
export const selectCaptchaFlow = (state: RootState): CaptchaState => state.captcha ?? idleCaptcha;

/** Selects the new-device check. */
export const selectNewDeviceFlow = (state: RootState): NewDeviceState => state.newDevice ?? idleNewDevice;

/** Selects code sending. */
export const selectSendCodeFlow = (state: RootState): SendCodeState => state.sendCode ?? idleSendCode;

/** Selects registration. */
export const selectRegisterFlow = (state: RootState): RegisterState => state.register ?? idleRegister;

/** Selects the password reset. */
export const selectForgotFlow = (state: RootState): ForgotState => state.forgot ?? idleForgot;
