import { describeWalk } from '@pavilion/testing';
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
});
