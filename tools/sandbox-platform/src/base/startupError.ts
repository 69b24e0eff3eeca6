/**
 * The sandbox cannot start, and a person can mend it: the command prints this as one line and exits.
 *
 * The text names what is wrong and what to do; it never holds a password.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
