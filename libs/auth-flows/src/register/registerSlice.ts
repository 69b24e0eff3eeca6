import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer, type FlowTable } from '@pavilion/kernel/flow';
import type { Secret } from '@pavilion/kernel';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { buildCancelTransitions } from '../events/authActions.ts';
import { hidePassword } from '../events/hidePassword.ts';
import { validateRegister, type RegisterFieldErrors, type RegisterFields } from '../validators/registerForm.ts';
import { idleRegister, type RegisterState, type RegisterStep } from './registerState.ts';

/** Events of registration. */
export type RegisterEvent =
  | 'registerOpened'
  | 'registerRequested'
  | 'captchaRequired'
  | 'captchaSolved'
  | 'captchaCancelled'
  | 'registerAccepted'
  | 'registerRefused'
  | 'registerClosed'
  | 'loginSucceeded'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { registerClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/** Transition table of registration. After `registered` the login flow continues, with or without success (F-AUTH-16). */
export const registerTable: FlowTable<RegisterStep, RegisterEvent> = {
  idle: { registerOpened: 'editing', registerRequested: 'submitting' },
  editing: { ...leaving, registerRequested: 'submitting' },
  submitting: {
    ...leaving,
    captchaRequired: 'captchaRequired',
    registerAccepted: 'registered',
    registerRefused: 'refused',
  },
  captchaRequired: { ...leaving, captchaSolved: 'submitting', captchaCancelled: 'editing' },
  refused: { ...leaving, registerOpened: 'editing', registerRequested: 'submitting' },
  registered: { ...leaving, registerOpened: 'editing', loginSucceeded: 'idle' },
};

const action = <Payload = void>(event: Exclude<RegisterEvent, 'loginSucceeded'>) =>
  createAction<Payload, `register/${Exclude<RegisterEvent, 'loginSucceeded'>}`>(`register/${event}`);

/** Payload of `registerRequested`: name, errors of the form, and a reference to the password. */
export interface RequestedRegistration {
  readonly username: string;
  readonly password: Secret;
  readonly fieldErrors?: RegisterFieldErrors | undefined;
}

/** Actions of registration. None contains a password (I7). Views send `registerOpened`, `registerRequested` and `registerClosed`; the saga sends the others. */
export const registerActions = {
  registerOpened: action('registerOpened'),
  registerRequested: createAction(
    'register/registerRequested',
    (fields: RegisterFields): { payload: RequestedRegistration } => ({
      payload: {
        username: fields.username,
        password: hidePassword(fields.password),
        fieldErrors: validateRegister(fields),
      },
    }),
  ),
  captchaRequired: action('captchaRequired'),
  captchaSolved: action('captchaSolved'),
  captchaCancelled: action('captchaCancelled'),
  /** The account exists: show 注册成功. The login follows. */
  registerAccepted: action('registerAccepted'),
  registerRefused: action<CallFailure>('registerRefused'),
  registerClosed: action('registerClosed'),
} as const;

const getUsername = (state: RegisterState) => ('username' in state ? state.username : '');

const createStepReducer =
  <Step extends 'captchaRequired' | 'registered' | 'editing'>(step: Step) =>
  (state: RegisterState): RegisterState => ({ step, username: getUsername(state) });

function reduceSubmitting(state: RegisterState, action: UnknownAction): RegisterState {
  if (!registerActions.registerRequested.match(action)) return { step: 'submitting', username: getUsername(state) };
  const { username, fieldErrors } = action.payload;
  return fieldErrors ? { step: 'editing', username, fieldErrors } : { step: 'submitting', username };
}

/** Reducer of registration. Mount it under `register`. */
export const registerReducer = createFlowReducer<RegisterState, RegisterEvent>({
  name: 'register',
  family: 'auth',
  idle: idleRegister,
  table: registerTable,
  reducers: {
    idle: () => idleRegister,
    editing: createStepReducer('editing'),
    submitting: reduceSubmitting,
    captchaRequired: createStepReducer('captchaRequired'),
    registered: createStepReducer('registered'),
    refused: (state, action) =>
      registerActions.registerRefused.match(action)
        ? { step: 'refused', username: getUsername(state), failure: action.payload }
        : state,
  },
});

/** Part of a host's Redux state that contains registration. */
export interface RegisterSlice {
  readonly register: RegisterState;
}

/** Selects the state of registration. */
export const selectRegister = (state: RegisterSlice): RegisterState => state.register;
