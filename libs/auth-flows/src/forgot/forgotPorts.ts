import type { CaptchaDemand } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { LookUpCaptcha } from '../captcha/lookUpCaptcha.ts';
import type { RememberedLogin } from '../login/rememberedLogin.ts';
import type { SendCodePorts } from '../sendCode/sendCodePorts.ts';
import type { ForgotMedium } from './forgotState.ts';

/** Whose password it is: name and the phone number or address, cleaned of white space. */
export interface ForgotAccount {
  readonly by: ForgotMedium;
  readonly name: string;
  readonly account: string;
  /** Of a phone number. */
  readonly areaCode?: string;
}

/** What a forgotten password needs from its host: the three calls of FGT-03, by phone or by e-mail. */
export interface ForgotPorts extends SendCodePorts {
  readonly sendResetCode: (
    request: ForgotAccount & { readonly captcha: CaptchaAnswer },
    signal: AbortSignal,
  ) => Promise<{ readonly seconds: number } | CaptchaDemand>;
  /** The ticket binds the last step to this one. */
  readonly checkResetCode: (
    request: ForgotAccount & { readonly code: string },
    signal: AbortSignal,
  ) => Promise<{ readonly ticket: string }>;
  readonly resetPassword: (
    request: ForgotAccount & { readonly ticket: string; readonly passwordHash: string },
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** md5 as lower-case hex (ruling A2). */
  readonly hashPassword: (password: string) => string | Promise<string>;
  readonly lookUpCaptcha?: LookUpCaptcha;
  /** Wiped when the password changed (ruling A1). */
  readonly remembered?: Pick<RememberedLogin, 'forget'>;
}
