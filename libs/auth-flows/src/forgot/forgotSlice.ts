import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';
import { validateOtp } from '../validators/codes.ts';
import { validateForgotIdentity, type ForgotIdentity } from '../validators/forgotIdentity.ts';
import { validatePasswordPair } from '../validators/registerForm.ts';
import { idleForgot, type ForgotState, type ForgotStep, type ForgotMedium } from './forgotState.ts';
import { forgotTable, type ForgotEvent } from './forgotTable.ts';

const action = <Payload = void>(event: ForgotEvent) => createAction<Payload>(`forgot/${event}`);

/**
 * What a view sends: `forgotOpened`, `waySwitched`, `identityRequested`, `codeRequested` (another code), `codeEntered`,
 * `passwordEntered`, `wentBack`, `returnedToLogin`, `forgotClosed`; the rest is the saga's.
 */
export const forgotActions = {
  forgotOpened: action('forgotOpened'),
  waySwitched: action<{ readonly by: ForgotMedium }>('waySwitched'),
  identityRequested: action<ForgotIdentity>('identityRequested'),
  identityAccepted: action<{ readonly maskedAccount: string }>('identityAccepted'),
  /** Without a failure: given up on the way, by closing the captcha. */
  identityRefused: action<{ readonly failure?: CallFailure }>('identityRefused'),
  codeRequested: action('codeRequested'),
  codeEntered: action<{ readonly code: string }>('codeEntered'),
  codeAccepted: action('codeAccepted'),
  codeRefused: action<CallFailure>('codeRefused'),
  passwordEntered: action<{ readonly password: string; readonly repeatPassword: string }>('passwordEntered'),
  passwordAccepted: action('passwordAccepted'),
  passwordRefused: action<CallFailure>('passwordRefused'),
  wentBack: action('wentBack'),
  returnedToLogin: action('returnedToLogin'),
  forgotClosed: action('forgotClosed'),
} as const;

const getForm = (state: ForgotState) =>
  state.step === 'idle'
    ? { by: 'phone' as const, maskedAccount: '' }
    : { by: state.by, maskedAccount: state.maskedAccount };

const at =
  <Step extends Exclude<ForgotStep, 'idle'>>(step: Step) =>
  (state: ForgotState): ForgotState => ({ step, ...getForm(state) });

function reduceIdentity(state: ForgotState, action: UnknownAction): ForgotState {
  const form = { step: 'identity', ...getForm(state) } as const;
  if (forgotActions.waySwitched.match(action)) return { ...form, by: action.payload.by };
  return forgotActions.identityRefused.match(action) ? { ...form, ...action.payload } : form;
}

function reduceIdentifying(state: ForgotState, action: UnknownAction): ForgotState {
  if (!forgotActions.identityRequested.match(action)) return at('identifying')(state);
  const { by } = action.payload;
  const fieldErrors = validateForgotIdentity(action.payload);
  return fieldErrors
    ? { step: 'identity', ...getForm(state), by, fieldErrors }
    : { step: 'identifying', ...getForm(state), by };
}

function reduceCode(state: ForgotState, action: UnknownAction): ForgotState {
  const form = { step: 'code', ...getForm(state) } as const;
  if (forgotActions.identityAccepted.match(action)) return { ...form, ...action.payload };
  return forgotActions.codeRefused.match(action) ? { ...form, failure: action.payload } : form;
}

function reduceVerifying(state: ForgotState, action: UnknownAction): ForgotState {
  const fieldError = forgotActions.codeEntered.match(action) ? validateOtp(action.payload.code) : undefined;
  return fieldError ? { step: 'code', ...getForm(state), fieldError } : at('verifying')(state);
}

function reduceResetting(state: ForgotState, action: UnknownAction): ForgotState {
  if (!forgotActions.passwordEntered.match(action)) return at('resetting')(state);
  const fieldErrors = validatePasswordPair(action.payload.password, action.payload.repeatPassword);
  return fieldErrors ? { step: 'password', ...getForm(state), fieldErrors } : at('resetting')(state);
}

/** The reducer of a forgotten password; mount it under `forgot`. */
export const forgotReducer = createFlowReducer<ForgotState, ForgotEvent>({
  name: 'forgot',
  family: 'auth',
  idle: idleForgot,
  table: forgotTable,
  reducers: {
    idle: () => idleForgot,
    identity: reduceIdentity,
    identifying: reduceIdentifying,
    code: reduceCode,
    verifying: reduceVerifying,
    password: (state, action) => ({
      step: 'password',
      ...getForm(state),
      ...(forgotActions.passwordRefused.match(action) && { failure: action.payload }),
    }),
    resetting: reduceResetting,
    done: at('done'),
  },
});

/** The part of a host's state where a forgotten password lives. */
export interface ForgotSlice {
  readonly forgot: ForgotState;
}

/** The forgotten password as it stands. */
export const selectForgot = (state: ForgotSlice): ForgotState => state.forgot;
