import { preparePassword, type PasswordRefusal } from '@pavilion/api-client';
import { omitValidFields } from './omitValidFields.ts';

/** Removes all white space, also inside the text (§5). For passwords, see `preparePassword` of `@pavilion/api-client`. */
export function stripWhiteSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** Errors of a login form. The texts belong to the site (用户名不能为空, 密码不能为空). */
export type LoginFieldCode = 'usernameRequired' | PasswordRefusal;

/** Errors of the login form by field. A valid field is absent. */
export interface LoginFieldErrors {
  readonly username?: 'usernameRequired';
  readonly password?: PasswordRefusal;
}

/**
 * Validates the login form: both fields are required (§5), and a password has only characters that every form accepts
 * (F-CRY-15).
 *
 * The other rules of registration do not apply, because accounts older than those rules must be able to log in.
 *
 * @returns undefined if the form can be sent
 */
export function validateLogin(fields: {
  readonly username: string;
  readonly password: string;
}): LoginFieldErrors | undefined {
  return omitValidFields({
    username: stripWhiteSpace(fields.username) === '' ? ('usernameRequired' as const) : undefined,
    password: preparePassword(fields.password).refusal,
  });
}
