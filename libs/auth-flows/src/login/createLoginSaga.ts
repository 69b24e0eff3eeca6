import { isCaptchaDemand, type CaptchaDemand, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { call, fork, put, race, select, take } from 'typed-redux-saga';
import { stripWhiteSpace } from '../validators/stripWhiteSpace.ts';
import { type LoginPorts } from './loginPorts.ts';
import { loginActions, type CaptchaAnswer } from './loginSlice.ts';
import { type LoginSlice } from './loginSelectors.ts';
import { type LoginState } from './loginState.ts';
import { readLoginOutcome } from './readLoginOutcome.ts';
import { waitMs } from './waitMs.ts';

/** Credentials held for a captcha or a device check are forgotten after this many milliseconds (F-AUTH-14). */
export const HELD_CREDENTIALS_MS = 10 * 60_000;

type LoginRequest = RequestOf<'user.login'>;

/**
 * Runs logins, one at a time (AUT-03, AUT-04, AUT-10).
 *
 * Credentials live in this saga's own variables and nowhere else. Closing the dialog mid-call aborts the call and drops its
 * answer, late or not: the platform ends the session nobody picked up at the next login (F-AUTH-03).
 *
 * @param selectState where the host keeps the login state; by default under `login`
 */
export function createLoginSaga(
  ports: LoginPorts,
  selectState: (state: never) => LoginState = (state: LoginSlice) => state.login,
) {
  return function* loginSaga() {
    for (;;) {
      const { payload } = yield* take(loginActions.loginRequested);
      const state = yield* select(selectState as (state: unknown) => LoginState);
      if (state.step === 'submitting') yield* runLogin(ports, payload);
    }
  };
}

/** From one press of the button to success, refusal, a closed dialog or another account. */
function* runLogin(ports: LoginPorts, typed: { readonly username: string; readonly password: string }) {
  let request: LoginRequest | undefined = yield* makeRequest(ports, typed);
  while (request && (yield* submit(ports, request)) === 'held') {
    const answer = yield* hold(ports);
    request = answer && { ...request, ...answer };
  }
}

function* makeRequest(ports: LoginPorts, typed: { readonly username: string; readonly password: string }) {
  try {
    const { password } = yield* race({
      password: call(async () => ports.hashPassword(stripWhiteSpace(typed.password))),
      closed: take(loginActions.loginClosed),
    });
    return password === undefined ? undefined : { ...firstTry, name: stripWhiteSpace(typed.username), password };
  } catch (error) {
    yield* refuse(ports, error);
    return undefined;
  }
}

const firstTry = { isAgent: 0, kaptchcate: 0, codeId: '', code: '', version: '1.0', sendCodeNum: '' } as const;

/** One call. `held` when the platform wants more before it decides. */
function* submit(ports: LoginPorts, request: LoginRequest) {
  const abort = new AbortController();
  try {
    const { answer } = yield* race({
      answer: call(ports.login, request, abort.signal),
      closed: take(loginActions.loginClosed),
    });
    if (isCaptchaDemand(answer)) return yield* askCaptcha(answer);
    if (answer) yield* enter(ports, answer);
    return 'done';
  } catch (error) {
    return yield* refuse(ports, error);
  } finally {
    abort.abort();
  }
}

function* askCaptcha({ captcha, serverMessage }: CaptchaDemand) {
  yield* put(loginActions.captchaAsked({ captcha, serverText: serverMessage }));
  return 'held';
}

function* refuse(ports: LoginPorts, error: unknown) {
  const outcome = readLoginOutcome(error);
  if (loginActions.loginRefused.match(outcome) && outcome.payload.kind === 'unexpected') ports.report?.(error);
  yield* put(outcome);
  return loginActions.loginRefused.match(outcome) ? 'done' : 'held';
}

/**
 * Past the point of return: keeps the session, then reads what a member's page needs (AUT-04).
 *
 * The state moves on before the session is stored: a host that hears of the session may close the dialog in that moment.
 */
function* enter(ports: LoginPorts, session: ResponseOf<'user.login'>) {
  yield* put(loginActions.loginAccepted({ userId: session.userId }));
  ports.session.store(session);
  yield* fork(quietly, ports, ports.loadBalance);
  yield* fork(quietly, ports, ports.loadUnread);
  const { ended } = yield* race({
    member: call(quietly, ports, ports.loadMember),
    ended: take(loginActions.sessionEnded),
  });
  if (ended) return;
  yield* put(loginActions.memberEntered());
  ports.announce('loginSucceeded');
}

/** Runs a load whose failure does not undo the login. */
function* quietly(ports: LoginPorts, load: (() => unknown) | undefined) {
  try {
    yield* call(async () => load?.());
  } catch (error) {
    ports.report?.(error);
  }
  return 'loaded';
}

/** Waits for what the platform asked for; undefined when the credentials must be forgotten instead. */
function* hold(ports: LoginPorts) {
  const { captcha, code, isTimeUp } = yield* race({
    captcha: take(loginActions.captchaAnswered),
    code: take(loginActions.deviceCodeEntered),
    left: take([loginActions.accountSwitched, loginActions.loginClosed]),
    isTimeUp: call(waitMs, ports.clock, HELD_CREDENTIALS_MS),
  });
  if (isTimeUp) yield* put(loginActions.heldCredentialsExpired());
  return captcha ? (captcha.payload satisfies CaptchaAnswer) : code?.payload;
}
