import { omitValidFields } from './omitValidFields.ts';
import { validateForgotUsername } from './codes.ts';
import { validateEmail } from './email.ts';
import { validatePhone } from './phone.ts';

/** Input of the first step of a password reset. `regex` is the rule of the chosen country (FGT-02). */
export type ForgotIdentity =
  | {
      readonly by: 'phone';
      readonly username: string;
      readonly phone: string;
      /** Defaults: +86 and the rule of Chinese mobile numbers. */
      readonly areaCode?: string;
      readonly regex?: string;
    }
  | { readonly by: 'email'; readonly username: string; readonly email: string };

/** Errors of the first step by field. */
export interface ForgotIdentityErrors {
  readonly username?: 'forgotUsernameRequired' | 'forgotUsernameRule';
  readonly phone?: 'phoneRequired' | 'phoneRule';
  readonly email?: 'emailRequired' | 'emailRule';
}

/**
 * Validates the first step of a password reset (FGT-02).
 *
 * @returns undefined if the code can be requested
 */
export function validateForgotIdentity(identity: ForgotIdentity): ForgotIdentityErrors | undefined {
  const username = validateForgotUsername(identity.username);
  return identity.by === 'phone'
    ? omitValidFields({ username, phone: validatePhone(identity.phone, identity.regex) })
    : omitValidFields({ username, email: validateEmail(identity.email) });
}
