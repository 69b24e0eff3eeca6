import { type LoginStep } from './loginState.ts';

/** Everything that can happen to a login. */
export type LoginEvent =
  | 'loginOpened'
  | 'loginRequested'
  | 'captchaAnswered'
  | 'deviceCodeEntered'
  | 'loginAccepted'
  | 'loginRefused'
  | 'captchaAsked'
  | 'deviceCheckAsked'
  | 'memberEntered'
  | 'accountSwitched'
  | 'heldCredentialsExpired'
  | 'sessionEnded'
  | 'loginClosed';

/**
 * The whole login flow as a table: what is not here does nothing, whatever arrives (AUT-10).
 *
 * `submitting` takes no second `loginRequested` (F-AUTH-02). `entering` cannot be closed: the session exists by then, and
 * pretending otherwise would leave a logged-in page that shows a guest.
 */
export const loginTable: Readonly<Record<LoginStep, Readonly<Partial<Record<LoginEvent, LoginStep>>>>> = {
  idle: { loginOpened: 'editing', loginRequested: 'submitting' },
  editing: { loginRequested: 'submitting', loginClosed: 'idle' },
  submitting: {
    loginAccepted: 'entering',
    loginRefused: 'refused',
    captchaAsked: 'captchaRequired',
    deviceCheckAsked: 'newDeviceRequired',
    loginClosed: 'idle',
  },
  refused: { loginOpened: 'editing', loginRequested: 'submitting', loginClosed: 'idle' },
  captchaRequired: {
    captchaAnswered: 'submitting',
    accountSwitched: 'editing',
    heldCredentialsExpired: 'expired',
    loginClosed: 'idle',
  },
  newDeviceRequired: {
    deviceCodeEntered: 'submitting',
    accountSwitched: 'editing',
    heldCredentialsExpired: 'expired',
    loginClosed: 'idle',
  },
  expired: { loginOpened: 'editing', loginRequested: 'submitting', loginClosed: 'idle' },
  entering: { memberEntered: 'succeeded', loginRefused: 'refused', sessionEnded: 'refused' },
  succeeded: { loginOpened: 'editing', sessionEnded: 'idle', loginClosed: 'idle' },
};
