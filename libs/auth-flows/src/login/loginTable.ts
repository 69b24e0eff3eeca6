import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { LoginStep } from './loginState.ts';

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
