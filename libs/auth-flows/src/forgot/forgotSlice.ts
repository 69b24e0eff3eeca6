import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer, type FlowTable } from '@pavilion/kernel/flow';
import type { Secret } from '@pavilion/kernel';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { buildCancelTransitions } from '../events/authActions.ts';
import { validateOtp } from '../validators/codes.ts';
import { validateForgotIdentity, type ForgotIdentity } from '../validators/forgotIdentity.ts';
import { hidePassword } from '../events/hidePassword.ts';
import { validatePasswordPair, type RegisterFieldErrors } from '../validators/registerForm.ts';
import { idleForgot, type ForgotState, type ForgotStep, type ForgotMedium } from './forgotState.ts';

/** Events of the password reset. */
export type ForgotEvent =
  | 'forgotOpened'
  | 'mediumSwitched'
  | 'identityRequested'
  | 'identityAccepted'
  | 'identityRefused'
  | 'codeRequested'
  | 'codeEntered'
  | 'codeAccepted'
  | 'codeRefused'
  | 'passwordEntered'
  | 'passwordAccepted'
  | 'passwordRefused'
  | 'stepReverted'
  | 'returnedToLogin'
  | 'forgotClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { returnedToLogin: 'idle', forgotClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/** Transition table of the password reset (FGT-01). Only a response leads forward; back leads one step, also during a call. */
export const forgotTable: FlowTable<ForgotStep, ForgotEvent> = {
  idle: { forgotOpened: 'identity' },
  identity: { ...leaving, mediumSwitched: 'identity', identityRequested: 'identifying' },
  identifying: { ...leaving, identityAccepted: 'code', identityRefused: 'identity' },
  code: { ...leaving, codeRequested: 'code', codeEntered: 'verifying', codeRefused: 'code', stepReverted: 'identity' },
  verifying: { ...leaving, codeAccepted: 'password', codeRefused: 'code', stepReverted: 'identity' },
  password: { ...leaving, passwordEntered: 'resetting', stepReverted: 'code' },
  resetting: { ...leaving, passwordAccepted: 'done', passwordRefused: 'password', stepReverted: 'code' },
  done: leaving,
};

const action = <Payload = void>(event: ForgotEvent) =>
  createAction<Payload, `forgot/${ForgotEvent}`>(`forgot/${event}`);

/** Input of the last step of a password reset. */
export interface NewPasswordFields {
  readonly password: string;
  readonly repeatPassword: string;
}

/** Payload of `passwordEntered`: errors of the form, and a reference to the password. */
export interface EnteredPassword {
  readonly password: Secret;
  readonly fieldErrors?: Pick<RegisterFieldErrors, keyof NewPasswordFields> | undefined;
}

/**
 * Actions of the password reset. None contains a password (I7). Views send `forgotOpened`, `mediumSwitched`, `identityRequested`, `codeRequested` (another
 * code), `codeEntered`, `passwordEntered`, `stepReverted`, `returnedToLogin` and `forgotClosed`; the saga sends the others.
 */
export const forgotActions = {
  forgotOpened: action('forgotOpened'),
  mediumSwitched: action<{ readonly by: ForgotMedium }>('mediumSwitched'),
  identityRequested: action<ForgotIdentity>('identityRequested'),
  identityAccepted: action<{ readonly maskedAccount: string }>('identityAccepted'),
  /** Without a failure if the player closed the captcha. */
  identityRefused: action<{ readonly failure?: CallFailure }>('identityRefused'),
  codeRequested: action('codeRequested'),
  codeEntered: action<{ readonly code: string }>('codeEntered'),
  codeAccepted: action('codeAccepted'),
  codeRefused: action<CallFailure>('codeRefused'),
  passwordEntered: createAction(
    'forgot/passwordEntered',
    ({ password, repeatPassword }: NewPasswordFields): { payload: EnteredPassword } => ({
      payload: { password: hidePassword(password), fieldErrors: validatePasswordPair(password, repeatPassword) },
    }),
  ),
  passwordAccepted: action('passwordAccepted'),
  passwordRefused: action<CallFailure>('passwordRefused'),
  stepReverted: action('stepReverted'),
  returnedToLogin: action('returnedToLogin'),
  forgotClosed: action('forgotClosed'),
} as const;

const getForm = (state: ForgotState) =>
  state.step === 'idle'
    ? { by: 'phone' as const, maskedAccount: '' }
    : { by: state.by, maskedAccount: state.maskedAccount };

const createStepReducer =
  <Step extends Exclude<ForgotStep, 'idle'>>(step: Step) =>
  (state: ForgotState): ForgotState => ({ step, ...getForm(state) });

function reduceIdentity(state: ForgotState, action: UnknownAction): ForgotState {
  const form = { step: 'identity', ...getForm(state) } as const;
  if (forgotActions.mediumSwitched.match(action)) return { ...form, by: action.payload.by };
  return forgotActions.identityRefused.match(action) ? { ...form, ...action.payload } : form;
}

function reduceIdentifying(state: ForgotState, action: UnknownAction): ForgotState {
  if (!forgotActions.identityRequested.match(action)) return createStepReducer('identifying')(state);
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
  return fieldError ? { step: 'code', ...getForm(state), fieldError } : createStepReducer('verifying')(state);
}

function reduceResetting(state: ForgotState, action: UnknownAction): ForgotState {
  if (!forgotActions.passwordEntered.match(action)) return createStepReducer('resetting')(state);
  const { fieldErrors } = action.payload;
  return fieldErrors ? { step: 'password', ...getForm(state), fieldErrors } : createStepReducer('resetting')(state);
}

/** Reducer of the password reset. Mount it under `forgot`. */
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
    done: createStepReducer('done'),
  },
});

/** Part of a host's Redux state that contains the password reset. */
export interface ForgotSlice {
  readonly forgot: ForgotState;
}

/** Selects the state of the password reset. */
export const selectForgot = (state: ForgotSlice): ForgotState => state.forgot;
