import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CaptchaKind } from '../captcha/captchaState.ts';
import type { CallFailure } from '@pavilion/api-client';
import { validateLogin } from '../validators/loginFields.ts';
import { stripWhiteSpace } from '../validators/stripWhiteSpace.ts';
import { idleLogin, type LoginState, type NewDevice } from './loginState.ts';
import { loginTable, type LoginEvent } from './loginTable.ts';

/** What a login form sends. */
export interface TypedLogin {
  readonly username: string;
  /** Empty when `usesRemembered`. */
  readonly password: string;
  /** The box 记住密码 is ticked; unticked forgets what was kept. Absent: nothing is kept and nothing forgotten. */
  readonly isRemembering?: boolean;
  /** The password field was left as it came, filled: the remembered one is meant. */
  readonly usesRemembered?: boolean;
  /** The login right after a registration (`kaptchcate` 99, AUT-08). */
  readonly isAfterRegistration?: boolean;
}

const action = <Payload = void>(event: LoginEvent) => createAction<Payload>(`login/${event}`);

/** What a view sends, and what the saga answers. Payloads of `loginRequested` are the only place a password stands in. */
export const loginActions = {
  loginOpened: action('loginOpened'),
  rememberedFound: action<{ readonly username: string }>('rememberedFound'),
  /** The box was unticked, or what was kept is no good: forgotten at once. */
  rememberedDropped: action('rememberedDropped'),
  rememberingUnavailable: action('rememberingUnavailable'),
  loginRequested: action<TypedLogin>('loginRequested'),
  captchaAsked: action<{ readonly captcha: CaptchaKind; readonly serverText: string }>('captchaAsked'),
  captchaAnswered: action('captchaAnswered'),
  captchaCancelled: action('captchaCancelled'),
  deviceCheckAsked: action<NewDevice>('deviceCheckAsked'),
  deviceCodeEntered: action<{ readonly sendCodeNum: string }>('deviceCodeEntered'),
  deviceCodeRefused: action<{ readonly newDevice: NewDevice; readonly failure: CallFailure }>('deviceCodeRefused'),
  loginAccepted: action<{ readonly userId: string }>('loginAccepted'),
  loginRefused: action<CallFailure>('loginRefused'),
  memberEntered: action('memberEntered'),
  accountSwitched: action('accountSwitched'),
  heldCredentialsExpired: action('heldCredentialsExpired'),
  sessionEnded: action('sessionEnded'),
  loginClosed: action('loginClosed'),
} as const;

const getForm = (state: LoginState) =>
  'username' in state ? { username: state.username, ...(state.memory && { memory: state.memory }) } : { username: '' };

const sessionRefused: CallFailure = { kind: 'api', code: 6001, reaction: 'relogin', messageKey: 'error.6001' };

function reduceEditing(state: LoginState, action: UnknownAction): LoginState {
  const { username, memory } = { memory: undefined, ...getForm(state) };
  const form = { step: 'editing', username } as const;
  if (loginActions.rememberedFound.match(action)) {
    return { ...form, username: username || action.payload.username, memory: 'kept' };
  }
  if (loginActions.rememberingUnavailable.match(action)) return { ...form, memory: 'unavailable' };
  if (loginActions.rememberedDropped.match(action) || !memory) return form;
  return { ...form, memory };
}

function reduceSubmitting(state: LoginState, action: UnknownAction): LoginState {
  const form = getForm(state);
  if (!loginActions.loginRequested.match(action)) return { step: 'submitting', ...form };
  const { username, password } = action.payload;
  const fieldErrors = validateLogin({
    username,
    password: usesRememberedPassword(state, action.payload) ? 'kept' : password,
  });
  return fieldErrors ? { step: 'editing', ...form, username, fieldErrors } : { step: 'submitting', ...form, username };
}

/** The remembered password is meant only for the name it was remembered with. */
function usesRememberedPassword(state: LoginState, { username, usesRemembered }: TypedLogin): boolean {
  const form = getForm(state);
  return usesRemembered === true && 'memory' in form && stripWhiteSpace(username) === form.username;
}

function reduceRefused(state: LoginState, action: UnknownAction): LoginState {
  const { username, memory } = { memory: undefined, ...getForm(state) };
  if (loginActions.rememberedDropped.match(action) && state.step === 'refused') {
    return { step: 'refused', username, failure: state.failure };
  }
  const failure = loginActions.loginRefused.match(action) ? action.payload : sessionRefused;
  return { step: 'refused', username, ...(memory && { memory }), failure };
}

function reduceNewDevice(state: LoginState, action: UnknownAction): LoginState {
  const form = getForm(state);
  if (loginActions.deviceCheckAsked.match(action))
    return { step: 'newDeviceRequired', ...form, newDevice: action.payload };
  if (loginActions.deviceCodeRefused.match(action))
    return { step: 'newDeviceRequired', ...form, newDevice: action.payload.newDevice };
  return state;
}

/** The reducer of the login flow; mount it under `login`. */
export const loginReducer = createFlowReducer<LoginState, LoginEvent>({
  name: 'login',
  family: 'auth',
  idle: idleLogin,
  table: loginTable,
  reducers: {
    idle: () => idleLogin,
    editing: reduceEditing,
    submitting: reduceSubmitting,
    refused: reduceRefused,
    captchaRequired: (state, action) =>
      loginActions.captchaAsked.match(action)
        ? { step: 'captchaRequired', ...getForm(state), ...action.payload }
        : state,
    newDeviceRequired: reduceNewDevice,
    expired: (state, action) =>
      loginActions.rememberedDropped.match(action)
        ? { step: 'expired', username: getForm(state).username }
        : { step: 'expired', ...getForm(state) },
    entering: (state, action) =>
      loginActions.loginAccepted.match(action)
        ? { step: 'entering', ...getForm(state), userId: action.payload.userId }
        : state,
    succeeded: (state) => ('userId' in state ? { step: 'succeeded', userId: state.userId } : state),
  },
});
