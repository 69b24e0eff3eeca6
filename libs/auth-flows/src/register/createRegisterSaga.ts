import { isApiError, isCallError, isOutcomeUnknown, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { createId } from '@pavilion/kernel';
import { raceCall } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { put, race, select, take } from 'typed-redux-saga';
import { callWithCaptcha } from '../captcha/callWithCaptcha.ts';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import { authActions } from '../events/authActions.ts';
import { toReportedFailure } from '../failure/toReportedFailure.ts';
import { loginActions } from '../login/loginSlice.ts';
import type { RegisterFields } from '../validators/registerForm.ts';
import { stripWhiteSpace } from '../validators/stripWhiteSpace.ts';
import type { RegisterPorts } from './registerPorts.ts';
import { registerActions, selectRegister } from './registerSlice.ts';

const isFlowCancelled = isAnyOf(registerActions.registerClosed, authActions.authClosed, authActions.loggedInElsewhere);

/**
 * Registers, then hands the login over to `createLoginSaga`, which runs beside it (AUT-08).
 *
 * A login that fails leaves the account registered and the login form filled with its name; nothing registers twice (F-AUTH-16).
 * A registration nobody answered may have happened: pressed again unchanged, it goes out under its own request id, and the
 * platform answers as it did instead of saying that the name is taken (W3). Until the form is closed its hash is kept for that.
 */
export function createRegisterSaga(ports: RegisterPorts) {
  return function* registerSaga() {
    let unanswered: Sending | undefined;
    for (;;) {
      const { asked } = yield* race({ asked: take(registerActions.registerRequested), over: take(isFlowCancelled) });
      if (!asked) unanswered = undefined;
      else if ((yield* select(selectRegister)).step === 'submitting')
        unanswered = yield* register(ports, asked.payload, unanswered);
    }
  };
}

/** A registration as it was sent. */
interface Sending {
  readonly request: RequestOf<'user.register'>;
  readonly requestId: string;
}

type Form = Omit<Sending['request'], keyof CaptchaAnswer>;

const filled = ({ name, password, secondPassword, ...origin }: Form, captcha: CaptchaAnswer): Sending['request'] => ({
  name,
  password,
  secondPassword,
  ...captcha,
  ...origin,
});

const toCaptchaAnswer = ({ kaptchcate, codeId, code }: Sending['request']) =>
  ({ kaptchcate, codeId, code }) as CaptchaAnswer;

const isSame = (one: Sending['request'], other: Sending['request']) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether the account may exist after an error. A registration moves no money, so the client marks the outcome of its lost
 * responses as `none`; each of them counts here.
 */
const mayHaveRegistered = (error: unknown) => (isCallError(error) && !isApiError(error)) || isOutcomeUnknown(error);

/** @returns what was sent, when nobody knows what became of it */
function* register(ports: RegisterPorts, fields: RegisterFields, unanswered: Sending | undefined) {
  const { username, password } = fields;
  let sending = unanswered;
  const send = (request: Sending['request'], signal: AbortSignal) => {
    if (!sending || !isSame(sending.request, request)) sending = { request, requestId: createId() };
    return ports.register(request, signal, sending.requestId);
  };
  try {
    const end = yield* submit({ ...ports, send }, fields, unanswered);
    if (end === 'cancelled') yield* put(registerActions.captchaCancelled());
    if (!end || end === 'cancelled') return undefined;
    yield* put(registerActions.registerAccepted());
    yield* put(authActions.loginAsked());
    yield* put(loginActions.loginRequested({ username, password, isAfterRegistration: true }));
    return undefined;
  } catch (error) {
    yield* put(registerActions.registerRefused(toReportedFailure(error, ports.report)));
    return mayHaveRegistered(error) ? sending : undefined;
  }
}

interface Sender extends RegisterPorts {
  readonly send: (request: Sending['request'], signal: AbortSignal) => ReturnType<RegisterPorts['register']>;
}

function* submit(ports: Sender, fields: RegisterFields, unanswered: Sending | undefined) {
  const { hashPassword, send, readInvite, lookUpCaptcha } = ports;
  const hashed = yield* raceCall(() => hashPassword(stripWhiteSpace(fields.password)), isFlowCancelled);
  if (!hashed) return undefined;
  const password = hashed.answer;
  const name = stripWhiteSpace(fields.username);
  const form = { name, password, secondPassword: password, ...readInvite() };
  const spent = unanswered && toCaptchaAnswer(unanswered.request);
  const isRepeat = spent && isSame(unanswered.request, filled(form, spent));
  return yield* callWithCaptcha<ResponseOf<'user.register'>>({
    owner: 'register',
    attempt: (captcha, signal) => send(filled(form, captcha), signal),
    ...(isRepeat && { first: spent }),
    ...(lookUpCaptcha &&
      !isRepeat && {
        lookUp: (signal: AbortSignal) => lookUpCaptcha({ ktype: 1, name, passwordHash: password }, signal),
      }),
    isEnd: isFlowCancelled,
    captchaRequired: () => registerActions.captchaAsked(),
    captchaAnswered: () => registerActions.captchaAnswered(),
  });
}
