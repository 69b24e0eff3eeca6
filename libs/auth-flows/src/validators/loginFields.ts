/** Removes all white space, also inside the text. Forms apply it to names and passwords (§5). */
export function stripWhiteSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** Errors of a login form. The texts belong to the site (用户名不能为空, 密码不能为空). */
export type LoginFieldCode = 'usernameRequired' | 'passwordRequired';

/** Errors of the login form by field. A valid field is absent. */
export interface LoginFieldErrors {
  readonly username?: 'usernameRequired';
  readonly password?: 'passwordRequired';
}

/**
 * Validates the login form: both fields are required (§5).
 *
 * The rules of registration do not apply, because accounts older than those rules must be able to log in.
 *
 * @returns undefined if the form can be sent
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
