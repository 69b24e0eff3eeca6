import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { SendCodeStep } from './sendCodeState.ts';

/** Everything that can happen to the sending of codes. */
export type SendCodeEvent =
  | 'codeFormOpened'
  | 'countdownRestored'
  | 'sendStarted'
  | 'captchaAsked'
  | 'captchaAnswered'
  | 'codeSent'
  | 'codeHeld'
  | 'codeRefused'
  | 'sendCancelled'
  | 'ticked'
  | 'countdownEnded'
  | 'codeFormClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const always = { codeFormOpened: 'ready', codeFormClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/**
 * Sending codes as a table. `waiting` is entered by a code that was really sent, by the platform's own word that the last
 * one is too young (6066), or by a count-down that outlived a reload; a failure leaves the button alive (F-AUTH-07).
 */
export const sendCodeTable: FlowTable<SendCodeStep, SendCodeEvent> = {
  idle: { codeFormOpened: 'ready' },
  ready: { ...always, sendStarted: 'sending', countdownRestored: 'waiting' },
  sending: {
    ...always,
    captchaAsked: 'captchaRequired',
    codeSent: 'waiting',
    codeHeld: 'waiting',
    codeRefused: 'ready',
    sendCancelled: 'ready',
  },
  captchaRequired: { ...always, captchaAnswered: 'sending', sendCancelled: 'ready' },
  waiting: { ...always, ticked: 'waiting', countdownEnded: 'ready' },
};
