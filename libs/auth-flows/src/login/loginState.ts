import { type FlowFailure } from '../failure/flowFailure.ts';
import { type LoginFieldErrors } from '../validators/loginFields.ts';

/** Codes of a login that is right but not trusted (§8); each opens the new-device check (ERR-08). */
export type NewDeviceCode = 6025 | 6026 | 6027 | 6028 | 6029;

/** What the platform asks first: 6021 a picture, 6022 the slider. */
export type CaptchaKind = 'picture' | 'behaviour';

/** What the new-device screen shows. Credentials are not here: they stay inside the saga (F-AUTH-14). */
export interface NewDevice {
  readonly code: NewDeviceCode;
  /** `138****0001` as the platform masked it; empty when it sent none. */
  readonly maskedPhone: string;
  /** The platform's own message; empty when it sent none. */
  readonly serverText: string;
}

/**
 * Where a login stands. No state holds the password or its hash.
 *
 * `entering` is past the point of return: the session is stored and the member's data is being read.
 */
export type LoginState =
  | { readonly step: 'idle' }
  | { readonly step: 'editing'; readonly username: string; readonly fieldErrors?: LoginFieldErrors }
  | { readonly step: 'submitting'; readonly username: string }
  | { readonly step: 'refused'; readonly username: string; readonly failure: FlowFailure }
  | {
      readonly step: 'captchaRequired';
      readonly username: string;
      readonly captcha: CaptchaKind;
      readonly serverText: string;
    }
  | { readonly step: 'newDeviceRequired'; readonly username: string; readonly newDevice: NewDevice }
  | { readonly step: 'expired'; readonly username: string }
  | { readonly step: 'entering'; readonly username: string; readonly userId: string }
  | { readonly step: 'succeeded'; readonly userId: string };

export type LoginStep = LoginState['step'];

/** Where a login starts and where closing the dialog leads back to. */
export const idleLogin: LoginState = { step: 'idle' };
