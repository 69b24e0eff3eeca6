import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { NewDeviceStep } from './newDeviceState.ts';

/** Events of the new-device check. */
export type NewDeviceEvent =
  | 'newDeviceOpened'
  | 'codeRequested'
  | 'voiceNoticeShown'
  | 'voiceConfirmed'
  | 'middleDigitsPrompted'
  | 'middleDigitsEntered'
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

/** Transition table of the new-device check. Switching the account and the timeout are events of the login, which close it. */
export const newDeviceTable: FlowTable<NewDeviceStep, NewDeviceEvent> = {
  idle: { newDeviceOpened: 'ready' },
  ready: {
    ...always,
    codeRequested: 'ready',
    voiceNoticeShown: 'voiceNotice',
    middleDigitsPrompted: 'enteringMiddleDigits',
    codeEntered: 'ready',
    codeRejected: 'ready',
  },
  voiceNotice: { ...always, voiceConfirmed: 'ready', promptCancelled: 'ready', codeRejected: 'voiceNotice' },
  enteringMiddleDigits: {
    ...always,
    middleDigitsEntered: 'ready',
    promptCancelled: 'ready',
    codeRejected: 'enteringMiddleDigits',
  },
};
