import { omitValidFields } from './omitValidFields.ts';
import {
  validateAgreement,
  validateNewPassword,
  validateRepeat,
  validateUsername,
  type PasswordCode,
  type UsernameCode,
} from './registerFields.ts';

/** Input of a registration form. */
export interface RegisterFields {
  readonly username: string;
  readonly password: string;
  readonly repeatPassword: string;
  readonly isAgree: boolean;
}

/** Errors of the registration form by field. A valid field is absent. */
export interface RegisterFieldErrors {
  readonly username?: UsernameCode;
  readonly password?: PasswordCode;
  readonly repeatPassword?: 'passwordsDiffer';
  readonly isAgree?: 'agreementRequired';
}

/**
 * Validates the registration form (AUT-06).
 *
 * @returns undefined if the form can be sent
 */
export function validateRegister(fields: RegisterFields): RegisterFieldErrors | undefined {
  return omitValidFields({
    username: validateUsername(fields.username),
    password: validateNewPassword(fields.password),
    repeatPassword: validateRepeat(fields.password, fields.repeatPassword),
    isAgree: validateAgreement(fields.isAgree),
  });
}

/** Validates a new password and its repetition in reset and binding forms. */
export function validatePasswordPair(
  password: string,
  repeatPassword: string,
): Pick<RegisterFieldErrors, 'password' | 'repeatPassword'> | undefined {
  return omitValidFields({
    password: validateNewPassword(password),
    repeatPassword: validateRepeat(password, repeatPassword),
  });
}
