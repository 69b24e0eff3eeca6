import { loginActions, loginReducer } from './loginSlice.ts';
import { idleLogin, type LoginState, type LoginStep } from './loginState.ts';
import { loginTable, type LoginEvent } from './loginTable.ts';

const failure = { kind: 'api', code: 6002, messageKey: 'invalidCredentials', serverText: '用户名或密码错误' };
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

const events: Readonly<Record<LoginEvent, ReturnType<(typeof loginActions)[LoginEvent]>>> = {
  loginOpened: loginActions.loginOpened(),
  loginRequested: loginActions.loginRequested({ username: 'demo01', password: 'demo1234' }),
  captchaAnswered: loginActions.captchaAnswered({ kaptchcate: 1, codeId: 'x', code: 'y' }),
  deviceCodeEntered: loginActions.deviceCodeEntered({ sendCodeNum: '123456' }),
  loginAccepted: loginActions.loginAccepted({ userId: '1' }),
  loginRefused: loginActions.loginRefused(failure),
  captchaAsked: loginActions.captchaAsked({ captcha: 'picture', serverText: '' }),
  deviceCheckAsked: loginActions.deviceCheckAsked(newDevice),
  memberEntered: loginActions.memberEntered(),
  accountSwitched: loginActions.accountSwitched(),
  heldCredentialsExpired: loginActions.heldCredentialsExpired(),
  sessionEnded: loginActions.sessionEnded(),
  loginClosed: loginActions.loginClosed(),
};

const walk = Object.values(states).flatMap((state) =>
  Object.entries(events).map(([event, action]) => ({
    from: state,
    event,
    action,
    to: loginTable[state.step][event as LoginEvent] ?? state.step,
  })),
);

describe('loginTable', () => {
  it.each(walk)('AUT-09 $from.step + $event', ({ from, action, to }) => {
    const after = loginReducer(from, action);
    expect(after.step).toBe(to);
    if (to === from.step) expect(after).toBe(from);
  });

  it('AUT-10 every state can be reached and every state but entering can be left by closing', () => {
    const reached = new Set(Object.values(loginTable).flatMap((row) => Object.values(row)));
    expect([...reached].sort()).toEqual(Object.keys(states).sort());
    const closable = Object.entries(loginTable).filter(([, row]) => row.loginClosed === 'idle');
    expect(closable.map(([step]) => step)).toEqual(
      Object.keys(states).filter((step) => step !== 'idle' && step !== 'entering'),
    );
  });

  it('F-AUTH-02 a login on its way takes no second one', () => {
    expect(loginReducer(states.submitting, events.loginRequested)).toBe(states.submitting);
  });

  it.each`
    rule                       | username    | password      | fieldErrors
    ${'AUT-02 no username'}    | ${''}       | ${'demo1234'} | ${{ username: 'usernameRequired' }}
    ${'AUT-02 only spaces'}    | ${'  '}     | ${'demo1234'} | ${{ username: 'usernameRequired' }}
    ${'AUT-02 no password'}    | ${'demo01'} | ${''}         | ${{ password: 'passwordRequired' }}
    ${'AUT-02 nothing at all'} | ${''}       | ${''}         | ${{ username: 'usernameRequired', password: 'passwordRequired' }}
  `('$rule keeps the form with its errors', ({ username, password, fieldErrors }) => {
    expect(loginReducer(states.editing, loginActions.loginRequested({ username, password }))).toEqual({
      step: 'editing',
      username,
      fieldErrors,
    });
  });

  it('F-AUTH-14 no state ever holds the password', () => {
    const after = Object.values(states).map((state) => loginReducer(state, events.loginRequested));
    expect(JSON.stringify(after)).not.toContain('demo1234');
  });

  it('AUT-10 actions of others change nothing', () => {
    expect(loginReducer(states.refused, { type: 'login/toString' })).toBe(states.refused);
    expect(loginReducer(undefined, { type: '@@INIT' })).toBe(idleLogin);
  });
});
