import { describeWalk } from '@pavilion/testing';
import { authActions } from '../events/authActions.ts';
import { loginActions, loginReducer, loginTable } from './loginSlice.ts';
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
});
