/**
 * Problem of the setup that prevents a start. The command prints it as one line and exits.
 *
 * The message states the problem and its remedy. It contains no password.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
