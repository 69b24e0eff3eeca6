import { type LoginPorts } from './loginPorts.ts';
import { type LoginState } from './loginState.ts';

/** Credentials held for a captcha or a device check are forgotten after this many milliseconds (F-AUTH-14). */
export const HELD_CREDENTIALS_MS = 10 * 60_000;

/**
 * Runs logins, one at a time (AUT-03, AUT-04, AUT-10).
 *
 * @param select where the host keeps the login state; by default under `login`
 */
export function createLoginSaga(
  ports: LoginPorts,
  select: (state: never) => LoginState = (state: { login: LoginState }) => state.login,
) {
  return function* loginSaga(): Generator<unknown, void, never> {
    void ports;
    void select;
  };
}
