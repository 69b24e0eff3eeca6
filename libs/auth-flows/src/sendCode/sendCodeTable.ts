import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { SendCodeStep } from './sendCodeState.ts';

/** Events of code sending. */
export type SendCodeEvent =
  | 'codeFormOpened'
  | 'countdownRestored'
  | 'sendStarted'
  | 'captchaRequired'
  | 'captchaSolved'
  | 'codeSent'
  | 'codeThrottled'
  | 'codeRefused'
  | 'sendCancelled'
  | 'countdownTicked'
  | 'countdownEnded'
  | 'codeFormClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const always = { codeFormOpened: 'ready', codeFormClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/**
 * Transition table of code sending. `waiting` follows a sent code, a refusal because the last code is too recent (6066), or
 * a countdown restored after a reload. Any other failure enables the button again (F-AUTH-07).
 */
export const sendCodeTable: FlowTable<SendCodeStep, SendCodeEvent> = {
  idle: { codeFormOpened: 'ready' },
  ready: { ...always, sendStarted: 'sending', countdownRestored: 'waiting' },
  sending: {
    ...always,
    captchaRequired: 'captchaRequired',
    codeSent: 'waiting',
    codeThrottled: 'waiting',
    codeRefused: 'ready',
    sendCancelled: 'ready',
  },
  captchaRequired: { ...always, captchaSolved: 'sending', sendCancelled: 'ready' },
  waiting: { ...always, countdownTicked: 'waiting', countdownEnded: 'ready' },
};
