import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { RegisterStep } from './registerState.ts';

/** Everything that can happen to a registration. */
export type RegisterEvent =
  | 'registerOpened'
  | 'registerRequested'
  | 'captchaAsked'
  | 'captchaAnswered'
  | 'captchaCancelled'
  | 'registerAccepted'
  | 'registerRefused'
  | 'registerClosed'
  | 'loginSucceeded'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { registerClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/** Registration as a table. After `registered` the login flow is in charge, whether it succeeds or not (F-AUTH-16). */
export const registerTable: FlowTable<RegisterStep, RegisterEvent> = {
  idle: { registerOpened: 'editing', registerRequested: 'submitting' },
  editing: { ...leaving, registerRequested: 'submitting' },
  submitting: {
    ...leaving,
    captchaAsked: 'captchaRequired',
    registerAccepted: 'registered',
    registerRefused: 'refused',
  },
  captchaRequired: { ...leaving, captchaAnswered: 'submitting', captchaCancelled: 'editing' },
  refused: { ...leaving, registerOpened: 'editing', registerRequested: 'submitting' },
  registered: { ...leaving, registerOpened: 'editing', loginSucceeded: 'idle' },
};
