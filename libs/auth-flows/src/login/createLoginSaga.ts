import type { Saga } from 'redux-saga';
import { toCallFailure, type CallFailure, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { readSecret } from '@pavilion/kernel';
import { raceCall, waitMs } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, cancel, fork, put, race, select, take } from 'typed-redux-saga';
import { callWithCaptcha, noCaptcha } from '../captcha/callWithCaptcha.ts';
import { KAPTCHCATE } from '../captcha/createCaptchaSaga.ts';
import { authActions } from '../events/authActions.ts';
import { stripWhiteSpace } from '../validators/loginFields.ts';
import { maskPhone } from '../validators/phone.ts';
import { followRemembered } from './followRemembered.ts';
import type { LoginPorts } from './loginPorts.ts';
import { REMEMBERED_GONE, selectLogin, loginActions, type RequestedLogin } from './loginSlice.ts';
import type { NewDevice, NewDeviceCode } from './loginState.ts';
import type { RememberedCredentials } from './rememberedLogin.ts';

/** Milliseconds after which credentials held for a captcha or device check are discarded (F-AUTH-14). */
export const HELD_CREDENTIALS_MS = 10 * 60_000;

const WRONG_CREDENTIALS = 6002;

type LoginRequest = RequestOf<'user.login'>;

const { loginClosed, accountSwitched, heldCredentialsExpired } = loginActions;

/** Matches the actions that discard the credentials. */
const isFlowCancelled = isAnyOf(
  loginClosed,
  accountSwitched,
  heldCredentialsExpired,
  authActions.authClosed,
  authActions.loggedInElsewhere,
);

/**
 * Creates the saga that runs one login at a time (AUT-03, AUT-04, AUT-10). Needs `createCaptchaSaga` and, for untrusted
 * logins, `createNewDeviceSaga`.
 *
 * Credentials exist only in local variables of this saga. Closing the dialog during a call aborts the call and discards its
 * response. The platform ends the unused session at the next login (F-AUTH-03).
 */
export function createLoginSaga(ports: LoginPorts): Saga<[]> {
  return function* loginSaga() {
    yield* fork(followRemembered, ports);
    for (;;) {
      const { payload } = yield* take(loginActions.loginRequested);
      const state = yield* select(selectLogin);
      if (state.step !== 'submitting') continue;
      // A form without a password is submitted only with a remembered login.
      const usesRemembered = readSecret(payload.password) === '';
      yield* runLogin(ports, payload, usesRemembered);
      if (usesRemembered) yield* removeRejectedLogin();
    }
  };
}

/** Runs one login until success, refusal, a closed dialog or a switch of the account. */
function* runLogin(ports: LoginPorts, typed: RequestedLogin, usesRemembered: boolean) {
  const hash = yield* resolvePasswordHash(ports, typed, usesRemembered);
  if (hash === undefined) return;
  const request = { ...firstTry, name: stripWhiteSpace(typed.username), password: hash };
  const first = { ...noCaptcha, ...(typed.isAfterRegistration && { kaptchcate: KAPTCHCATE.afterRegistration }) };
  const expiry = yield* fork(expire, ports);
  try {
    const session = yield* submitUntilDecided(ports, { ...request, ...first });
    yield* cancel(expiry);
    if (session) yield* enterSession(ports, session, () => updateRememberedLogin(ports, typed, request));
  } catch (error) {
    yield* refuse(ports, error);
  } finally {
    yield* cancel(expiry);
  }
}

const firstTry = { isAgent: 0, version: '1.0', sendCodeNum: '' } as const;

/** Ends a login attempt after ten minutes, at any step. */
function* expire({ clock }: LoginPorts) {
  yield* call(waitMs, clock, HELD_CREDENTIALS_MS);
  yield* put(heldCredentialsExpired());
}

function* resolvePasswordHash(ports: LoginPorts, { username, password }: RequestedLogin, usesRemembered: boolean) {
  try {
    const end = yield* raceCall(async () => {
      if (!usesRemembered) return ports.hashPassword(readSecret(password));
      const kept = await ports.remembered?.read();
      // Another tab may have remembered another login since the form opened.
      const isOwn = kept?.kind === 'kept' && stripWhiteSpace(kept.username) === stripWhiteSpace(username);
      return isOwn ? kept.passwordHash : undefined;
    }, isFlowCancelled);
    if (end && end.result === undefined) yield* put(loginActions.loginRefused(rememberedLoginMissing));
    return end?.result;
  } catch (error) {
    yield* refuse(ports, error);
    return undefined;
  }
}

/** Failure of a remembered login that cannot be read or belongs to another name. The player must type the password (F-AUTH-22). */
const rememberedLoginMissing = {
  kind: REMEMBERED_GONE,
  code: WRONG_CREDENTIALS,
  reaction: 'show',
  messageKey: 'error.6002',
} as const;

/** Removes a remembered login that was refused, so that the form requires a password. */
function* removeRejectedLogin() {
  const state = yield* select(selectLogin);
  if (state.step !== 'refused' || state.failure.kind === REMEMBERED_GONE) return;
  if (state.failure.code === WRONG_CREDENTIALS) {
    yield* put(loginActions.rememberedLoginCleared());
  }
}

/** Makes calls until the platform accepts or refuses: first with the password alone, then with each typed code. */
function* submitUntilDecided(ports: LoginPorts, first: LoginRequest) {
  let request = first;
  let newDevice: NewDevice | undefined;
  for (;;) {
    const end = yield* submit(ports, request, newDevice);
    if (!end || 'session' in end) return end?.session;
    newDevice = end.newDevice;
    const { entered } = yield* race({
      entered: take(loginActions.deviceCodeEntered),
      cancelled: take(isFlowCancelled),
    });
    if (!entered) return undefined;
    request = { ...first, ...noCaptcha, ...entered.payload };
  }
}

/** Makes one call with its captchas. Returns undefined if it was refused or the flow ended. */
function* submit(ports: LoginPorts, request: LoginRequest, newDevice: NewDevice | undefined) {
  try {
    const end = yield* callWithCaptcha<ResponseOf<'user.login'>>({
      owner: 'login',
      attempt: (captcha, signal) => ports.login({ ...request, ...captcha }, signal),
      first: { kaptchcate: request.kaptchcate, codeId: request.codeId, code: request.code },
      hasSentCode: request.sendCodeNum !== '',
      isEnd: isFlowCancelled,
      captchaRequired: ({ captcha, serverText = '' }) => loginActions.captchaRequired({ captcha, serverText }),
      captchaSolved: () => loginActions.captchaSolved(),
    });
    if (end === 'cancelled') yield* put(loginActions.captchaCancelled());
    return end && end !== 'cancelled' ? { session: end.result } : undefined;
  } catch (error) {
    return yield* refuse(ports, error, newDevice);
  }
}

function* refuse(ports: LoginPorts, error: unknown, newDevice?: NewDevice) {
  const outcome = readLoginOutcome(error);
  if (loginActions.deviceCheckRequired.match(outcome)) {
    yield* put(outcome);
    yield* put(authActions.newDeviceDialogRequested());
    return { newDevice: outcome.payload };
  }
  const failure = outcome.payload;
  if (newDevice && concernsCode(failure)) {
    yield* put(loginActions.deviceCodeRefused({ newDevice, failure }));
    return { newDevice };
  }
  if (failure.kind === 'unexpected') ports.report?.(error);
  yield* put(outcome);
  return undefined;
}

/**
 * Converts an error of the login call to an event (ERR-08): a new-device check or a refusal.
 *
 * Unknown codes and lost responses are refusals too. A demand for a captcha is no error: the client returns it as a value
 * (ERR-03).
 */
function readLoginOutcome(error: unknown) {
  const failure = toCallFailure(error);
  const { code, serverText = '' } = failure;
  if (code === undefined || !isNewDeviceCode(code)) return loginActions.loginRefused(failure);
  return loginActions.deviceCheckRequired({ code, maskedPhone: maskPhone(readPhone(error)), serverText });
}

/** Whether a code is one of the five codes of an untrusted login. */
function isNewDeviceCode(code: number): code is NewDeviceCode {
  return code >= 6025 && code <= 6029;
}

function readPhone(error: unknown): unknown {
  const { data } = error as { readonly data?: { readonly phoneNumber?: unknown } | null };
  return data?.phoneNumber;
}

/** Whether a failure concerns the code or the connection, not the password: the player may try the code again. */
function concernsCode({ kind, code }: CallFailure): boolean {
  return kind === 'transport' || kind === 'protocol' || code === 6035 || code === 6036 || code === 6038;
}

/**
 * Stores the session and loads the member's data (AUT-04).
 *
 * The state changes before the session is stored, because a host may close the dialog as soon as the session is stored.
 */
function* enterSession(ports: LoginPorts, session: ResponseOf<'user.login'>, remember: () => unknown) {
  const { userId } = session;
  yield* put(loginActions.loginAccepted({ userId }));
  ports.session.store(session);
  for (const load of [remember, ports.loadBalance, ports.loadUnread]) yield* fork(runOptionalLoad, ports, load);
  const { ended } = yield* race({
    member: call(runOptionalLoad, ports, ports.loadMember),
    ended: take(loginActions.sessionEnded),
  });
  if (ended) return;
  yield* put(loginActions.memberLoaded());
  yield* put(authActions.loginSucceeded({ userId }));
  ports.announce('loginSucceeded');
}

/** Stores or removes a successful login according to the checkbox. */
async function updateRememberedLogin(
  { remembered }: LoginPorts,
  { isRemembering }: Pick<RequestedLogin, 'isRemembering'>,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  if (isRemembering) await remembered?.keep({ username: name, passwordHash: password } satisfies RememberedCredentials);
  if (isRemembering === false) remembered?.forget();
}

/** Runs a load. Its failure is reported and does not undo the login. */
function* runOptionalLoad(ports: LoginPorts, load: (() => unknown) | undefined) {
  try {
    yield* call(async () => load?.());
  } catch (error) {
    ports.report?.(error);
  }
  return 'loaded';
}
