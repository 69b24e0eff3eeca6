import { anyError } from './anyError.ts';
import { validateOtp } from './codes.ts';
import { validateEmail } from './email.ts';
import { validatePhone } from './phone.ts';
import { validateRealName } from './realName.ts';
import { validatePasswordPair } from './registerForm.ts';
import { stripWhiteSpace } from './stripWhiteSpace.ts';

/** Which password is set: the login's, or the second one that guards money. */
export type PasswordTarget = 'login' | 'second';

/** A new password, and what proves that it is the member who sets it: the present one, or a code. */
export type PasswordFields = {
  readonly kind: 'password';
  readonly target: PasswordTarget;
  readonly newPassword: string;
  readonly repeatPassword: string;
} & (
  { readonly by: 'password'; readonly password: string } | { readonly by: 'phone' | 'email'; readonly code: string }
);

/** A filled binding form (USR-02). */
export type BindingFields =
  | {
      readonly kind: 'phone';
      readonly phone: string;
      /** Left out: +86 and China mobile. */
      readonly areaCode?: string;
      readonly regex?: string;
      readonly code: string;
    }
  | { readonly kind: 'email'; readonly email: string; readonly code: string }
  | { readonly kind: 'realName'; readonly realName: string }
  | PasswordFields;

/** Errors of a binding form, by field; an absent field is fine. */
export interface BindingFieldErrors {
  readonly phone?: 'phoneRequired' | 'phoneRule';
  readonly email?: 'emailRequired' | 'emailRule';
  readonly realName?: 'realNameRequired' | 'realNameRule';
  readonly code?: 'codeRequired' | 'codeRule' | 'codeNotRequested';
  /** The present password is missing. */
  readonly present?: 'passwordRequired';
  readonly password?: 'passwordRequired' | 'passwordRule';
  readonly repeatPassword?: 'passwordsDiffer';
}

/**
 * Checks a binding form.
 *
 * @returns undefined when it may be sent
 */
export function validateBinding(fields: BindingFields): BindingFieldErrors | undefined {
  switch (fields.kind) {
    case 'phone':
      return anyError({ phone: validatePhone(fields.phone, fields.regex), code: validateOtp(fields.code) });
    case 'email':
      return anyError({ email: validateEmail(fields.email), code: validateOtp(fields.code) });
    case 'realName':
      return anyError({ realName: validateRealName(fields.realName) });
    case 'password':
      return anyError({
        present:
          fields.by === 'password' && stripWhiteSpace(fields.password) === ''
            ? ('passwordRequired' as const)
            : undefined,
        code: fields.by === 'password' ? undefined : validateOtp(fields.code),
        ...validatePasswordPair(fields.newPassword, fields.repeatPassword),
      });
  }
}
