import { authActions, forgotActions, loginActions, registerActions } from '@pavilion/auth-flows';
import { dialogActions } from '@pavilion/site-contract';
import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { all, call, fork, put, select, takeEvery } from 'redux-saga/effects';
import { authDialogs, selectAuthDialogs, type AuthDialogKind } from './authDialogs.ts';

/** Which event shows which dialog (DLG-07). */
const dialogRoutes = [
  [authActions.loginAsked, 'login'],
  [authActions.registerAsked, 'register'],
  [authActions.forgetPasswordAsked, 'forgot'],
  [authActions.newDeviceAsked, 'newDevice'],
] as const;

/** Which dialogs a flow lives in, and what ends it once none of them stands any more (AUT-10). */
const homes: readonly (readonly [ends: () => Action, ...kinds: AuthDialogKind[]])[] = [
  [loginActions.loginClosed, 'login', 'newDevice'],
  [registerActions.registerClosed, 'register'],
  [forgotActions.forgotClosed, 'forgot'],
];

/**
 * Keeps flows and dialogs of the shell in step: events of the flows open dialogs, a dialog that goes ends its flow.
 *
 * The dialog that is replaced goes when the new one is there (`useAuthDialog`), so that no gap shows the bare page. The
 * browser's back button leaves page and dialog alike.
 */
export function* followDialogs(): Generator {
  const wentBack = (yield call(backs)) as EventChannel<Event>;
  yield all([
    ...dialogRoutes.map(([event, kind]) => takeEvery(event, open, kind)),
    takeEvery(authActions.authWaySwitched, switchDialog),
    takeEvery(authActions.authClosed, closeAll),
    fork(cancelFlows),
    takeEvery(wentBack, closeAll),
  ]);
}

function* open(kind: AuthDialogKind): Generator {
  yield put(dialogActions.opened({ kind }));
}

function* switchDialog(): Generator {
  const shown = (yield select(selectAuthDialogs)) as readonly AuthDialogKind[];
  yield put(dialogActions.opened({ kind: shown.includes('login') ? 'register' : 'login' }));
}

function* closeAll(): Generator {
  for (const kind of authDialogs) yield put(dialogActions.closed(kind));
}

function backs() {
  return eventChannel<Event>((emit) => {
    window.addEventListener('popstate', emit);
    return () => window.removeEventListener('popstate', emit);
  });
}

function* cancelFlows(): Generator {
  let before = (yield select(selectAuthDialogs)) as readonly AuthDialogKind[];
  const { opened, closed, allClosed } = dialogActions;
  yield takeEvery([opened.type, closed.type, allClosed.type], function* compare(): Generator {
    const gone = before;
    before = (yield select(selectAuthDialogs)) as readonly AuthDialogKind[];
    const now = before;
    for (const [ends, ...kinds] of homes) {
      const stood = kinds.some((kind) => gone.includes(kind));
      if (stood && !kinds.some((kind) => now.includes(kind))) yield put(ends());
    }
  });
}
