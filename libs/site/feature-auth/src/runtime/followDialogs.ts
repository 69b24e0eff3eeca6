import { authActions, forgotActions, loginActions, registerActions } from '@pavilion/auth-flows';
import { dialogActions } from '@pavilion/site-contract';
import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { all, call, fork, put, select, takeEvery } from 'redux-saga/effects';
import { authDialogs, selectAuthDialogs, type AuthDialogKind } from '../state/authDialogs.ts';
import { typedNameActions } from '../state/typedName.ts';

/** Dialogs by the event that opens them (DLG-07). */
const dialogRoutes = [
  [authActions.loginDialogRequested, 'login'],
  [authActions.registerDialogRequested, 'register'],
  [authActions.forgotPasswordRequested, 'forgot'],
  [authActions.newDeviceDialogRequested, 'newDevice'],
] as const;

/** Dialogs of each flow or draft, and the action that ends it once none of them is open (AUT-10). */
const flowDialogs: readonly (readonly [ends: () => Action, ...kinds: AuthDialogKind[]])[] = [
  [loginActions.loginClosed, 'login', 'newDevice'],
  [registerActions.registerClosed, 'register'],
  [forgotActions.forgotClosed, 'forgot'],
  [typedNameActions.nameCleared, 'login', 'forgot'],
];

/**
 * Synchronises flows and dialogs: events of flows open dialogs, and a closed dialog ends its flow.
 *
 * A replaced dialog closes only after the new one is shown (`useAuthDialog`), so that the page does not appear in between.
 * The browser's back button closes all auth dialogs.
 */
export function* followDialogs(): Generator {
  const popstateEvents = (yield call(createPopstateChannel)) as EventChannel<Event>;
  yield all([
    ...dialogRoutes.map(([event, kind]) => takeEvery(event, open, kind)),
    takeEvery(authActions.authModeSwitched, switchDialog),
    takeEvery(authActions.authClosed, closeAll),
    fork(cancelFlows),
    takeEvery(popstateEvents, closeAll),
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

function createPopstateChannel() {
  return eventChannel<Event>((emit) => {
    window.addEventListener('popstate', emit);
    return () => window.removeEventListener('popstate', emit);
  });
}

function* cancelFlows(): Generator {
  let before = (yield select(selectAuthDialogs)) as readonly AuthDialogKind[];
  const { opened, closed, allClosed } = dialogActions;
  yield takeEvery([opened.type, closed.type, allClosed.type], function* compare(): Generator {
    const previous = before;
    before = (yield select(selectAuthDialogs)) as readonly AuthDialogKind[];
    const now = before;
    for (const [ends, ...kinds] of flowDialogs) {
      const wasOpen = kinds.some((kind) => previous.includes(kind));
      if (wasOpen && !kinds.some((kind) => now.includes(kind))) yield put(ends());
    }
  });
}
