import type { CallFailure } from '@pavilion/api-client';
import { loginActions, registerActions, sendCodeActions } from '@pavilion/auth-flows';
import { dialogActions, errorMessages, toastActions, type Services } from '@pavilion/site-contract';
import type { UnknownAction } from '@reduxjs/toolkit';
import { all, put, race, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { formatFailure } from '../parts/formatFailure.ts';
import { authMessages } from '../messages/authMessages.ts';

const { loginRefused, loginAccepted, loginClosed } = loginActions;

/** Shows toasts and popups for events of the auth flows. */
export function* authFeedbackSaga(services: Services): Generator {
  yield all([
    takeEvery([loginRefused.type, registerActions.registerRefused.type], showSuspension, services),
    takeEvery(sendCodeActions.codeSent, showCodeSentToast, services),
    takeLatest(registerActions.registerAccepted, followRegistration, services),
  ]);
}

/** Shows a popup for 6501, but not for 6502 (F-AUTH-24). */
function* showSuspension({ i18n }: Services, action: UnknownAction): Generator {
  const payload = action['payload'] as CallFailure;
  if (payload.reaction !== 'popup') return;
  const t = i18n.translator(authMessages);
  yield put(
    dialogActions.opened({
      kind: 'tips',
      title: t('refusal.suspended'),
      text: formatFailure(payload, i18n.translator(errorMessages)),
      ok: t('refusal.suspendedOk'),
    }),
  );
}

const sentTexts = { 0: 'code.sentSms', 1: 'code.sentEmail', 2: 'code.sentVoice' } as const;

/** Shows where a code was sent (NEW-05). */
function* showCodeSentToast({ i18n }: Services, { payload }: ReturnType<typeof sendCodeActions.codeSent>): Generator {
  const text = i18n.translator(authMessages)(sentTexts[payload.channel]);
  yield put(toastActions.shown({ kind: 'success', text }));
}

/** Shows 注册成功. If the login then fails, opens the login form with a notice that the account exists (F-AUTH-16). */
function* followRegistration({ i18n }: Services): Generator {
  const t = i18n.translator(authMessages);
  yield put(toastActions.shown({ kind: 'success', text: t('register.done') }));
  const { isRefused } = (yield race({
    isRefused: take(loginRefused),
    isIn: take(loginAccepted),
    isLeft: take(loginClosed),
  })) as { readonly isRefused?: unknown };
  if (isRefused) yield put(dialogActions.opened({ kind: 'login', notice: t('register.loginFailed') }));
}
