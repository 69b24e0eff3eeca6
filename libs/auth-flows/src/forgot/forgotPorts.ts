import type { CaptchaDemand } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { LookUpCaptcha } from '../captcha/lookUpCaptcha.ts';
import type { RememberedLogin } from '../login/rememberedLogin.ts';
import type { SendCodePorts } from '../sendCode/sendCodePorts.ts';
import type { ForgotMedium } from './forgotState.ts';

/** Account of a password reset: name, and the phone number or e-mail address without white space. */
export interface ForgotAccount {
  readonly by: ForgotMedium;
  readonly name: string;
  readonly account: string;
  /** Area code of a phone number. */
  readonly areaCode?: string;
}

/** Ports of the password reset: the three calls of FGT-03, by phone or e-mail. */
export interface ForgotPorts extends SendCodePorts {
  readonly sendResetCode: (
    request: ForgotAccount & { readonly captcha: CaptchaAnswer },
    signal: AbortSignal,
  ) => Promise<{ readonly seconds: number } | CaptchaDemand>;
  /** Resolves to a ticket, which the last step requires. */
  readonly checkResetCode: (
    request: ForgotAccount & { readonly code: string },
    signal: AbortSignal,
  ) => Promise<{ readonly ticket: string }>;
  readonly resetPassword: (
    request: ForgotAccount & { readonly ticket: string; readonly passwordHash: string },
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** Returns the MD5 of a prepared password as lower-case hex (ruling A2). */
  readonly hashPassword: (password: string) => string | Promise<string>;
  readonly lookUpCaptcha?: LookUpCaptcha;
  /** Cleared when the password has changed (ruling A1). */
  readonly remembered?: Pick<RememberedLogin, 'forget'>;
}
