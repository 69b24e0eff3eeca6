import { preparePassword, type PasswordRefusal } from '@pavilion/api-client';
import { omitValidFields } from './omitValidFields.ts';
import { validateOtp } from './codes.ts';
import { validateEmail } from './email.ts';
import { validatePhone } from './phone.ts';
import { validateRealName } from './realName.ts';
import { validatePasswordPair } from './registerForm.ts';

/** Password to set: the login password, or the second password for money. */
export type PasswordTarget = 'login' | 'second';

/** A new password, and the present password or a code as proof. */
export type PasswordFields = {
  readonly kind: 'password';
  readonly target: PasswordTarget;
  readonly newPassword: string;
  readonly repeatPassword: string;
} & (
  { readonly by: 'password'; readonly password: string } | { readonly by: 'phone' | 'email'; readonly code: string }
);

/** Input of a binding form (USR-02). */
export type BindingFields =
  | {
      readonly kind: 'phone';
      readonly phone: string;
      /** Defaults: +86 and the rule of Chinese mobile numbers. */
      readonly areaCode?: string;
      readonly regex?: string;
      readonly code: string;
    }
  | { readonly kind: 'email'; readonly email: string; readonly code: string }
  | { readonly kind: 'realName'; readonly realName: string }
  | PasswordFields;

/** Errors of a binding form by field. A valid field is absent. */
export interface BindingFieldErrors {
  readonly phone?: 'phoneRequired' | 'phoneRule';
  readonly email?: 'emailRequired' | 'emailRule';
  readonly realName?: 'realNameRequired' | 'realNameRule';
  readonly code?: 'codeRequired' | 'codeRule' | 'codeNotRequested';
  /** Error of the present password. */
  readonly present?: PasswordRefusal;
  readonly password?: 'passwordRequired' | 'passwordRule';
  readonly repeatPassword?: 'passwordsDiffer';
}

/**
 * Validates a binding form.
 *
 * @returns undefined if it can be sent
 */
export function validateBinding(fields: BindingFields): BindingFieldErrors | undefined {
  switch (fields.kind) {
    case 'phone':
      return omitValidFields({ phone: validatePhone(fields.phone, fields.regex), code: validateOtp(fields.code) });
    case 'email':
      return omitValidFields({ email: validateEmail(fields.email), code: validateOtp(fields.code) });
    case 'realName':
      return omitValidFields({ realName: validateRealName(fields.realName) });
    case 'password':
      return omitValidFields({
        present: fields.by === 'password' ? preparePassword(fields.password).refusal : undefined,
        code: fields.by === 'password' ? undefined : validateOtp(fields.code),
        ...validatePasswordPair(fields.newPassword, fields.repeatPassword),
      });
  }
}
