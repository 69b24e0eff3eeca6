import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { ForgotStep } from './forgotState.ts';

/** Everything that can happen to a forgotten password. */
export type ForgotEvent =
  | 'forgotOpened'
  | 'waySwitched'
  | 'identityRequested'
  | 'identityAccepted'
  | 'identityRefused'
  | 'codeRequested'
  | 'codeEntered'
  | 'codeAccepted'
  | 'codeRefused'
  | 'passwordEntered'
  | 'passwordAccepted'
  | 'passwordRefused'
  | 'wentBack'
  | 'returnedToLogin'
  | 'forgotClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { returnedToLogin: 'idle', forgotClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/** A forgotten password as a table (FGT-01): a step goes forward by an answer alone; back takes one step, also mid-call. */
export const forgotTable: FlowTable<ForgotStep, ForgotEvent> = {
  idle: { forgotOpened: 'identity' },
  identity: { ...leaving, waySwitched: 'identity', identityRequested: 'identifying' },
  identifying: { ...leaving, identityAccepted: 'code', identityRefused: 'identity' },
  code: { ...leaving, codeRequested: 'code', codeEntered: 'verifying', codeRefused: 'code', wentBack: 'identity' },
  verifying: { ...leaving, codeAccepted: 'password', codeRefused: 'code', wentBack: 'identity' },
  password: { ...leaving, passwordEntered: 'resetting', wentBack: 'code' },
  resetting: { ...leaving, passwordAccepted: 'done', passwordRefused: 'password', wentBack: 'code' },
  done: leaving,
};
