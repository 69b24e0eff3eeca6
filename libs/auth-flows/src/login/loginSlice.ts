import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type FlowFailure } from '../failure/flowFailure.ts';
import { validateLogin } from '../validators/loginFields.ts';
import { idleLogin, type CaptchaKind, type LoginState, type LoginStep, type NewDevice } from './loginState.ts';
import { loginTable, type LoginEvent } from './loginTable.ts';

/** Answer to a picture or slider; the check itself is the platform's. */
export interface CaptchaAnswer {
  /** Which captcha was answered, as the wire numbers it. */
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

const action = <Payload = void>(event: LoginEvent) => createAction<Payload>(`login/${event}`);

/** What a view sends, and what the saga answers. Payloads of `loginRequested` are the only place a password stands in. */
export const loginActions = {
  loginOpened: action('loginOpened'),
  loginRequested: action<{ readonly username: string; readonly password: string }>('loginRequested'),
  captchaAnswered: action<CaptchaAnswer>('captchaAnswered'),
  deviceCodeEntered: action<{ readonly sendCodeNum: string }>('deviceCodeEntered'),
  loginAccepted: action<{ readonly userId: string }>('loginAccepted'),
  loginRefused: action<FlowFailure>('loginRefused'),
  captchaAsked: action<{ readonly captcha: CaptchaKind; readonly serverText: string }>('captchaAsked'),
  deviceCheckAsked: action<NewDevice>('deviceCheckAsked'),
  memberEntered: action('memberEntered'),
  accountSwitched: action('accountSwitched'),
  heldCredentialsExpired: action('heldCredentialsExpired'),
  sessionEnded: action('sessionEnded'),
  loginClosed: action('loginClosed'),
} as const;

/** The reducer of the login flow: the table decides where to go, `arrivals` what is known there. */
export function loginReducer(state: LoginState = idleLogin, action: UnknownAction): LoginState {
  const event = eventOf(action);
  const next = event && loginTable[state.step][event];
  return next ? arrivals[next](state, action) : state;
}

function eventOf(action: UnknownAction): LoginEvent | undefined {
  const [slice, event] = action.type.split('/');
  return slice === 'login' && event !== undefined && Object.hasOwn(loginActions, event)
    ? (event as LoginEvent)
    : undefined;
}

const usernameOf = (state: LoginState) => ('username' in state ? state.username : '');

const sessionRefused: FlowFailure = { kind: 'api', code: 6001, messageKey: 'error.6001' };

const arrivals: Readonly<Record<LoginStep, (state: LoginState, action: UnknownAction) => LoginState>> = {
  idle: () => idleLogin,
  editing: (state) => ({ step: 'editing', username: usernameOf(state) }),
  submitting: (state, action) => {
    if (!loginActions.loginRequested.match(action)) return { step: 'submitting', username: usernameOf(state) };
    const { username } = action.payload;
    const fieldErrors = validateLogin(action.payload);
    return fieldErrors ? { step: 'editing', username, fieldErrors } : { step: 'submitting', username };
  },
  refused: (state, action) => ({
    step: 'refused',
    username: usernameOf(state),
    failure: loginActions.loginRefused.match(action) ? action.payload : sessionRefused,
  }),
  captchaRequired: (state, action) =>
    loginActions.captchaAsked.match(action)
      ? { step: 'captchaRequired', username: usernameOf(state), ...action.payload }
      : state,
  newDeviceRequired: (state, action) =>
    loginActions.deviceCheckAsked.match(action)
      ? { step: 'newDeviceRequired', username: usernameOf(state), newDevice: action.payload }
      : state,
  expired: (state) => ({ step: 'expired', username: usernameOf(state) }),
  entering: (state, action) =>
    loginActions.loginAccepted.match(action)
      ? { step: 'entering', username: usernameOf(state), userId: action.payload.userId }
      : state,
  succeeded: (state) => ('userId' in state ? { step: 'succeeded', userId: state.userId } : state),
};
