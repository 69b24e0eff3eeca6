import { describeWalk } from '@pavilion/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { authActions } from '../events/authActions.ts';
import {
  selectCanSendCode,
  selectIsCodeSent,
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

  const bind = { purpose: 'bindPhone', isSent: true } as const;
  const refused: SendCodeState = { step: 'ready', ...bind, failure };

  it.each<[from: SendCodeState, event: keyof typeof actions, after: SendCodeState]>([
    [idleSendCode, 'codeFormOpened', { step: 'ready', purpose: 'bindPhone', isSent: false }],
    [states.waiting, 'codeFormOpened', { step: 'ready', purpose: 'bindPhone', isSent: false }],
    [refused, 'sendStarted', { step: 'sending', ...bind, channel: 0 }],
    [refused, 'countdownRestored', { step: 'waiting', ...bind, secondsLeft: 12 }],
    [{ step: 'sending', ...bind, channel: 2 }, 'captchaRequired', { step: 'captchaRequired', ...bind, channel: 2 }],
    [{ step: 'captchaRequired', ...bind, channel: 2 }, 'captchaSolved', { step: 'sending', ...bind, channel: 2 }],
    [{ step: 'captchaRequired', ...bind, channel: 2 }, 'sendCancelled', { step: 'ready', ...bind }],
    [states.sending, 'codeSent', { step: 'waiting', purpose: 'newDevice', isSent: true, secondsLeft: 60 }],
    [
      states.sending,
      'codeThrottled',
      { step: 'waiting', purpose: 'newDevice', isSent: true, secondsLeft: 42, failure },
    ],
    [{ step: 'sending', ...bind, channel: 0 }, 'codeRefused', refused],
    [states.sending, 'codeRefused', { step: 'ready', ...form, failure }],
    [states.sending, 'sendCancelled', { step: 'ready', ...form }],
    [
      { step: 'waiting', ...bind, secondsLeft: 60, failure },
      'countdownTicked',
      { step: 'waiting', ...bind, secondsLeft: 59, failure },
    ],
    [{ step: 'waiting', ...bind, secondsLeft: 1, failure }, 'countdownEnded', { step: 'ready', ...bind }],
    [refused, 'codeFormClosed', idleSendCode],
  ])('F-AUTH-07 NEW-03 %j + %s leads to %j', (from, event, after) => {
    expect(sendCodeReducer(from, actions[event])).toStrictEqual(after);
  });

  it.each<[sendCode: SendCodeState, shown: object]>([
    [idleSendCode, { secondsLeft: 0, canSend: false, isSent: false }],
    [states.ready, { secondsLeft: 0, canSend: true, isSent: false }],
    [refused, { secondsLeft: 0, canSend: true, isSent: true }],
    [
      { step: 'sending', ...bind, channel: 0 },
      { secondsLeft: 0, canSend: false, isSent: true },
    ],
    [states.captchaRequired, { secondsLeft: 0, canSend: false, isSent: false }],
    [
      { step: 'waiting', ...bind, secondsLeft: 7 },
      { secondsLeft: 7, canSend: false, isSent: true },
    ],
  ])('NEW-03 %j is shown as %j', (sendCode, shown) => {
    const host = { sendCode };
    expect({
      secondsLeft: selectSecondsLeft(host),
      canSend: selectCanSendCode(host),
      isSent: selectIsCodeSent(host),
    }).toEqual(shown);
  });
});
