import type { Saga } from 'redux-saga';
import { readSecret } from '@pavilion/kernel';
import { raceCall, waitMs } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { authActions } from '../events/authActions.ts';
import { toReportedFailure } from '../events/toReportedFailure.ts';
import { maskPhone, DEFAULT_AREA_CODE } from '../validators/phone.ts';
import { selectSendCode, sendCodeActions } from '../sendCode/sendCodeSlice.ts';
import { CODE_CHANNELS } from '../sendCode/sendCodeState.ts';
import { sendCode } from '../sendCode/sendCode.ts';
import type { ForgotIdentity } from '../validators/forgotIdentity.ts';
import { stripWhiteSpace } from '../validators/loginFields.ts';
import type { ForgotAccount, ForgotPorts } from './forgotPorts.ts';
import { forgotActions, selectForgot } from './forgotSlice.ts';
import { maskEmail } from './maskEmail.ts';

/** Milliseconds after which the success page returns to the login (§9). */
export const BACK_TO_LOGIN_MS = 3_000;

const { forgotClosed, returnedToLogin, stepReverted, forgotOpened } = forgotActions;
const endings = [forgotClosed, returnedToLogin, authActions.authClosed, authActions.loggedInElsewhere] as const;
const isFormClosed = isAnyOf(...endings);
const isStepClosed = isAnyOf(...endings, stepReverted);

/** Data that the saga keeps between the steps. It is never part of the state. */
interface PendingReset {
  account?: ForgotAccount;
  ticket?: string;
}

/** Creates the saga of the password reset (FGT-01 to FGT-03). Needs `createCaptchaSaga` and `createCountdownSaga`. */
export function createForgotSaga(ports: ForgotPorts): Saga<[]> {
  return function* forgotSaga() {
    for (;;) {
      yield* take(forgotOpened);
      const { isBack } = yield* race({
        flow: call(runSteps, ports),
        isBack: take(returnedToLogin),
        left: take(isFormClosed),
      });
      yield* put(sendCodeActions.codeFormClosed());
      if (isBack) yield* put(authActions.loginDialogRequested());
    }
  };
}

function* runSteps(ports: ForgotPorts) {
  const held: PendingReset = {};
  yield* takeLeading(forgotActions.identityRequested, identify, ports, held);
  yield* takeLeading(forgotActions.codeRequested, resendCode, ports, held);
  yield* takeLeading(forgotActions.codeEntered, verify, ports, held);
  yield* takeLeading(forgotActions.passwordEntered, reset, ports, held);
  yield* takeEvery(forgotActions.passwordAccepted, returnLater, ports);
}

function* isAt(step: 'identifying' | 'verifying' | 'resetting') {
  return (yield* select(selectForgot)).step === step;
}

function toForgotAccount(identity: ForgotIdentity): ForgotAccount {
  const name = identity.username.trim();
  if (identity.by === 'email') return { by: 'email', name, account: identity.email.trim() };
  const { areaCode = DEFAULT_AREA_CODE } = identity;
  return { by: 'phone', name, account: stripWhiteSpace(identity.phone), areaCode };
}

const isSameAccount = (one: ForgotAccount | undefined, other: ForgotAccount) =>
  one?.by === other.by && one.name === other.name && one.account === other.account && one.areaCode === other.areaCode;

/** Step 0: sends the code, except if the same account received one and its countdown still runs. */
function* identify(
  ports: ForgotPorts,
  held: PendingReset,
  { payload }: ReturnType<typeof forgotActions.identityRequested>,
) {
  if (!(yield* isAt('identifying'))) return;
  const account = toForgotAccount(payload);
  const hasSentCode = isSameAccount(held.account, account) && (yield* select(selectSendCode)).step === 'waiting';
  if (!hasSentCode) {
    const purpose = account.by === 'phone' ? 'forgotPhone' : 'forgotEmail';
    yield* put(sendCodeActions.codeFormOpened({ purpose, isFresh: true }));
    if (!(yield* send(ports, account))) {
      yield* put(forgotActions.identityRefused(yield* getSendFailure()));
      return;
    }
  }
  held.account = account;
  const maskedAccount = account.by === 'phone' ? maskPhone(account.account) : maskEmail(account.account);
  yield* put(forgotActions.identityAccepted({ maskedAccount }));
}

function* send(ports: ForgotPorts, account: ForgotAccount) {
  const { lookUpCaptcha } = ports;
  const subject = { ktype: account.by === 'phone' ? 2 : 3, name: account.name, passwordHash: '' } as const;
  return yield* sendCode(ports, {
    channel: account.by === 'phone' ? CODE_CHANNELS.sms : CODE_CHANNELS.email,
    ...(lookUpCaptcha && { lookUp: (signal: AbortSignal) => lookUpCaptcha(subject, signal) }),
    send: (captcha, signal) => ports.sendResetCode({ ...account, captcha }, signal),
  });
}

function* getSendFailure() {
  const state = yield* select(selectSendCode);
  return 'failure' in state && state.failure ? { failure: state.failure } : {};
}

function* resendCode(ports: ForgotPorts, held: PendingReset) {
  const isCodeStep = (yield* select(selectForgot)).step === 'code';
  if (held.account && isCodeStep) yield* send(ports, held.account);
}

/** Step 1: has the code checked and keeps the ticket for step 2. */
function* verify(ports: ForgotPorts, held: PendingReset, { payload }: ReturnType<typeof forgotActions.codeEntered>) {
  const { account } = held;
  if (!account || !(yield* isAt('verifying'))) return;
  try {
    const { code } = payload;
    const end = yield* raceCall((signal) => ports.checkResetCode({ ...account, code }, signal), isStepClosed);
    if (!end) return;
    held.ticket = end.result.ticket;
    yield* put(forgotActions.codeAccepted());
  } catch (error) {
    yield* put(forgotActions.codeRefused(toReportedFailure(error, ports.report)));
  }
}

/** Step 2: sets the password. Without a ticket nothing is sent, because the platform would refuse it (F-AUTH-12). */
function* reset(ports: ForgotPorts, held: PendingReset, { payload }: ReturnType<typeof forgotActions.passwordEntered>) {
  const { account, ticket } = held;
  if (!(yield* isAt('resetting'))) return;
  if (!account || ticket === undefined) {
    yield* put(forgotActions.passwordRefused(notChecked));
    return;
  }
  try {
    const end = yield* raceCall(async (signal) => {
      const passwordHash = await ports.hashPassword(readSecret(payload.password));
      await ports.resetPassword({ ...account, ticket, passwordHash }, signal);
    }, isStepClosed);
    if (!end) return;
    ports.remembered?.forget();
    yield* put(forgotActions.passwordAccepted());
    yield* put(authActions.passwordChanged());
  } catch (error) {
    yield* put(forgotActions.passwordRefused(toReportedFailure(error, ports.report)));
  }
}

/** Failure of a reset without a ticket. */
const notChecked = { kind: 'form', code: 6035, reaction: 'show', messageKey: 'error.6035' } as const;

function* returnLater({ clock }: ForgotPorts) {
  yield* call(waitMs, clock, BACK_TO_LOGIN_MS);
  yield* put(returnedToLogin());
}
