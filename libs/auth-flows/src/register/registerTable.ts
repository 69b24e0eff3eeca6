import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { RegisterStep } from './registerState.ts';

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
