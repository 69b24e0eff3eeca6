import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { raceCall, waitMs } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, cancel, fork, put, race, select, take } from 'typed-redux-saga';
import { callWithCaptcha, noCaptcha } from '../captcha/callWithCaptcha.ts';
import { KAPTCHCATE } from '../captcha/createCaptchaSaga.ts';
import { authActions } from '../events/authActions.ts';
import type { CallFailure } from '@pavilion/api-client';
import { stripWhiteSpace } from '../validators/stripWhiteSpace.ts';
import { followRemembered, remember } from './followRemembered.ts';
import type { LoginPorts } from './loginPorts.ts';
import { selectLogin } from './loginSelectors.ts';
import { loginActions, type TypedLogin } from './loginSlice.ts';
import type { NewDevice } from './loginState.ts';
import { readLoginOutcome } from './readLoginOutcome.ts';

/** Credentials held for a captcha or a device check are forgotten after this many milliseconds (F-AUTH-14). */
export const HELD_CREDENTIALS_MS = 10 * 60_000;

const WRONG_CREDENTIALS = 6002;

type LoginRequest = RequestOf<'user.login'>;

const { loginClosed, accountSwitched, heldCredentialsExpired } = loginActions;

/** Everything after which the credentials are forgotten. */
const isFlowCancelled = isAnyOf(
  loginClosed,
  accountSwitched,
  heldCredentialsExpired,
  authActions.authClosed,
  authActions.loggedInElsewhere,
);

/**
 * Runs logins, one at a time (AUT-03, AUT-04, AUT-10). Needs `createCaptchaSaga` and, for untrusted logins,
 * `createNewDeviceSaga` beside it.
 *
 * Credentials live in this saga's own variables and nowhere else. Closing the dialog mid-call aborts the call and drops its
 * answer, late or not: the platform ends the session nobody picked up at the next login (F-AUTH-03).
 */
export function createLoginSaga(ports: LoginPorts) {
  return function* loginSaga() {
    yield* fork(followRemembered, ports);
    for (;;) {
      const { payload } = yield* take(loginActions.loginRequested);
      const state = yield* select(selectLogin);
      if (state.step !== 'submitting') continue;
      const usesRemembered = state.memory === 'kept' && payload.usesRemembered === true && payload.password === '';
      yield* runLogin(ports, payload, usesRemembered);
      if (usesRemembered) yield* removeRejectedLogin();
    }
  };
}

/** From one press of the button to success, refusal, a closed dialog or another account. */
function* runLogin(ports: LoginPorts, typed: TypedLogin, usesRemembered: boolean) {
  const hash = yield* resolvePasswordHash(ports, typed, usesRemembered);
  if (hash === undefined) return;
  const request = { ...firstTry, name: stripWhiteSpace(typed.username), password: hash };
  const first = { ...noCaptcha, ...(typed.isAfterRegistration && { kaptchcate: KAPTCHCATE.afterRegistration }) };
  const expiry = yield* fork(expire, ports);
  try {
    const session = yield* submitUntilDecided(ports, { ...request, ...first });
    yield* cancel(expiry);
    if (session) yield* enter(ports, session, () => remember(ports, typed, request));
  } catch (error) {
    yield* refuse(ports, error);
  } finally {
    yield* cancel(expiry);
  }
}

const firstTry = { isAgent: 0, version: '1.0', sendCodeNum: '' } as const;

/** An attempt to log in lives ten minutes, whatever it waits for. */
function* expire({ clock }: LoginPorts) {
  yield* call(waitMs, clock, HELD_CREDENTIALS_MS);
  yield* put(heldCredentialsExpired());
}

function* resolvePasswordHash(ports: LoginPorts, { password }: TypedLogin, usesRemembered: boolean) {
  try {
    const end = yield* raceCall(async () => {
      if (!usesRemembered) return ports.hashPassword(stripWhiteSpace(password));
      const kept = await ports.remembered?.read();
      return kept?.kind === 'kept' ? kept.passwordHash : undefined;
    }, isFlowCancelled);
    if (end && end.answer === undefined) yield* put(loginActions.loginRefused(rememberedLoginMissing));
    return end?.answer;
  } catch (error) {
    yield* refuse(ports, error);
    return undefined;
  }
}

/** What was remembered cannot be read any more: the player types the password (F-AUTH-22). */
const rememberedLoginMissing = {
  kind: 'rememberedGone',
  code: WRONG_CREDENTIALS,
  reaction: 'show',
  messageKey: 'error.6002',
} as const;

/** A remembered login that is wrong by now is forgotten, so that the form asks for a password again. */
function* removeRejectedLogin() {
  const state = yield* select(selectLogin);
  if (state.step === 'refused' && state.failure.code === WRONG_CREDENTIALS) {
    yield* put(loginActions.rememberedDropped());
  }
}

/** Call after call: first with the password alone, then with each code typed, until the platform lets in or sends away. */
function* submitUntilDecided(ports: LoginPorts, first: LoginRequest) {
  let request = first;
  let newDevice: NewDevice | undefined;
  for (;;) {
    const end = yield* submit(ports, request, newDevice);
    if (!end || 'session' in end) return end?.session;
    newDevice = end.newDevice;
    const { entered } = yield* race({ entered: take(loginActions.deviceCodeEntered), givenUp: take(isFlowCancelled) });
    if (!entered) return undefined;
    request = { ...first, ...noCaptcha, ...entered.payload };
  }
}

/** One call with its captchas; undefined when it ended in a refusal or nobody waits any more. */
function* submit(ports: LoginPorts, request: LoginRequest, newDevice: NewDevice | undefined) {
  try {
    const end = yield* callWithCaptcha<ResponseOf<'user.login'>>({
      owner: 'login',
      attempt: (captcha, signal) => ports.login({ ...request, ...captcha }, signal),
      first: { kaptchcate: request.kaptchcate, codeId: request.codeId, code: request.code },
      hasSentCode: request.sendCodeNum !== '',
      isEnd: isFlowCancelled,
      captchaRequired: ({ captcha, serverText = '' }) => loginActions.captchaAsked({ captcha, serverText }),
      captchaAnswered: () => loginActions.captchaAnswered(),
    });
    if (end === 'cancelled') yield* put(loginActions.captchaCancelled());
    return end && end !== 'cancelled' ? { session: end.answer } : undefined;
  } catch (error) {
    return yield* refuse(ports, error, newDevice);
  }
}

function* refuse(ports: LoginPorts, error: unknown, newDevice?: NewDevice) {
  const outcome = readLoginOutcome(error);
  if (loginActions.deviceCheckAsked.match(outcome)) {
    yield* put(outcome);
    yield* put(authActions.newDeviceAsked());
    return { newDevice: outcome.payload };
  }
  const failure = outcome.payload;
  if (newDevice && isAboutTheCode(failure)) {
    yield* put(loginActions.deviceCodeRefused({ newDevice, failure }));
    return { newDevice };
  }
  if (failure.kind === 'unexpected') ports.report?.(error);
  yield* put(outcome);
  return undefined;
}

/** Wrong, old or never asked for; or no answer at all: the player may try again with the password that was right. */
function isAboutTheCode({ kind, code }: CallFailure): boolean {
  return kind === 'transport' || kind === 'protocol' || code === 6035 || code === 6036 || code === 6038;
}

/**
 * Past the point of return: keeps the session, then reads what a member's page needs (AUT-04).
 *
 * The state moves on before the session is stored: a host that hears of the session may close the dialog in that moment.
 */
function* enter(ports: LoginPorts, session: ResponseOf<'user.login'>, remember: () => unknown) {
  const { userId } = session;
  yield* put(loginActions.loginAccepted({ userId }));
  ports.session.store(session);
  for (const load of [remember, ports.loadBalance, ports.loadUnread]) yield* fork(runOptionalLoad, ports, load);
  const { ended } = yield* race({
    member: call(runOptionalLoad, ports, ports.loadMember),
    ended: take(loginActions.sessionEnded),
  });
  if (ended) return;
  yield* put(loginActions.memberEntered());
  yield* put(authActions.loginSucceeded({ userId }));
  ports.announce('loginSucceeded');
}

/** Runs a load whose failure does not undo the login. */
function* runOptionalLoad(ports: LoginPorts, load: (() => unknown) | undefined) {
  try {
    yield* call(async () => load?.());
  } catch (error) {
    ports.report?.(error);
  }
  return 'loaded';
}
