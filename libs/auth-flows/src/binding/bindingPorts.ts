import type { CallResultOf } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { RememberedLogin } from '../login/rememberedLogin.ts';
import type { CodeChannel } from '../sendCode/sendCodeState.ts';
import type { SendCodePorts } from '../sendCode/sendCodePorts.ts';
import type { PasswordTarget } from '../validators/bindingFields.ts';

/** Request for a code that confirms a binding. `account` is empty for a password: the platform has the bound number. */
export interface BindingCodeRequest {
  readonly kind: 'phone' | 'email' | 'password';
  readonly account: string;
  readonly channel: CodeChannel;
  readonly captcha: CaptchaAnswer;
}

/** Request to bind: fields without white space, passwords hashed. */
export type BindRequest =
  | { readonly kind: 'phone'; readonly areaCode: string; readonly phone: string; readonly code: string }
  | { readonly kind: 'email'; readonly email: string; readonly code: string }
  | { readonly kind: 'realName'; readonly realName: string }
  | ({ readonly kind: 'password'; readonly target: PasswordTarget; readonly newPassword: string } & (
      { readonly by: 'password'; readonly password: string } | { readonly by: 'phone' | 'email'; readonly code: string }
    ));

/** Ports of binding. */
export interface BindingPorts extends SendCodePorts {
  readonly sendBindingCode: (
    request: BindingCodeRequest,
    signal: AbortSignal,
  ) => Promise<CallResultOf<'user.sendCodeTwo'>>;
  readonly bind: (request: BindRequest, signal: AbortSignal) => Promise<unknown>;
  /** Returns the MD5 of a prepared password as lower-case hex (ruling A2). */
  readonly hashPassword: (password: string) => string | Promise<string>;
  /** Reloads the member after a binding, so that route guards apply it. A failure does not undo the binding. */
  readonly reloadMember?: () => unknown;
  /** Cleared when the login password has changed (ruling A1). */
  readonly remembered?: Pick<RememberedLogin, 'forget'>;
}
