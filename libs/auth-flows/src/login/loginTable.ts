import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { LoginStep } from './loginState.ts';

/** Everything that can happen to a login. */
export type LoginEvent =
  | 'loginOpened'
  | 'rememberedFound'
  | 'rememberedDropped'
  | 'rememberingUnavailable'
  | 'loginRequested'
  | 'captchaAsked'
  | 'captchaAnswered'
  | 'captchaCancelled'
  | 'deviceCheckAsked'
  | 'deviceCodeEntered'
  | 'deviceCodeRefused'
  | 'loginAccepted'
  | 'loginRefused'
  | 'memberEntered'
  | 'accountSwitched'
  | 'heldCredentialsExpired'
  | 'sessionEnded'
  | 'loginClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { loginClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/**
 * The whole login flow as a table: what is not here does nothing, whatever arrives (AUT-10).
 *
 * `submitting` takes no second `loginRequested` (F-AUTH-02). `entering` cannot be closed: the session exists by then, and
 * pretending otherwise would leave a logged-in page that shows a guest. A code that does not fit leads back to the check,
 * not to the form: the password was right.
 */
export const loginTable: FlowTable<LoginStep, LoginEvent> = {
  idle: { loginOpened: 'editing', loginRequested: 'submitting' },
  editing: {
    ...leaving,
    loginRequested: 'submitting',
    rememberedFound: 'editing',
    rememberedDropped: 'editing',
    rememberingUnavailable: 'editing',
  },
  submitting: {
    ...leaving,
    loginAccepted: 'entering',
    loginRefused: 'refused',
    captchaAsked: 'captchaRequired',
    deviceCheckAsked: 'newDeviceRequired',
    deviceCodeRefused: 'newDeviceRequired',
    accountSwitched: 'editing',
    heldCredentialsExpired: 'expired',
  },
  refused: { ...leaving, loginOpened: 'editing', loginRequested: 'submitting', rememberedDropped: 'refused' },
  captchaRequired: {
    ...leaving,
    captchaAnswered: 'submitting',
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
  expired: { ...leaving, loginOpened: 'editing', loginRequested: 'submitting', rememberedDropped: 'expired' },
  entering: { memberEntered: 'succeeded', loginRefused: 'refused', sessionEnded: 'refused' },
  succeeded: { ...leaving, loginOpened: 'editing', sessionEnded: 'idle' },
};
