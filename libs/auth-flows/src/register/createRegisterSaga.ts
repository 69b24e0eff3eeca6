import { type ResponseOf } from '@pavilion/api-client';
import { isAnyOf } from '@reduxjs/toolkit';
import { put, select, take } from 'typed-redux-saga';
import { callWithCaptcha } from '../captcha/callWithCaptcha.ts';
import { authActions } from '../events/authActions.ts';
import { failureOf } from '../failure/failureOf.ts';
import { callUntil } from '../flow/callUntil.ts';
import { loginActions } from '../login/loginSlice.ts';
import { type RegisterFields } from '../validators/registerForm.ts';
import { stripWhiteSpace } from '../validators/stripWhiteSpace.ts';
import { type RegisterPorts } from './registerPorts.ts';
import { registerActions, selectRegister } from './registerSlice.ts';

const isGivenUp = isAnyOf(registerActions.registerClosed, authActions.authClosed, authActions.loggedInElsewhere);

/**
 * Registers, then hands the login over to `createLoginSaga`, which runs beside it (AUT-08).
 *
 * A login that fails leaves the account registered and the login form filled with its name; nothing registers twice (F-AUTH-16).
 */
export function createRegisterSaga(ports: RegisterPorts) {
  return function* registerSaga() {
    for (;;) {
      const { payload } = yield* take(registerActions.registerRequested);
      if ((yield* select(selectRegister)).step === 'submitting') yield* register(ports, payload);
    }
  };
}

function* register(ports: RegisterPorts, { username, password }: RegisterFields) {
  try {
    const end = yield* submit(ports, stripWhiteSpace(username), stripWhiteSpace(password));
    if (!end) return;
    if (end === 'cancelled') {
      yield* put(registerActions.captchaCancelled());
      return;
    }
    yield* put(registerActions.registerAccepted());
    yield* put(authActions.loginAsked());
    yield* put(loginActions.loginRequested({ username, password, isAfterRegistration: true }));
  } catch (error) {
    yield* put(registerActions.registerRefused(failureOf(error, ports.report)));
  }
}

function* submit({ hashPassword, register, readInvite, lookUpCaptcha }: RegisterPorts, name: string, typed: string) {
  const hashed = yield* callUntil(() => hashPassword(typed), isGivenUp);
  if (!hashed) return undefined;
  const password = hashed.answer;
  return yield* callWithCaptcha<ResponseOf<'user.register'>>({
    owner: 'register',
    attempt: (captcha, signal) =>
      register({ name, password, secondPassword: password, ...captcha, ...readInvite() }, signal),
    ...(lookUpCaptcha && {
      lookUp: (signal: AbortSignal) => lookUpCaptcha({ ktype: 1, name, passwordHash: password }, signal),
    }),
    isEnd: isGivenUp,
    asked: () => registerActions.captchaAsked(),
    answered: () => registerActions.captchaAnswered(),
  });
}
