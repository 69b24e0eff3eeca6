import { anyError } from './anyError.ts';
import { validateForgotUsername } from './codes.ts';
import { validateEmail } from './email.ts';
import { validatePhone } from './phone.ts';

/** Who forgot a password, and where the code goes. `regex` is the chosen country's rule (FGT-02). */
export type ForgotIdentity =
  | {
      readonly by: 'phone';
      readonly username: string;
      readonly phone: string;
      /** Left out: +86 and China mobile. */
      readonly areaCode?: string;
      readonly regex?: string;
    }
  | { readonly by: 'email'; readonly username: string; readonly email: string };

/** Errors of the first step, by field. */
export interface ForgotIdentityErrors {
  readonly username?: 'forgotUsernameRequired' | 'forgotUsernameRule';
  readonly phone?: 'phoneRequired' | 'phoneRule';
  readonly email?: 'emailRequired' | 'emailRule';
}

/**
 * Checks the first step of a forgotten password (FGT-02).
 *
 * @returns undefined when the code may be asked for
 */
export function validateForgotIdentity(identity: ForgotIdentity): ForgotIdentityErrors | undefined {
  const username = validateForgotUsername(identity.username);
  return identity.by === 'phone'
    ? anyError({ username, phone: validatePhone(identity.phone, identity.regex) })
    : anyError({ username, email: validateEmail(identity.email) });
}
