import type { CallResultOf } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { RememberedLogin } from '../login/rememberedLogin.ts';
import type { CodeChannel } from '../sendCode/sendCodeState.ts';
import type { SendCodePorts } from '../sendCode/sendCodePorts.ts';
import type { PasswordTarget } from '../validators/bindingFields.ts';

/** A code that confirms a binding. `account` is empty for a password: the platform knows the bound number. */
export interface BindingCodeRequest {
  readonly kind: 'phone' | 'email' | 'password';
  readonly account: string;
  readonly channel: CodeChannel;
  readonly captcha: CaptchaAnswer;
}

/** A binding as it goes out: cleaned, passwords hashed. */
export type BindRequest =
  | { readonly kind: 'phone'; readonly areaCode: string; readonly phone: string; readonly code: string }
  | { readonly kind: 'email'; readonly email: string; readonly code: string }
  | { readonly kind: 'realName'; readonly realName: string }
  | ({ readonly kind: 'password'; readonly target: PasswordTarget; readonly newPassword: string } & (
      { readonly by: 'password'; readonly password: string } | { readonly by: 'phone' | 'email'; readonly code: string }
    ));

/** What binding needs from its host. */
export interface BindingPorts extends SendCodePorts {
  readonly sendBindingCode: (
    request: BindingCodeRequest,
    signal: AbortSignal,
  ) => Promise<CallResultOf<'user.sendCodeTwo'>>;
  readonly bind: (request: BindRequest, signal: AbortSignal) => Promise<unknown>;
  /** md5 as lower-case hex (ruling A2). */
  readonly hashPassword: (password: string) => string | Promise<string>;
  /** Reads the member's facts again once something is bound, so that a guard lets through; a failure changes nothing. */
  readonly reloadMember?: () => unknown;
  /** Wiped when the login's password changed (ruling A1). */
  readonly remembered?: Pick<RememberedLogin, 'forget'>;
}
