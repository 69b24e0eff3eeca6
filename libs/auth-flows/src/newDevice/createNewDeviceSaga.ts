import type { Saga } from 'redux-saga';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { authActions, isExternallyCancelled } from '../events/authActions.ts';
import { selectLogin, loginActions } from '../login/loginSlice.ts';
import type { NewDevice } from '../login/loginState.ts';
import { sendCode } from '../sendCode/sendCode.ts';
import { selectCanSendCode, selectIsCodeSent, selectSendCode, sendCodeActions } from '../sendCode/sendCodeSlice.ts';
import { CODE_CHANNELS } from '../sendCode/sendCodeState.ts';
import { validateOtp } from '../validators/codes.ts';
import { stripWhiteSpace } from '../validators/loginFields.ts';
import type { NewDevicePorts } from './newDevicePorts.ts';
import { newDeviceActions, selectNewDevice } from './newDeviceSlice.ts';

/** Code of a phone number that is not the member's (手机号错误). */
const WRONG_NUMBER = 6017;

const { accountSwitched, deviceCheckRequired, deviceCodeRefused, heldCredentialsExpired } = loginActions;
const { loginAccepted, loginClosed, loginRefused } = loginActions;

/** Events that end the login and lead back to its form. */
const backToForm: readonly string[] = [accountSwitched.type, heldCredentialsExpired.type, loginRefused.type];

/**
 * Creates the saga of the new-device check (NEW-01 to NEW-04). It runs from the platform's demand to the end of the login,
 * next to `createLoginSaga`. Needs `createCountdownSaga` and `createCaptchaSaga` too.
 *
 * The full phone number exists only in local variables of this saga.
 */
export function createNewDeviceSaga(ports: NewDevicePorts): Saga<[]> {
  const isEnding = isAnyOf(accountSwitched, heldCredentialsExpired, loginAccepted, loginClosed, loginRefused);
  const isChange = isAnyOf(deviceCheckRequired, isEnding, newDeviceActions.registerChosen, isExternallyCancelled);
  return function* newDeviceSaga() {
    let former: string | undefined;
    yield* takeLatest(isChange, function* follow(action) {
      if (!deviceCheckRequired.match(action)) return yield* leave(action.type);
      const login = yield* select(selectLogin);
      const username = 'username' in login ? login.username : '';
      const name = stripWhiteSpace(username);
      // After a reload the account of a stored countdown is unknown; it is then continued (F-AUTH-08).
      const isFresh = former !== undefined && former !== name;
      former = name;
      yield* runDeviceCheck(ports, { ...action.payload, username }, isFresh);
    });
  };
}

function* leave(type: string) {
  const isOpen = (yield* select(selectNewDevice)).step !== 'idle';
  const isRegistering = type === newDeviceActions.registerChosen.type;
  if (!isOpen && !isRegistering) return;
  yield* put(newDeviceActions.newDeviceClosed());
  yield* put(sendCodeActions.codeFormClosed());
  if (isRegistering) {
    yield* put(authActions.registerDialogRequested());
    // Dispatched last, because this saga takes the action too and then restarts.
    yield* put(loginClosed());
  } else if (backToForm.includes(type)) yield* put(authActions.loginDialogRequested());
}

/** @param isFresh whether the account is another than that of the check before */
function* runDeviceCheck(ports: NewDevicePorts, check: NewDevice & { readonly username: string }, isFresh: boolean) {
  yield* put(newDeviceActions.newDeviceOpened(check));
  yield* put(sendCodeActions.codeFormOpened({ purpose: 'newDevice', isFresh }));
  yield* takeEvery(newDeviceActions.codeEntered, enterCode);
  yield* takeEvery(deviceCodeRefused, function* showCodeError({ payload: { failure } }) {
    yield* put(newDeviceActions.codeRejected({ failure }));
  });
  yield* fork(sendCodes, ports, check, stripWhiteSpace(check.username));
}

function* enterCode({ payload: { code } }: ReturnType<typeof newDeviceActions.codeEntered>) {
  const fieldError = (yield* select(selectIsCodeSent)) ? validateOtp(code) : ('codeNotRequested' as const);
  if (fieldError) yield* put(newDeviceActions.codeRejected({ fieldError }));
  else yield* put(loginActions.deviceCodeEntered({ sendCodeNum: code }));
}

function* sendCodes(ports: NewDevicePorts, { maskedPhone }: NewDevice, name: string) {
  let phone: string | undefined;
  yield* takeLeading(newDeviceActions.codeRequested, function* request({ payload: { channel } }) {
    if (!(yield* select(selectCanSendCode))) return;
    if (channel === CODE_CHANNELS.voice && !(yield* confirmVoice())) return;
    phone ??= yield* promptMiddleDigits(maskedPhone);
    if (phone === undefined) return;
    const fullNumber = phone;
    yield* sendCode(ports, {
      channel,
      send: (captcha, signal) => ports.sendDeviceCode({ name, phone: fullNumber, channel, captcha }, signal),
    });
    if (!(yield* call(isNumberWrong))) return;
    phone = undefined;
    yield* put(newDeviceActions.codeRejected({ fieldError: 'middleDigitsRule' }));
  });
}

function* isNumberWrong() {
  const state = yield* select(selectSendCode);
  return 'failure' in state && state.failure?.code === WRONG_NUMBER;
}

function* confirmVoice() {
  yield* put(newDeviceActions.voiceNoticeShown());
  const { confirmed } = yield* race({
    confirmed: take(newDeviceActions.voiceConfirmed),
    cancelled: take(newDeviceActions.promptCancelled),
  });
  return confirmed !== undefined;
}

/** Returns the full number; undefined if the player cancels or the masked number does not hide four digits. */
function* promptMiddleDigits(maskedPhone: string) {
  if (insertMiddleDigits(maskedPhone, '0000') === undefined) {
    yield* put(newDeviceActions.codeRejected({ failure: noPhone }));
    return undefined;
  }
  yield* put(newDeviceActions.middleDigitsPrompted());
  for (;;) {
    const { entered } = yield* race({
      entered: take(newDeviceActions.middleDigitsEntered),
      cancelled: take(newDeviceActions.promptCancelled),
    });
    if (!entered) return undefined;
    if ((yield* select(selectNewDevice)).step === 'ready')
      return insertMiddleDigits(maskedPhone, entered.payload.digits);
  }
}

/** Failure without a bound phone. No code can be sent; customer service can help. */
const noPhone = { kind: 'api', code: 6015, reaction: 'show', messageKey: 'error.6015' } as const;

/**
 * Inserts the four middle digits into a masked number: `138****0001` and `1234` become `13812340001`.
 *
 * @returns undefined if the mask does not hide exactly four digits
 */
function insertMiddleDigits(maskedPhone: string, middleDigits: string): string | undefined {
  return /^[^*]*\*{4}[^*]*$/.test(maskedPhone) ? maskedPhone.replace('****', middleDigits) : undefined;
}
