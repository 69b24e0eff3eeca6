import { describeWalk } from '@pavilion/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { authActions } from '../events/authActions.ts';
import { newDeviceActions, newDeviceReducer, newDeviceTable } from './newDeviceSlice.ts';
import { idleNewDevice, type NewDeviceState, type NewDeviceStep } from './newDeviceState.ts';

const check = { username: 'demo01', code: 6026, maskedPhone: '138****0001', serverText: '' } as const;

const states: Readonly<Record<NewDeviceStep, NewDeviceState>> = {
  idle: idleNewDevice,
  ready: { step: 'ready', ...check },
  voiceNotice: { step: 'voiceNotice', ...check },
  enteringMiddleDigits: { step: 'enteringMiddleDigits', ...check },
};

const actions = {
  newDeviceOpened: newDeviceActions.newDeviceOpened(check),
  codeRequested: newDeviceActions.codeRequested({ channel: 0 }),
  voiceNoticeShown: newDeviceActions.voiceNoticeShown(),
  voiceConfirmed: newDeviceActions.voiceConfirmed(),
  middleDigitsPrompted: newDeviceActions.middleDigitsPrompted(),
  middleDigitsEntered: newDeviceActions.middleDigitsEntered({ digits: '1234' }),
  promptCancelled: newDeviceActions.promptCancelled(),
  codeEntered: newDeviceActions.codeEntered({ code: '123456' }),
  codeRejected: newDeviceActions.codeRejected({ fieldError: 'codeRule' }),
  registerChosen: newDeviceActions.registerChosen(),
  newDeviceClosed: newDeviceActions.newDeviceClosed(),
  loginSucceeded: authActions.loginSucceeded({ userId: '1' }),
  authClosed: authActions.authClosed(),
  loggedInElsewhere: authActions.loggedInElsewhere(),
};

describeWalk('AUT-09 AUT-10 newDeviceTable', { table: newDeviceTable, reducer: newDeviceReducer, states, actions });

describe('newDeviceReducer', () => {
  it.each(['', '123', '12345', '12a4'])(
    'F-AUTH-15 the middle digits "%s" show 手机号错误 and keep the dialog',
    (digits) => {
      const after = newDeviceReducer(states.enteringMiddleDigits, newDeviceActions.middleDigitsEntered({ digits }));
      expect(after).toEqual({ ...states.enteringMiddleDigits, fieldError: 'middleDigitsRule' });
    },
  );

  const failure = { kind: 'api', code: 6036, reaction: 'show', messageKey: 'error.6036' } as const;
  const rejected = { fieldError: 'codeRule', failure } as const;
  const other = { username: 'vip001', code: 6029, maskedPhone: '', serverText: '新设备' } as const;

  it.each<[from: NewDeviceState, event: UnknownAction, after: NewDeviceState]>([
    [idleNewDevice, newDeviceActions.newDeviceOpened(other), { step: 'ready', ...other }],
    [
      { step: 'voiceNotice', ...check, ...rejected },
      newDeviceActions.newDeviceOpened(other),
      { step: 'ready', ...other },
    ],
    [{ step: 'ready', ...check, ...rejected }, actions.codeRequested, { step: 'ready', ...check }],
    [{ step: 'ready', ...check, ...rejected }, actions.codeEntered, { step: 'ready', ...check }],
    [{ step: 'ready', ...check, ...rejected }, actions.voiceNoticeShown, { step: 'voiceNotice', ...check }],
    [
      { step: 'ready', ...check, ...rejected },
      actions.middleDigitsPrompted,
      { step: 'enteringMiddleDigits', ...check },
    ],
    [{ step: 'ready', ...check }, newDeviceActions.codeRejected(rejected), { step: 'ready', ...check, ...rejected }],
    [
      { step: 'ready', ...check, ...rejected },
      newDeviceActions.codeRejected({ failure }),
      { step: 'ready', ...check, failure },
    ],
    [
      { step: 'voiceNotice', ...check },
      newDeviceActions.codeRejected({ failure }),
      { step: 'voiceNotice', ...check, failure },
    ],
    [{ step: 'voiceNotice', ...check, failure }, actions.voiceConfirmed, { step: 'ready', ...check }],
    [{ step: 'voiceNotice', ...check, failure }, actions.promptCancelled, { step: 'ready', ...check }],
    [
      { step: 'enteringMiddleDigits', ...check },
      newDeviceActions.codeRejected({ fieldError: 'codeRequired' }),
      { step: 'enteringMiddleDigits', ...check, fieldError: 'codeRequired' },
    ],
    [{ step: 'enteringMiddleDigits', ...check, ...rejected }, actions.middleDigitsEntered, { step: 'ready', ...check }],
    [{ step: 'enteringMiddleDigits', ...check, ...rejected }, actions.promptCancelled, { step: 'ready', ...check }],
    [{ step: 'ready', ...check, ...rejected }, actions.loginSucceeded, idleNewDevice],
    [{ step: 'voiceNotice', ...check }, actions.registerChosen, idleNewDevice],
  ])('NEW-03 %j + %j leads to %j', (from, event, after) => {
    expect(newDeviceReducer(from, event)).toStrictEqual(after);
  });
});
