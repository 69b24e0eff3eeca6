import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { NewDeviceStep } from './newDeviceState.ts';

/** Everything that can happen to the check of an untrusted login. */
export type NewDeviceEvent =
  | 'newDeviceOpened'
  | 'codeRequested'
  | 'voiceNoticeShown'
  | 'voiceConfirmed'
  | 'middleAsked'
  | 'middleEntered'
  | 'promptCancelled'
  | 'codeEntered'
  | 'codeRejected'
  | 'registerChosen'
  | 'newDeviceClosed'
  | 'loginSucceeded'
  | 'authClosed'
  | 'loggedInElsewhere';

const always = {
  newDeviceOpened: 'ready',
  registerChosen: 'idle',
  newDeviceClosed: 'idle',
  loginSucceeded: 'idle',
  ...buildCancelTransitions('idle'),
} as const;

/** The check as a table. Switching the account and the ten minutes are the login's events; they close this screen too. */
export const newDeviceTable: FlowTable<NewDeviceStep, NewDeviceEvent> = {
  idle: { newDeviceOpened: 'ready' },
  ready: {
    ...always,
    codeRequested: 'ready',
    voiceNoticeShown: 'voiceNotice',
    middleAsked: 'askingMiddle',
    codeEntered: 'ready',
    codeRejected: 'ready',
  },
  voiceNotice: { ...always, voiceConfirmed: 'ready', promptCancelled: 'ready', codeRejected: 'voiceNotice' },
  askingMiddle: { ...always, middleEntered: 'ready', promptCancelled: 'ready', codeRejected: 'askingMiddle' },
};
