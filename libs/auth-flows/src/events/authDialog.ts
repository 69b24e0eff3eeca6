import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import type { authActions } from './authActions.ts';

/** State of the auth dialog: its open screen (AUT-01). */
export type AuthDialogState = { readonly step: 'closed' | 'login' | 'register' | 'forgot' | 'newDevice' };

/** Step of the auth dialog: the open screen, or `closed`. */
export type AuthDialogStep = AuthDialogState['step'];

/** Event of the auth dialog. */
export type AuthDialogEvent = keyof typeof authActions;

/** Wire numbers of the two modes (§2). */
export const AUTH_MODES = { login: 1, register: 2 } as const;

const leaving = { authClosed: 'closed', loginSucceeded: 'closed', loggedInElsewhere: 'closed' } as const;

/** Transition table of the auth dialog (DLG-07). An expired login opens the login screen in place of any other. */
export const authDialogTable: FlowTable<AuthDialogStep, AuthDialogEvent> = {
  closed: {
    loginDialogRequested: 'login',
    registerDialogRequested: 'register',
    forgotPasswordRequested: 'forgot',
    loginExpired: 'login',
  },
  login: {
    authModeSwitched: 'register',
    registerDialogRequested: 'register',
    forgotPasswordRequested: 'forgot',
    newDeviceDialogRequested: 'newDevice',
    ...leaving,
  },
  register: {
    authModeSwitched: 'login',
    loginDialogRequested: 'login',
    newDeviceDialogRequested: 'newDevice',
    loginExpired: 'login',
    ...leaving,
  },
  forgot: { loginDialogRequested: 'login', registerDialogRequested: 'register', loginExpired: 'login', ...leaving },
  newDevice: { loginDialogRequested: 'login', registerDialogRequested: 'register', loginExpired: 'login', ...leaving },
};

const showStep = (step: AuthDialogStep) => () => ({ step });

/** Reducer of the auth dialog. Mount it under `authDialog`. */
export const authDialogReducer = createFlowReducer<AuthDialogState, AuthDialogEvent>({
  name: 'auth',
  idle: { step: 'closed' },
  table: authDialogTable,
  reducers: {
    closed: showStep('closed'),
    login: showStep('login'),
    register: showStep('register'),
    forgot: showStep('forgot'),
    newDevice: showStep('newDevice'),
  },
});

/** Selects the open screen. */
export const selectAuthDialog = (state: { readonly authDialog: AuthDialogState }): AuthDialogStep =>
  state.authDialog.step;
