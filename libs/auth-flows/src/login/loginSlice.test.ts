import { readSecret } from '@pavilion/kernel';
import { describeWalk } from '@pavilion/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { authActions } from '../events/authActions.ts';
import { loginActions, loginReducer, loginTable, REMEMBERED_GONE, selectIsLoggingIn } from './loginSlice.ts';
import { idleLogin, type LoginState, type LoginStep } from './loginState.ts';

const failure = {
  kind: 'api',
  code: 6002,
  reaction: 'show',
  messageKey: 'invalidCredentials',
  serverText: '用户名或密码错误',
} as const;
const newDevice = { code: 6026, maskedPhone: '138****0001', serverText: '' } as const;

const states: Readonly<Record<LoginStep, LoginState>> = {
  idle: idleLogin,
  editing: { step: 'editing', username: 'demo01' },
  submitting: { step: 'submitting', username: 'demo01' },
  refused: { step: 'refused', username: 'demo01', failure },
  captchaRequired: { step: 'captchaRequired', username: 'demo01', captcha: 'picture', serverText: '' },
  newDeviceRequired: { step: 'newDeviceRequired', username: 'demo01', newDevice },
  expired: { step: 'expired', username: 'demo01' },
  entering: { step: 'entering', username: 'demo01', userId: '1' },
  succeeded: { step: 'succeeded', userId: '1' },
};

const actions = {
  loginOpened: loginActions.loginOpened(),
  rememberedLoginLoaded: loginActions.rememberedLoginLoaded({ username: 'demo01' }),
  rememberedLoginCleared: loginActions.rememberedLoginCleared(),
  rememberedLoginUnavailable: loginActions.rememberedLoginUnavailable(),
  loginRequested: loginActions.loginRequested({ username: 'demo01', password: 'demo1234' }),
  captchaRequired: loginActions.captchaRequired({ captcha: 'picture', serverText: '' }),
  captchaSolved: loginActions.captchaSolved(),
  captchaCancelled: loginActions.captchaCancelled(),
  deviceCheckRequired: loginActions.deviceCheckRequired(newDevice),
  deviceCodeEntered: loginActions.deviceCodeEntered({ sendCodeNum: '123456' }),
  deviceCodeRefused: loginActions.deviceCodeRefused({ newDevice, failure }),
  loginAccepted: loginActions.loginAccepted({ userId: '1' }),
  loginRefused: loginActions.loginRefused(failure),
  memberLoaded: loginActions.memberLoaded(),
  accountSwitched: loginActions.accountSwitched(),
  heldCredentialsExpired: loginActions.heldCredentialsExpired(),
  sessionEnded: loginActions.sessionEnded(),
  loginClosed: loginActions.loginClosed(),
  authClosed: authActions.authClosed(),
  loggedInElsewhere: authActions.loggedInElsewhere(),
};

describeWalk('AUT-09 AUT-10 loginTable', { table: loginTable, reducer: loginReducer, states, actions });

describe('loginReducer', () => {
  it('AUT-10 closing ends every step except entering', () => {
    const closable = Object.entries(loginTable).filter(([, row]) => row.loginClosed === 'idle');
    expect(closable.map(([step]) => step)).toEqual(
      Object.keys(states).filter((step) => step !== 'idle' && step !== 'entering'),
    );
  });

  it('F-AUTH-02 ignores a second submit during a login', () => {
    expect(loginReducer(states.submitting, actions.loginRequested)).toBe(states.submitting);
  });

  it.each`
    rule                      | username    | password      | fieldErrors
    ${'AUT-02 no username'}   | ${''}       | ${'demo1234'} | ${{ username: 'usernameRequired' }}
    ${'AUT-02 only spaces'}   | ${'  '}     | ${'demo1234'} | ${{ username: 'usernameRequired' }}
    ${'AUT-02 no password'}   | ${'demo01'} | ${''}         | ${{ password: 'passwordRequired' }}
    ${'AUT-02 an empty form'} | ${''}       | ${''}         | ${{ username: 'usernameRequired', password: 'passwordRequired' }}
  `('$rule keeps the form with its errors', ({ username, password, fieldErrors }) => {
    expect(loginReducer(states.editing, loginActions.loginRequested({ username, password }))).toEqual({
      step: 'editing',
      username,
      fieldErrors,
    });
  });

  it.each`
    rule                                           | memory       | username    | step
    ${'submits the remembered password'}           | ${'kept'}    | ${'demo01'} | ${'submitting'}
    ${'requires a password for another name'}      | ${'kept'}    | ${'vip001'} | ${'editing'}
    ${'requires a password if none is remembered'} | ${undefined} | ${'demo01'} | ${'editing'}
  `('AUT-05 $rule', ({ memory, username, step }) => {
    const from: LoginState = { step: 'editing', username: 'demo01', ...(memory && { memory }) };
    const requested = loginActions.loginRequested({ username, password: '', usesRemembered: true });
    expect(loginReducer(from, requested).step).toBe(step);
  });

  it('AUT-05 requires a password for another name at each of two requests', () => {
    const kept: LoginState = { step: 'editing', username: 'demo01', memory: 'kept' };
    const requested = loginActions.loginRequested({ username: 'vip001', password: '', usesRemembered: true });
    const first = loginReducer(kept, requested);
    const form = { step: 'editing', username: 'vip001', fieldErrors: { password: 'passwordRequired' } };
    expect([first, loginReducer(first, requested)]).toEqual([form, form]);
  });

  it.each`
    memory           | username      | after
    ${'kept'}        | ${' demo 01'} | ${'kept'}
    ${'kept'}        | ${'vip001'}   | ${undefined}
    ${'unavailable'} | ${'vip001'}   | ${'unavailable'}
  `('AUT-05 a login of "$username" leaves $memory as $after', ({ memory, username, after }) => {
    const from: LoginState = { step: 'editing', username: 'demo01', memory };
    const next = loginReducer(from, loginActions.loginRequested({ username, password: 'demo1234' }));
    expect(next).toEqual({ step: 'submitting', username, ...(after && { memory: after }) });
  });

  it.each`
    typed        | after
    ${''}        | ${{ username: 'demo01', memory: 'kept' }}
    ${'demo01 '} | ${{ username: 'demo01 ', memory: 'kept' }}
    ${'vip001'}  | ${{ username: 'vip001' }}
  `('AUT-05 a remembered login of demo01 that is read after "$typed" was entered leaves $after', ({ typed, after }) => {
    const from: LoginState = { step: 'editing', username: typed };
    expect(loginReducer(from, actions.rememberedLoginLoaded)).toEqual({ step: 'editing', ...after });
  });

  it('F-AUTH-14 no state contains the password', () => {
    const after = Object.values(states).map((state) => loginReducer(state, actions.loginRequested));
    expect(JSON.stringify(after)).not.toContain('demo1234');
  });

  const form = { username: 'demo01', memory: 'kept' } as const;
  const device = { code: 6029, maskedPhone: '', serverText: '新设备' } as const;
  const expiredSession = { kind: 'api', code: 6001, reaction: 'relogin', messageKey: 'error.6001' } as const;
  const gone = { ...failure, kind: REMEMBERED_GONE } as const;
  const typed = { username: 'demo01', password: 'demo1234' };

  it.each<[from: LoginState, event: UnknownAction, after: LoginState]>([
    [idleLogin, actions.loginOpened, { step: 'editing', username: '' }],
    [idleLogin, actions.loginRequested, { step: 'submitting', username: 'demo01' }],
    [{ step: 'succeeded', userId: '1' }, actions.loginOpened, { step: 'editing', username: '' }],
    [{ step: 'refused', ...form, failure }, actions.loginOpened, { step: 'editing', ...form }],
    [{ step: 'expired', ...form }, actions.loginOpened, { step: 'editing', ...form }],
    [
      { step: 'editing', username: '', fieldErrors: { username: 'usernameRequired' } },
      actions.rememberedLoginLoaded,
      { step: 'editing', ...form },
    ],
    [
      { step: 'editing', ...form, fieldErrors: { password: 'passwordRequired' } },
      actions.rememberedLoginCleared,
      { step: 'editing', username: 'demo01' },
    ],
    [
      { step: 'editing', ...form },
      actions.rememberedLoginUnavailable,
      { step: 'editing', ...form, memory: 'unavailable' },
    ],
    [{ step: 'editing', ...form }, loginActions.loginRequested(typed), { step: 'submitting', ...form }],
    [
      { step: 'editing', ...form },
      loginActions.loginRequested({ ...typed, password: 'demo１２３４' }),
      { step: 'editing', ...form, fieldErrors: { password: 'passwordCharacters' } },
    ],
    [
      { step: 'editing', ...form },
      loginActions.loginRequested({ ...typed, password: 'demo１２３４', usesRemembered: true }),
      { step: 'editing', ...form, fieldErrors: { password: 'passwordCharacters' } },
    ],
    [
      { step: 'editing', ...form },
      loginActions.loginRequested({ ...typed, password: '' }),
      { step: 'editing', ...form, fieldErrors: { password: 'passwordRequired' } },
    ],
    [
      { step: 'editing', username: 'demo01', memory: 'unavailable' },
      loginActions.loginRequested({ ...typed, password: '', usesRemembered: true }),
      { step: 'editing', username: 'demo01', memory: 'unavailable', fieldErrors: { password: 'passwordRequired' } },
    ],
    [{ step: 'refused', ...form, failure }, actions.loginRequested, { step: 'submitting', ...form }],
    [{ step: 'expired', ...form }, actions.loginRequested, { step: 'submitting', ...form }],
    [{ step: 'submitting', ...form }, actions.loginRefused, { step: 'refused', ...form, failure }],
    [
      { step: 'submitting', ...form },
      loginActions.loginRefused(gone),
      { step: 'refused', username: 'demo01', failure: gone },
    ],
    [
      { step: 'submitting', ...form },
      loginActions.captchaRequired({ captcha: 'behaviour', serverText: '请完成验证' }),
      { step: 'captchaRequired', ...form, captcha: 'behaviour', serverText: '请完成验证' },
    ],
    [
      { step: 'captchaRequired', ...form, captcha: 'picture', serverText: '' },
      actions.captchaSolved,
      { step: 'submitting', ...form },
    ],
    [
      { step: 'captchaRequired', ...form, captcha: 'picture', serverText: '' },
      actions.captchaCancelled,
      { step: 'editing', ...form },
    ],
    [
      { step: 'submitting', ...form },
      loginActions.deviceCheckRequired(device),
      { step: 'newDeviceRequired', ...form, newDevice: device },
    ],
    [
      { step: 'submitting', ...form },
      loginActions.deviceCodeRefused({ newDevice: device, failure }),
      { step: 'newDeviceRequired', ...form, newDevice: device },
    ],
    [{ step: 'newDeviceRequired', ...form, newDevice }, actions.deviceCodeEntered, { step: 'submitting', ...form }],
    [{ step: 'newDeviceRequired', ...form, newDevice }, actions.accountSwitched, { step: 'editing', ...form }],
    [{ step: 'newDeviceRequired', ...form, newDevice }, actions.heldCredentialsExpired, { step: 'expired', ...form }],
    [{ step: 'submitting', ...form }, actions.heldCredentialsExpired, { step: 'expired', ...form }],
    [{ step: 'expired', ...form }, actions.rememberedLoginCleared, { step: 'expired', username: 'demo01' }],
    [
      { step: 'refused', ...form, failure },
      actions.rememberedLoginCleared,
      { step: 'refused', username: 'demo01', failure },
    ],
    [{ step: 'submitting', ...form }, actions.loginAccepted, { step: 'entering', ...form, userId: '1' }],
    [{ step: 'entering', ...form, userId: '1' }, actions.memberLoaded, { step: 'succeeded', userId: '1' }],
    [{ step: 'entering', ...form, userId: '1' }, actions.loginRefused, { step: 'refused', ...form, failure }],
    [
      { step: 'entering', ...form, userId: '1' },
      actions.sessionEnded,
      { step: 'refused', ...form, failure: expiredSession },
    ],
    [{ step: 'succeeded', userId: '1' }, actions.sessionEnded, idleLogin],
  ])('AUT-10 %j + %j leads to %j', (from, event, after) => {
    expect(loginReducer(from, event)).toStrictEqual(after);
  });

  it('AUT-03 a login is in progress while it is submitted and while the member is loaded', () => {
    const busy = Object.values(states).filter((login) => selectIsLoggingIn({ login }));
    expect(busy.map(({ step }) => step)).toEqual(['submitting', 'entering']);
  });

  it('I7 a login is requested with a reference to the password', () => {
    const { payload } = loginActions.loginRequested({ ...typed, isRemembering: true });
    expect(payload).toEqual({ username: 'demo01', password: { isSecret: true }, isRemembering: true });
    expect(readSecret(payload.password)).toBe('demo1234');
  });
});
