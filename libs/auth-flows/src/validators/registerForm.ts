import { anyError } from './anyError.ts';
import {
  validateAgreement,
  validateNewPassword,
  validateRepeat,
  validateUsername,
  type PasswordCode,
  type UsernameCode,
} from './registerFields.ts';

/** A registration form as it was filled in. */
export interface RegisterFields {
  readonly username: string;
  readonly password: string;
  readonly repeatPassword: string;
  readonly isAgree: boolean;
}

/** Errors of the registration form, by field; an absent field is fine. */
export interface RegisterFieldErrors {
  readonly username?: UsernameCode;
  readonly password?: PasswordCode;
  readonly repeatPassword?: 'passwordsDiffer';
  readonly isAgree?: 'agreementRequired';
}

/**
 * Checks the registration form (AUT-06).
 *
 * @returns undefined when the form may be sent
 */
export function validateRegister(fields: RegisterFields): RegisterFieldErrors | undefined {
  return anyError({
    username: validateUsername(fields.username),
    password: validateNewPassword(fields.password),
    repeatPassword: validateRepeat(fields.password, fields.repeatPassword),
    isAgree: validateAgreement(fields.isAgree),
  });
}

/** Checks a new password and its repetition, as reset and binding forms have them. */
export function validatePasswordPair(
  password: string,
  repeatPassword: string,
): Pick<RegisterFieldErrors, 'password' | 'repeatPassword'> | undefined {
  return anyError({
    password: validateNewPassword(password),
    repeatPassword: validateRepeat(password, repeatPassword),
  });
}
