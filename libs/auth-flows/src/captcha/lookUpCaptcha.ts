import type { CaptchaKind } from './captchaState.ts';

/** Subject of a captcha look-up (CAP-01): 4 login, 1 registration, 2 reset by phone, 3 reset by e-mail. */
export interface CaptchaSubject {
  readonly ktype: 1 | 2 | 3 | 4;
  readonly name: string;
  /** Empty if no password is typed yet. */
  readonly passwordHash: string;
}

/** Fetches the captcha that a call will require. A failure is harmless: the call then returns the demand (CAP-04). */
export type LookUpCaptcha = (subject: CaptchaSubject, signal: AbortSignal) => Promise<CaptchaKind | 'none'>;
