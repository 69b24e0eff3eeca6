import type { CaptchaKind } from '../captcha/captchaState.ts';
import type { CallFailure } from '@pavilion/api-client';
import type { LoginFieldErrors } from '../validators/loginFields.ts';

/** Codes of a login with correct credentials from an untrusted device (§8). Each starts the new-device check (ERR-08). */
export type NewDeviceCode = 6025 | 6026 | 6027 | 6028 | 6029;

/** Data of the new-device check. Credentials stay in the saga (F-AUTH-14). */
export interface NewDevice {
  readonly code: NewDeviceCode;
  /** Masked number such as `138****0001`; empty if the platform sent none. */
  readonly maskedPhone: string;
  /** Message of the platform; empty if it sent none. */
  readonly serverText: string;
}

/** Data of every step with a form. */
interface LoginForm {
  readonly username: string;
  /**
   * `kept`: a login is remembered for `username`, and the form shows a filled password field without a value.
   * `unavailable`: this browser cannot store one, and the form shows a notice (ruling A1). Absent: nothing is remembered.
   */
  readonly memory?: 'kept' | 'unavailable';
}

/**
 * State of the login. It never contains the password or its hash.
 *
 * In `entering` the session is stored and the member is being loaded. This step cannot be cancelled.
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

/** Step of the login. */
export type LoginStep = LoginState['step'];

/** Initial state, and the state after the dialog closes. */
export const idleLogin: LoginState = { step: 'idle' };
