import type { CaptchaKind } from './captchaState.ts';

/** What a captcha look-up is about (CAP-01): 4 login, 1 registration, 2 reset by phone, 3 reset by e-mail. */
export interface CaptchaSubject {
  readonly ktype: 1 | 2 | 3 | 4;
  readonly name: string;
  /** Empty where no password is typed yet. */
  readonly passwordHash: string;
}

/** Asks which captcha a call will have to bring. A look-up that fails is no harm: the call itself then asks (CAP-04). */
export type LookUpCaptcha = (subject: CaptchaSubject, signal: AbortSignal) => Promise<CaptchaKind | 'none'>;
