import type { CaptchaKind } from '../captcha/captchaState.ts';
import type { CallFailure } from '@pavilion/api-client';
import type { LoginFieldErrors } from '../validators/loginFields.ts';

/** Codes of a login that is right but not trusted (§8); each opens the new-device check (ERR-08). */
export type NewDeviceCode = 6025 | 6026 | 6027 | 6028 | 6029;

/** What the new-device screen shows. Credentials are not here: they stay inside the saga (F-AUTH-14). */
export interface NewDevice {
  readonly code: NewDeviceCode;
  /** `138****0001` as the platform masked it; empty when it sent none. */
  readonly maskedPhone: string;
  /** The platform's own message; empty when it sent none. */
  readonly serverText: string;
}

/** What is known in every step of a login that has a form. */
interface LoginForm {
  readonly username: string;
  /**
   * `kept`: a login is remembered, for `username`; the form shows a filled password field that holds nothing.
   * `unavailable`: this browser cannot keep one, and the form says so (ruling A1). Absent: nothing is remembered.
   */
  readonly memory?: 'kept' | 'unavailable';
}

/**
 * Where a login stands. No state holds the password or its hash.
 *
 * `entering` is past the point of return: the session is stored and the member's data is being read.
 */
export type LoginState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'editing'; readonly fieldErrors?: LoginFieldErrors } & LoginForm)
  | ({ readonly step: 'submitting' } & LoginForm)
  | ({ readonly step: 'refused'; readonly failure: CallFailure } & LoginForm)
  | ({ readonly step: 'captchaRequired'; readonly captcha: CaptchaKind; readonly serverText: string } & LoginForm)
  | ({ readonly step: 'newDeviceRequired'; readonly newDevice: NewDevice } & LoginForm)
  | ({ readonly step: 'expired' } & LoginForm)
  | ({ readonly step: 'entering'; readonly userId: string } & LoginForm)
  | { readonly step: 'succeeded'; readonly userId: string };

export type LoginStep = LoginState['step'];

/** Where a login starts and where closing the dialog leads back to. */
export const idleLogin: LoginState = { step: 'idle' };
