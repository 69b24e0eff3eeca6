import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';
import { validateOtp } from '../validators/codes.ts';
import { validateForgotIdentity, type ForgotIdentity } from '../validators/forgotIdentity.ts';
import { validatePasswordPair } from '../validators/registerForm.ts';
import { idleForgot, type ForgotState, type ForgotStep, type ForgotWay } from './forgotState.ts';
import { forgotTable, type ForgotEvent } from './forgotTable.ts';

const action = <Payload = void>(event: ForgotEvent) => createAction<Payload>(`forgot/${event}`);

/**
 * What a view sends: `forgotOpened`, `waySwitched`, `identityRequested`, `codeRequested` (another code), `codeEntered`,
 * `passwordEntered`, `wentBack`, `returnedToLogin`, `forgotClosed`; the rest is the saga's.
 */
export const forgotActions = {
  forgotOpened: action('forgotOpened'),
  waySwitched: action<{ readonly by: ForgotWay }>('waySwitched'),
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

const formOf = (state: ForgotState) =>
  state.step === 'idle'
    ? { by: 'phone' as const, maskedAccount: '' }
    : { by: state.by, maskedAccount: state.maskedAccount };

const at =
  <Step extends Exclude<ForgotStep, 'idle'>>(step: Step) =>
  (state: ForgotState): ForgotState => ({ step, ...formOf(state) });

function arriveIdentity(state: ForgotState, action: UnknownAction): ForgotState {
  const form = { step: 'identity', ...formOf(state) } as const;
  if (forgotActions.waySwitched.match(action)) return { ...form, by: action.payload.by };
  return forgotActions.identityRefused.match(action) ? { ...form, ...action.payload } : form;
}

function arriveIdentifying(state: ForgotState, action: UnknownAction): ForgotState {
  if (!forgotActions.identityRequested.match(action)) return at('identifying')(state);
  const { by } = action.payload;
  const fieldErrors = validateForgotIdentity(action.payload);
  return fieldErrors
    ? { step: 'identity', ...formOf(state), by, fieldErrors }
    : { step: 'identifying', ...formOf(state), by };
}

function arriveCode(state: ForgotState, action: UnknownAction): ForgotState {
  const form = { step: 'code', ...formOf(state) } as const;
  if (forgotActions.identityAccepted.match(action)) return { ...form, ...action.payload };
  return forgotActions.codeRefused.match(action) ? { ...form, failure: action.payload } : form;
}

function arriveVerifying(state: ForgotState, action: UnknownAction): ForgotState {
  const fieldError = forgotActions.codeEntered.match(action) ? validateOtp(action.payload.code) : undefined;
  return fieldError ? { step: 'code', ...formOf(state), fieldError } : at('verifying')(state);
}

function arriveResetting(state: ForgotState, action: UnknownAction): ForgotState {
  if (!forgotActions.passwordEntered.match(action)) return at('resetting')(state);
  const fieldErrors = validatePasswordPair(action.payload.password, action.payload.repeatPassword);
  return fieldErrors ? { step: 'password', ...formOf(state), fieldErrors } : at('resetting')(state);
}

/** The reducer of a forgotten password; mount it under `forgot`. */
export const forgotReducer = createFlowReducer<ForgotState, ForgotEvent>({
  name: 'forgot',
  family: 'auth',
  idle: idleForgot,
  table: forgotTable,
  arrivals: {
    idle: () => idleForgot,
    identity: arriveIdentity,
    identifying: arriveIdentifying,
    code: arriveCode,
    verifying: arriveVerifying,
    password: (state, action) => ({
      step: 'password',
      ...formOf(state),
      ...(forgotActions.passwordRefused.match(action) && { failure: action.payload }),
    }),
    resetting: arriveResetting,
    done: at('done'),
  },
});

/** The part of a host's state where a forgotten password lives. */
export interface ForgotSlice {
  readonly forgot: ForgotState;
}

/** The forgotten password as it stands. */
export const selectForgot = (state: ForgotSlice): ForgotState => state.forgot;
