import type { Saga } from 'redux-saga';
import { isApiError, isCallError, isOutcomeUnknown, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { createId, readSecret } from '@pavilion/kernel';
import { raceCall } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { put, race, select, take } from 'typed-redux-saga';
import { callWithCaptcha } from '../captcha/callWithCaptcha.ts';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import { authActions } from '../events/authActions.ts';
import { toReportedFailure } from '../events/toReportedFailure.ts';
import { loginActions } from '../login/loginSlice.ts';
import { stripWhiteSpace } from '../validators/loginFields.ts';
import type { RegisterPorts } from './registerPorts.ts';
import { registerActions, selectRegister, type RequestedRegistration } from './registerSlice.ts';

const isFlowCancelled = isAnyOf(registerActions.registerClosed, authActions.authClosed, authActions.loggedInElsewhere);

/**
 * Creates the saga of registration. It hands the login over to `createLoginSaga` (AUT-08).
 *
 * If the login fails, the account stays registered and the login form is filled with its name (F-AUTH-16).
 *
 * After a lost response the account may exist. An unchanged resubmit uses the same request id, so the platform repeats its
 * response and does not report that the name is taken (W3). The request with its hash is kept for that until the form closes.
 */
export function createRegisterSaga(ports: RegisterPorts): Saga<[]> {
  return function* registerSaga() {
    let pending: SentRegistration | undefined;
    for (;;) {
      const { requested } = yield* race({
        requested: take(registerActions.registerRequested),
        over: take(isFlowCancelled),
      });
      if (!requested) pending = undefined;
      else if ((yield* select(selectRegister)).step === 'submitting')
        pending = yield* register(ports, requested.payload, pending);
    }
  };
}

/** A registration that was sent. */
interface SentRegistration {
  readonly request: RequestOf<'user.register'>;
  readonly requestId: string;
}

type Form = Omit<SentRegistration['request'], keyof CaptchaAnswer>;

const fillRequest = (
  { name, password, secondPassword, ...origin }: Form,
  captcha: CaptchaAnswer,
): SentRegistration['request'] => ({
  name,
  password,
  secondPassword,
  ...captcha,
  ...origin,
});

const toCaptchaAnswer = ({ kaptchcate, codeId, code }: SentRegistration['request']) =>
  ({ kaptchcate, codeId, code }) as CaptchaAnswer;

const isSame = (one: SentRegistration['request'], other: SentRegistration['request']) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether the account may exist after an error. A registration moves no money, so the client marks the outcome of its lost
 * responses as `none`; each of them counts here.
 */
const mayHaveRegistered = (error: unknown) => (isCallError(error) && !isApiError(error)) || isOutcomeUnknown(error);

/** @returns the sent request if its outcome is unknown */
function* register(ports: RegisterPorts, fields: RequestedRegistration, pending: SentRegistration | undefined) {
  let sending = pending;
  const send = (request: SentRegistration['request'], signal: AbortSignal) => {
    if (!sending || !isSame(sending.request, request)) sending = { request, requestId: createId() };
    return ports.register(request, signal, sending.requestId);
  };
  try {
    const end = yield* submit({ ...ports, send }, fields, pending);
    if (end === 'cancelled') yield* put(registerActions.captchaCancelled());
    if (!end || end === 'cancelled') return undefined;
    yield* put(registerActions.registerAccepted());
    yield* put(authActions.loginDialogRequested());
    const { username } = fields;
    const password = readSecret(fields.password);
    yield* put(loginActions.loginRequested({ username, password, isAfterRegistration: true }));
    return undefined;
  } catch (error) {
    yield* put(registerActions.registerRefused(toReportedFailure(error, ports.report)));
    return mayHaveRegistered(error) ? sending : undefined;
  }
}

interface Sender extends RegisterPorts {
  readonly send: (request: SentRegistration['request'], signal: AbortSignal) => ReturnType<RegisterPorts['register']>;
}

function* submit(ports: Sender, fields: RequestedRegistration, pending: SentRegistration | undefined) {
  const { hashPassword, send, readInvite, lookUpCaptcha } = ports;
  const hashed = yield* raceCall(() => hashPassword(readSecret(fields.password)), isFlowCancelled);
  if (!hashed) return undefined;
  const password = hashed.result;
  const name = stripWhiteSpace(fields.username);
  const form = { name, password, secondPassword: password, ...readInvite() };
  const usedCaptcha = pending && toCaptchaAnswer(pending.request);
  const isRepeat = usedCaptcha && isSame(pending.request, fillRequest(form, usedCaptcha));
  return yield* callWithCaptcha<ResponseOf<'user.register'>>({
    owner: 'register',
    attempt: (captcha, signal) => send(fillRequest(form, captcha), signal),
    ...(isRepeat && { first: usedCaptcha }),
    ...(lookUpCaptcha &&
      !isRepeat && {
        lookUp: (signal: AbortSignal) => lookUpCaptcha({ ktype: 1, name, passwordHash: password }, signal),
      }),
    isEnd: isFlowCancelled,
    captchaRequired: () => registerActions.captchaRequired(),
    captchaSolved: () => registerActions.captchaSolved(),
  });
}
