import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';
import { validateRegister, type RegisterFields } from '../validators/registerForm.ts';
import { idleRegister, type RegisterState } from './registerState.ts';
import { registerTable, type RegisterEvent } from './registerTable.ts';

const action = <Payload = void>(event: Exclude<RegisterEvent, 'loginSucceeded'>) =>
  createAction<Payload>(`register/${event}`);

/** What a view sends (`registerOpened`, `registerRequested`, `registerClosed`), and what the saga answers. */
export const registerActions = {
  registerOpened: action('registerOpened'),
  registerRequested: action<RegisterFields>('registerRequested'),
  captchaAsked: action('captchaAsked'),
  captchaAnswered: action('captchaAnswered'),
  captchaCancelled: action('captchaCancelled'),
  /** Show 注册成功; the login that follows is on its way. */
  registerAccepted: action('registerAccepted'),
  registerRefused: action<CallFailure>('registerRefused'),
  registerClosed: action('registerClosed'),
} as const;

const getUsername = (state: RegisterState) => ('username' in state ? state.username : '');

const at =
  <Step extends 'captchaRequired' | 'registered' | 'editing'>(step: Step) =>
  (state: RegisterState): RegisterState => ({ step, username: getUsername(state) });

function reduceSubmitting(state: RegisterState, action: UnknownAction): RegisterState {
  if (!registerActions.registerRequested.match(action)) return { step: 'submitting', username: getUsername(state) };
  const { username } = action.payload;
  const fieldErrors = validateRegister(action.payload);
  return fieldErrors ? { step: 'editing', username, fieldErrors } : { step: 'submitting', username };
}

/** The reducer of registration; mount it under `register`. */
export const registerReducer = createFlowReducer<RegisterState, RegisterEvent>({
  name: 'register',
  family: 'auth',
  idle: idleRegister,
  table: registerTable,
  reducers: {
    idle: () => idleRegister,
    editing: at('editing'),
    submitting: reduceSubmitting,
    captchaRequired: at('captchaRequired'),
    registered: at('registered'),
    refused: (state, action) =>
      registerActions.registerRefused.match(action)
        ? { step: 'refused', username: getUsername(state), failure: action.payload }
        : state,
  },
});

/** The part of a host's state where registration lives. */
export interface RegisterSlice {
  readonly register: RegisterState;
}

/** Registration as it stands. */
export const selectRegister = (state: RegisterSlice): RegisterState => state.register;
