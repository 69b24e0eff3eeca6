import { describeWalk } from '@pavilion/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { authActions } from '../events/authActions.ts';
import {
  selectCanSendCode,
  selectSecondsLeft,
  sendCodeActions,
  sendCodeReducer,
  sendCodeTable,
} from './sendCodeSlice.ts';
import { idleSendCode, type SendCodeState, type SendCodeStep } from './sendCodeState.ts';

const form = { purpose: 'newDevice', isSent: false } as const;
const failure = { kind: 'api', code: 6066, reaction: 'retryLater', messageKey: 'error.6066' } as const;

const states: Readonly<Record<SendCodeStep, SendCodeState>> = {
  idle: idleSendCode,
  ready: { step: 'ready', ...form },
  sending: { step: 'sending', ...form, channel: 0 },
  captchaRequired: { step: 'captchaRequired', ...form, channel: 0 },
  waiting: { step: 'waiting', ...form, isSent: true, secondsLeft: 60 },
};

const actions = {
  codeFormOpened: sendCodeActions.codeFormOpened({ purpose: 'bindPhone' }),
  countdownRestored: sendCodeActions.countdownRestored({ secondsLeft: 12 }),
  sendStarted: sendCodeActions.sendStarted({ channel: 0 }),
  captchaRequired: sendCodeActions.captchaRequired(),
  captchaSolved: sendCodeActions.captchaSolved(),
  codeSent: sendCodeActions.codeSent({ secondsLeft: 60, channel: 0 }),
  codeThrottled: sendCodeActions.codeThrottled({ secondsLeft: 42, failure }),
  codeRefused: sendCodeActions.codeRefused(failure),
  sendCancelled: sendCodeActions.sendCancelled(),
  countdownTicked: sendCodeActions.countdownTicked({ secondsLeft: 59 }),
  countdownEnded: sendCodeActions.countdownEnded(),
  codeFormClosed: sendCodeActions.codeFormClosed(),
  authClosed: authActions.authClosed(),
  loggedInElsewhere: authActions.loggedInElsewhere(),
};

describeWalk('AUT-09 AUT-10 sendCodeTable', { table: sendCodeTable, reducer: sendCodeReducer, states, actions });

describe('sendCodeReducer', () => {
  it('F-AUTH-07 a failure enables the button, a sent code disables it', () => {
    const after = (action: UnknownAction) => ({ sendCode: sendCodeReducer(states.sending, action) });
    expect(selectCanSendCode(after(actions.codeRefused))).toBe(true);
    expect([selectCanSendCode(after(actions.codeSent)), selectSecondsLeft(after(actions.codeSent))]).toEqual([
      false,
      60,
    ]);
  });
});
