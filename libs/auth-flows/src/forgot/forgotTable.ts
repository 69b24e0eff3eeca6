import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { ForgotStep } from './forgotState.ts';

/** Events of the password reset. */
export type ForgotEvent =
  | 'forgotOpened'
  | 'mediumSwitched'
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
  | 'stepReverted'
  | 'returnedToLogin'
  | 'forgotClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { returnedToLogin: 'idle', forgotClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/** Transition table of the password reset (FGT-01). Only a response leads forward; back leads one step, also during a call. */
export const forgotTable: FlowTable<ForgotStep, ForgotEvent> = {
  idle: { forgotOpened: 'identity' },
  identity: { ...leaving, mediumSwitched: 'identity', identityRequested: 'identifying' },
  identifying: { ...leaving, identityAccepted: 'code', identityRefused: 'identity' },
  code: { ...leaving, codeRequested: 'code', codeEntered: 'verifying', codeRefused: 'code', stepReverted: 'identity' },
  verifying: { ...leaving, codeAccepted: 'password', codeRefused: 'code', stepReverted: 'identity' },
  password: { ...leaving, passwordEntered: 'resetting', stepReverted: 'code' },
  resetting: { ...leaving, passwordAccepted: 'done', passwordRefused: 'password', stepReverted: 'code' },
  done: leaving,
};
