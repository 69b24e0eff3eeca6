import { stripWhiteSpace } from './stripWhiteSpace.ts';

/** What a login form can be missing; the site owns the texts (用户名不能为空, 密码不能为空). */
export type LoginFieldCode = 'usernameRequired' | 'passwordRequired';

/** Errors of the login form, by field; an absent field is fine. */
export interface LoginFieldErrors {
  readonly username?: 'usernameRequired';
  readonly password?: 'passwordRequired';
}

/**
 * Checks the login form: both fields are required and nothing more is asked (§5).
 *
 * The registration rules do not apply here: an account older than the rules must still get in.
 *
 * @returns undefined when the form may be sent
 */
export function validateLogin(fields: {
  readonly username: string;
  readonly password: string;
}): LoginFieldErrors | undefined {
  const errors: LoginFieldErrors = {
    ...(stripWhiteSpace(fields.username) === '' && { username: 'usernameRequired' as const }),
    ...(stripWhiteSpace(fields.password) === '' && { password: 'passwordRequired' as const }),
  };
  return errors.username || errors.password ? errors : undefined;
}
