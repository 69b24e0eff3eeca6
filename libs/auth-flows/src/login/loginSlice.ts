import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer, type FlowTable } from '@pavilion/kernel/flow';
import type { Secret } from '@pavilion/kernel';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CaptchaKind } from '../captcha/captchaState.ts';
import { buildCancelTransitions } from '../events/authActions.ts';
import { hidePassword } from '../events/hidePassword.ts';
import { validateLogin, stripWhiteSpace, type LoginFieldErrors } from '../validators/loginFields.ts';
import { omitValidFields } from '../validators/omitValidFields.ts';
import { idleLogin, type LoginState, type NewDevice, type LoginStep } from './loginState.ts';

/** Events of the login. */
export type LoginEvent =
  | 'loginOpened'
  | 'rememberedLoginLoaded'
  | 'rememberedLoginCleared'
  | 'rememberedLoginUnavailable'
  | 'loginRequested'
  | 'captchaRequired'
  | 'captchaSolved'
  | 'captchaCancelled'
  | 'deviceCheckRequired'
  | 'deviceCodeEntered'
  | 'deviceCodeRefused'
  | 'loginAccepted'
  | 'loginRefused'
  | 'memberLoaded'
  | 'accountSwitched'
  | 'heldCredentialsExpired'
  | 'sessionEnded'
  | 'loginClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { loginClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/**
 * Transition table of the login. Any other event is ignored (AUT-10).
 *
 * `submitting` ignores a second `loginRequested` (F-AUTH-02). `entering` cannot be closed, because the session exists and
 * the page would show a guest. A wrong code leads back to the check and not to the form, because the password was correct.
 */
export const loginTable: FlowTable<LoginStep, LoginEvent> = {
  idle: { loginOpened: 'editing', loginRequested: 'submitting' },
  editing: {
    ...leaving,
    loginRequested: 'submitting',
    rememberedLoginLoaded: 'editing',
    rememberedLoginCleared: 'editing',
    rememberedLoginUnavailable: 'editing',
  },
  submitting: {
    ...leaving,
    loginAccepted: 'entering',
    loginRefused: 'refused',
    captchaRequired: 'captchaRequired',
    deviceCheckRequired: 'newDeviceRequired',
    deviceCodeRefused: 'newDeviceRequired',
    accountSwitched: 'editing',
    heldCredentialsExpired: 'expired',
  },
  refused: { ...leaving, loginOpened: 'editing', loginRequested: 'submitting', rememberedLoginCleared: 'refused' },
  captchaRequired: {
    ...leaving,
    captchaSolved: 'submitting',
    captchaCancelled: 'editing',
    accountSwitched: 'editing',
    heldCredentialsExpired: 'expired',
  },
  newDeviceRequired: {
    ...leaving,
    deviceCodeEntered: 'submitting',
    accountSwitched: 'editing',
    heldCredentialsExpired: 'expired',
  },
  expired: { ...leaving, loginOpened: 'editing', loginRequested: 'submitting', rememberedLoginCleared: 'expired' },
  entering: { memberLoaded: 'succeeded', loginRefused: 'refused', sessionEnded: 'refused' },
  succeeded: { ...leaving, loginOpened: 'editing', sessionEnded: 'idle' },
};

/** Input of a login form. */
export interface TypedLogin {
  readonly username: string;
  /** Empty when `usesRemembered`. */
  readonly password: string;
  /** State of the checkbox 记住密码; false removes the remembered login. Absent: nothing is stored or removed. */
  readonly isRemembering?: boolean;
  /** Whether the password field was left unchanged, so that the remembered password is used. */
  readonly usesRemembered?: boolean;
  /** Whether the login follows a registration (`kaptchcate` 99, AUT-08). */
  readonly isAfterRegistration?: boolean;
}

/** Payload of `loginRequested`: the input, its errors, and a reference to the password. */
export interface RequestedLogin extends Omit<TypedLogin, 'password'> {
  readonly password: Secret;
  readonly fieldErrors?: LoginFieldErrors | undefined;
}

const action = <Payload = void>(event: LoginEvent) => createAction<Payload, `login/${LoginEvent}`>(`login/${event}`);

/** Actions of the login. None contains a password: `loginRequested` takes one and keeps a reference to it (I7). */
export const loginActions = {
  loginOpened: action('loginOpened'),
  rememberedLoginLoaded: action<{ readonly username: string }>('rememberedLoginLoaded'),
  /** The checkbox was cleared, or the remembered login was refused. Removes it at once. */
  rememberedLoginCleared: action('rememberedLoginCleared'),
  rememberedLoginUnavailable: action('rememberedLoginUnavailable'),
  loginRequested: createAction('login/loginRequested', (typed: TypedLogin): { payload: RequestedLogin } => ({
    payload: { ...typed, password: hidePassword(typed.password), fieldErrors: validateLogin(typed) },
  })),
  captchaRequired: action<{ readonly captcha: CaptchaKind; readonly serverText: string }>('captchaRequired'),
  captchaSolved: action('captchaSolved'),
  captchaCancelled: action('captchaCancelled'),
  deviceCheckRequired: action<NewDevice>('deviceCheckRequired'),
  deviceCodeEntered: action<{ readonly sendCodeNum: string }>('deviceCodeEntered'),
  deviceCodeRefused: action<{ readonly newDevice: NewDevice; readonly failure: CallFailure }>('deviceCodeRefused'),
  loginAccepted: action<{ readonly userId: string }>('loginAccepted'),
  loginRefused: action<CallFailure>('loginRefused'),
  memberLoaded: action('memberLoaded'),
  accountSwitched: action('accountSwitched'),
  heldCredentialsExpired: action('heldCredentialsExpired'),
  sessionEnded: action('sessionEnded'),
  loginClosed: action('loginClosed'),
} as const;

const getForm = (state: LoginState) =>
  'username' in state ? { username: state.username, ...(state.memory && { memory: state.memory }) } : { username: '' };

/** Kind of the failure of a remembered login that cannot be used. The form then requires a password. */
export const REMEMBERED_GONE = 'rememberedGone';

const sessionRefused: CallFailure = { kind: 'api', code: 6001, reaction: 'relogin', messageKey: 'error.6001' };

function reduceEditing(state: LoginState, action: UnknownAction): LoginState {
  const { username, memory } = { memory: undefined, ...getForm(state) };
  const form = { step: 'editing', username } as const;
  if (loginActions.rememberedLoginLoaded.match(action)) {
    const kept = action.payload.username;
    return !username || isSameName(username, kept) ? { ...form, username: username || kept, memory: 'kept' } : form;
  }
  if (loginActions.rememberedLoginUnavailable.match(action)) return { ...form, memory: 'unavailable' };
  if (loginActions.rememberedLoginCleared.match(action) || !memory) return form;
  return { ...form, memory };
}

function reduceSubmitting(state: LoginState, action: UnknownAction): LoginState {
  if (!loginActions.loginRequested.match(action)) return { step: 'submitting', ...getForm(state) };
  const form = renameForm(state, action.payload.username);
  const fieldErrors = getFieldErrors(state, action.payload);
  return fieldErrors ? { step: 'editing', ...form, fieldErrors } : { step: 'submitting', ...form };
}

const isSameName = (one: string, other: string) => stripWhiteSpace(one) === stripWhiteSpace(other);

/** Returns the form with another name. A remembered login belongs to its own name only. */
function renameForm(state: LoginState, username: string) {
  const { memory, username: former } = { memory: undefined, ...getForm(state) };
  return { username, ...(memory && (memory !== 'kept' || isSameName(former, username)) && { memory }) };
}

/** Returns the errors of the form. A remembered password replaces an empty one. */
function getFieldErrors(state: LoginState, payload: RequestedLogin): LoginFieldErrors | undefined {
  const { username, password } = { username: undefined, password: undefined, ...payload.fieldErrors };
  const isReplaced = password === 'passwordRequired' && usesRememberedPassword(state, payload);
  return omitValidFields({ username, password: isReplaced ? undefined : password });
}

/** Whether the remembered password applies: only for the name with which it was stored. */
function usesRememberedPassword(state: LoginState, { username, usesRemembered }: RequestedLogin): boolean {
  const { memory, username: former } = { memory: undefined, ...getForm(state) };
  return usesRemembered === true && memory === 'kept' && isSameName(username, former);
}

function reduceRefused(state: LoginState, action: UnknownAction): LoginState {
  const { username, memory } = { memory: undefined, ...getForm(state) };
  if (loginActions.rememberedLoginCleared.match(action) && state.step === 'refused') {
    return { step: 'refused', username, failure: state.failure };
  }
  const failure = loginActions.loginRefused.match(action) ? action.payload : sessionRefused;
  if (failure.kind === REMEMBERED_GONE) return { step: 'refused', username, failure };
  return { step: 'refused', username, ...(memory && { memory }), failure };
}

function reduceNewDevice(state: LoginState, action: UnknownAction): LoginState {
  const form = getForm(state);
  if (loginActions.deviceCheckRequired.match(action))
    return { step: 'newDeviceRequired', ...form, newDevice: action.payload };
  if (loginActions.deviceCodeRefused.match(action))
    return { step: 'newDeviceRequired', ...form, newDevice: action.payload.newDevice };
  return state;
}

/** Reducer of the login. Mount it under `login`. */
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
      loginActions.captchaRequired.match(action)
        ? { step: 'captchaRequired', ...getForm(state), ...action.payload }
        : state,
    newDeviceRequired: reduceNewDevice,
    expired: (state, action) =>
      loginActions.rememberedLoginCleared.match(action)
        ? { step: 'expired', username: getForm(state).username }
        : { step: 'expired', ...getForm(state) },
    entering: (state, action) =>
      loginActions.loginAccepted.match(action)
        ? { step: 'entering', ...getForm(state), userId: action.payload.userId }
        : state,
    succeeded: (state) => ('userId' in state ? { step: 'succeeded', userId: state.userId } : state),
  },
});

/** Part of a host's Redux state that contains the login: mount `loginReducer` under `login`. */
export interface LoginSlice {
  readonly login: LoginState;
}

/** Selects the state of the login. */
export const selectLogin = (state: LoginSlice): LoginState => state.login;

/** Selects whether a login is in progress. Buttons are disabled meanwhile. */
export const selectIsLoggingIn = (state: LoginSlice): boolean =>
  state.login.step === 'submitting' || state.login.step === 'entering';
