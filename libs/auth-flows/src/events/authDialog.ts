import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import type { authActions } from './authActions.ts';

/** Which screen of the auth dialog is open (AUT-01). */
export type AuthDialogState = { readonly step: 'closed' | 'login' | 'register' | 'forgot' | 'newDevice' };

export type AuthDialogStep = AuthDialogState['step'];

export type AuthDialogEvent = keyof typeof authActions;

/** Wire numbers of the two modes (§2): 1 login, 2 register. */
export const AUTH_MODES = { login: 1, register: 2 } as const;

const leaving = { authClosed: 'closed', loginSucceeded: 'closed', loggedInElsewhere: 'closed' } as const;

/** Which event shows which screen (DLG-07). A login that expires opens the login over whatever was open. */
export const authDialogTable: FlowTable<AuthDialogStep, AuthDialogEvent> = {
  closed: { loginAsked: 'login', registerAsked: 'register', forgetPasswordAsked: 'forgot', loginExpired: 'login' },
  login: {
    authWaySwitched: 'register',
    registerAsked: 'register',
    forgetPasswordAsked: 'forgot',
    newDeviceAsked: 'newDevice',
    ...leaving,
  },
  register: {
    authWaySwitched: 'login',
    loginAsked: 'login',
    newDeviceAsked: 'newDevice',
    loginExpired: 'login',
    ...leaving,
  },
  forgot: { loginAsked: 'login', registerAsked: 'register', loginExpired: 'login', ...leaving },
  newDevice: { loginAsked: 'login', registerAsked: 'register', loginExpired: 'login', ...leaving },
};

const showStep = (step: AuthDialogStep) => () => ({ step });

/** Which screen is open; mount it under `authDialog`. */
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

/** The open screen. */
export const selectAuthDialog = (state: { readonly authDialog: AuthDialogState }): AuthDialogStep =>
  state.authDialog.step;
