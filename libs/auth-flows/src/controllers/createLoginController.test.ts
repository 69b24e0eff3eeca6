import { deferred, settle } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { md5Hex } from '@pavilion/api-client/md5';
import { captchaActions } from '../captcha/captchaSlice.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { TestError } from '../testing/testError.ts';
import { createLoginController } from './createLoginController.ts';
import { HELD_CREDENTIALS_MS } from '../login/createLoginSaga.ts';
import { authActions } from '../events/authActions.ts';
import type { RememberedCredentials, Remembered } from '../login/rememberedLogin.ts';
import type { LoginPorts } from '../login/loginPorts.ts';
import { registerActions } from '../register/registerSlice.ts';
import { loginActions } from '../login/loginSlice.ts';

const typed = { username: ' demo 01 ', password: 'demo1234' };
const session = { token: 't-1', userId: '100001' };
const hash = '6e9bece1914809fb8493146417e722f6';

function setUp(overrides: Partial<LoginPorts> = {}) {
  const log: string[] = [];
  const clock = createFakeClock();
  const ports = {
    login: jest.fn<ReturnType<LoginPorts['login']>, Parameters<LoginPorts['login']>>(async () => session),
    hashPassword: md5Hex,
    session: { store: jest.fn(() => void log.push('store')) },
    loadMember: jest.fn(async () => void log.push('member')),
    loadBalance: jest.fn(async () => void log.push('balance')),
    loadUnread: jest.fn(async () => void log.push('unread')),
    clock,
    announce: jest.fn((event: string) => void log.push(event)),
    report: jest.fn(),
    ...captchaPorts,
    sendDeviceCode: jest.fn(async () => ({ seconds: 60 })),
    ...overrides,
  };
  const controller = createLoginController(ports);
  const login = { ...controller, getState: () => controller.getState().login };
  login.send(loginActions.loginOpened());
  return { login, ports, clock, log, submit: () => login.send(loginActions.loginRequested(typed)) };
}

const fakeMemory = (kept: Remembered) => ({
  read: jest.fn(async () => kept),
  keep: jest.fn(async (_login: RememberedCredentials) => true),
  forget: jest.fn(),
});

const sentBy = (login: jest.Mock<unknown, unknown[]>, call: number) => login.mock.calls[call]?.[0];

const refusing = (...args: ConstructorParameters<typeof TestError>) => ({
  login: jest.fn().mockRejectedValue(new TestError(...args)),
});

describe('createLoginController', () => {
  it('AUT-03 sends the payload of §3 with the MD5 of the password', async () => {
    const { ports, submit } = setUp();
    submit();
    await settle();
    expect(ports.login).toHaveBeenCalledTimes(1);
    expect(jest.mocked(ports.login).mock.calls[0]?.[0]).toEqual({
      isAgent: 0,
      name: 'demo01',
      password: hash,
      kaptchcate: 0,
      codeId: '',
      code: '',
      version: '1.0',
      sendCodeNum: '',
    });
  });

  it('AUT-04 stores the session, then loads, then announces once', async () => {
    const { login, ports, log, submit } = setUp();
    submit();
    await settle();
    expect(login.getState()).toEqual({ step: 'succeeded', userId: '100001' });
    expect(ports.session.store).toHaveBeenCalledWith(session);
    expect(log[0]).toBe('store');
    expect(log.slice(1, 4).sort()).toEqual(['balance', 'member', 'unread']);
    expect(log.slice(4)).toEqual(['loginSucceeded']);
  });

  it('AUT-04 a failed load does not undo the login', async () => {
    const failing = async () => Promise.reject(new TestError('transport'));
    const { login, log, submit } = setUp({ loadMember: failing, loadBalance: failing, loadUnread: failing });
    submit();
    await settle();
    expect(login.getState().step).toBe('succeeded');
    expect(log).toContain('loginSucceeded');
  });

  it('AUT-04 accepts missing load ports', async () => {
    const { login, log, submit } = setUp({ loadMember: undefined, loadBalance: undefined, loadUnread: undefined });
    submit();
    await settle();
    expect(login.getState().step).toBe('succeeded');
    expect(log).toEqual(['store', 'loginSucceeded']);
  });

  it('F-AUTH-02 three quick submits make one call', async () => {
    const { ports, submit } = setUp();
    submit();
    submit();
    submit();
    await settle();
    submit();
    await settle();
    expect(ports.login).toHaveBeenCalledTimes(1);
  });

  it('AUT-02 an empty form makes no call', async () => {
    const { login, ports } = setUp();
    login.send(loginActions.loginRequested({ username: '', password: '' }));
    await settle();
    expect(ports.login).not.toHaveBeenCalled();
    expect(login.getState().step).toBe('editing');
  });

  it.each`
    rule                                      | error                                                               | failure
    ${'ERR-08 a wrong password'}              | ${['api', 6002, { data: null, serverMessage: '用户名或密码错误' }]} | ${{ kind: 'api', code: 6002, reaction: 'show', messageKey: 'test', serverText: '用户名或密码错误' }}
    ${'F-AUTH-24 a frozen account'}           | ${['api', 6037]}                                                    | ${{ kind: 'api', code: 6037, reaction: 'show', messageKey: 'test' }}
    ${'F-AUTH-24 a login during maintenance'} | ${['api', 6013]}                                                    | ${{ kind: 'api', code: 6013, reaction: 'maintenance', messageKey: 'test' }}
    ${'F-API-08 an unknown code'}             | ${['api', 6777, { data: null, serverMessage: '稍后再试' }]}         | ${{ kind: 'api', code: 6777, reaction: 'show', messageKey: 'test', serverText: '稍后再试' }}
    ${'F-AUTH-03 a lost response'}            | ${['transport']}                                                    | ${{ kind: 'transport', reaction: 'show', messageKey: 'test' }}
    ${'F-API-05 an invalid response'}         | ${['protocol']}                                                     | ${{ kind: 'protocol', reaction: 'show', messageKey: 'test' }}
  `('$rule is refused and keepCalls the name', async ({ error, failure }) => {
    const { login, ports, submit } = setUp(refusing(...(error as ConstructorParameters<typeof TestError>)));
    submit();
    await settle();
    expect(login.getState()).toEqual({ step: 'refused', username: typed.username, failure });
    expect(ports.session.store).not.toHaveBeenCalled();
    expect(ports.report).not.toHaveBeenCalled();
  });

  it('F-AUTH-03 the second attempt succeeds after a lost response', async () => {
    const login = jest.fn().mockRejectedValueOnce(new TestError('transport')).mockResolvedValueOnce(session);
    const { login: flow, submit } = setUp({ login });
    submit();
    await settle();
    submit();
    await settle();
    expect(flow.getState().step).toBe('succeeded');
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('AUT-10 an unexpected error is reported and shown as a refusal, and the next login succeeds', async () => {
    const bug = new TypeError('undefined is not a function');
    const login = jest.fn().mockRejectedValueOnce(bug).mockResolvedValueOnce(session);
    const { login: flow, ports, submit } = setUp({ login });
    submit();
    await settle();
    expect(flow.getState()).toMatchObject({
      step: 'refused',
      failure: { kind: 'unexpected', reaction: 'show', messageKey: 'error.unknown' },
    });
    expect(ports.report).toHaveBeenCalledWith(bug);
    submit();
    await settle();
    expect(flow.getState().step).toBe('succeeded');
  });

  it.each`
    where                | hashPassword
    ${'while hashing'}   | ${() => new Promise(() => undefined)}
    ${'during the call'} | ${() => hash}
  `('AUT-10 closing $where aborts the call and discards its late response', async ({ where, hashPassword }) => {
    const call = deferred<typeof session>();
    const signals: AbortSignal[] = [];
    const login: LoginPorts['login'] = (_request, signal) => {
      signals.push(signal);
      return call.promise;
    };
    const { login: flow, ports, submit } = setUp({ login, hashPassword });
    submit();
    await settle();
    flow.send(loginActions.loginClosed());
    call.resolve(session);
    await settle();
    expect(flow.getState()).toEqual({ step: 'idle' });
    expect(ports.session.store).not.toHaveBeenCalled();
    expect(signals.map((signal) => signal.aborted)).toEqual(where === 'while hashing' ? [] : [true]);
  });

  it('AUT-10 closing after the response keepCalls the session', async () => {
    const member = deferred<void>();
    const { login, ports, submit } = setUp({ loadMember: () => member.promise });
    submit();
    await settle();
    login.send(loginActions.loginClosed());
    expect(login.getState().step).toBe('entering');
    member.resolve();
    await settle();
    expect(login.getState().step).toBe('succeeded');
    expect(ports.announce).toHaveBeenCalledTimes(1);
  });

  it('AUT-10 a host may close the dialog as soon as the session is stored', async () => {
    const { login, ports, submit } = setUp({
      session: { store: () => login.send(loginActions.loginClosed()) },
    });
    submit();
    await settle();
    expect(login.getState()).toEqual({ step: 'succeeded', userId: '100001' });
    expect(ports.announce).toHaveBeenCalledTimes(1);
  });

  it('AUT-10 a session that cannot be stored is a refusal', async () => {
    const store = () => {
      throw new Error('closed');
    };
    const { login, ports, submit } = setUp({ session: { store } });
    submit();
    await settle();
    expect(login.getState().step).toBe('refused');
    expect(ports.announce).not.toHaveBeenCalled();
  });

  it('AUT-10 a session that ends during the loads is refused and not announced', async () => {
    const member = deferred<void>();
    const { login, ports, submit } = setUp({ loadMember: () => member.promise });
    submit();
    await settle();
    login.send(loginActions.sessionEnded());
    member.resolve();
    await settle();
    expect(login.getState()).toMatchObject({ step: 'refused', failure: { code: 6001 } });
    expect(ports.announce).not.toHaveBeenCalled();
  });

  it.each`
    code    | captcha
    ${6021} | ${'picture'}
    ${6022} | ${'behaviour'}
  `('§4 $code requires the $captcha captcha, and its solution continues the same login', async ({ code, captcha }) => {
    const demand = { kind: 'captcha', captcha, code, serverMessage: '请完成验证' };
    const login = jest.fn().mockResolvedValueOnce(demand).mockResolvedValueOnce(session);
    const { login: flow, submit } = setUp({ login });
    submit();
    await settle();
    expect(flow.getState()).toMatchObject({ step: 'captchaRequired', captcha, serverText: '请完成验证' });
    if (captcha === 'behaviour') flow.send(captchaActions.pictureChosen());
    await settle();
    flow.send(captchaActions.answerEntered({ code: 'a1b2' }));
    await settle();
    expect(sentBy(login, 1)).toMatchObject({ name: 'demo01', password: hash, codeId: 'x-code', code: 'a1b2' });
    expect(flow.getState().step).toBe('succeeded');
  });

  it.each`
    code    | data                              | maskedPhone
    ${6025} | ${{ phoneNumber: '138****0001' }} | ${'138****0001'}
    ${6026} | ${{ phoneNumber: '13800000001' }} | ${'138****0001'}
    ${6027} | ${{}}                             | ${''}
    ${6028} | ${null}                           | ${''}
    ${6029} | ${{ phoneNumber: 42 }}            | ${''}
  `('F-AUTH-14 $code with $data shows the new-device check', async ({ code, data, maskedPhone }) => {
    const { login, submit } = setUp(refusing('api', code, { data, serverMessage: '设备未通过验证' }));
    submit();
    await settle();
    expect(login.getState()).toEqual({
      step: 'newDeviceRequired',
      username: typed.username,
      newDevice: { code, maskedPhone, serverText: '设备未通过验证' },
    });
    expect(JSON.stringify(login.getState())).not.toMatch(/demo1234|6e9bece1/);
  });

  it('F-AUTH-14 the code is sent with the held credentials', async () => {
    const login = jest.fn().mockRejectedValueOnce(new TestError('api', 6026)).mockResolvedValueOnce(session);
    const { login: flow, clock, submit } = setUp({ login });
    submit();
    await settle();
    flow.send(loginActions.deviceCodeEntered({ sendCodeNum: '123456' }));
    await settle();
    expect(sentBy(login, 1)).toMatchObject({ name: 'demo01', password: hash, sendCodeNum: '123456' });
    expect(flow.getState().step).toBe('succeeded');
    expect(clock.pending()).toBe(0);
  });

  it.each`
    how                        | leave                                                              | step
    ${'closing'}               | ${(flow: Flow) => flow.login.send(loginActions.loginClosed())}     | ${'idle'}
    ${'switching the account'} | ${(flow: Flow) => flow.login.send(loginActions.accountSwitched())} | ${'editing'}
    ${'a wait of ten minutes'} | ${(flow: Flow) => flow.clock.advance(HELD_CREDENTIALS_MS)}         | ${'expired'}
  `(
    'F-AUTH-14 $how discards the held credentials',
    async ({ leave, step }: { leave: (flow: Flow) => void; step: string }) => {
      const flow = setUp(refusing('api', 6026));
      flow.submit();
      await settle();
      leave(flow);
      expect(flow.login.getState().step).toBe(step);
      flow.login.send(loginActions.deviceCodeEntered({ sendCodeNum: '123456' }));
      await settle();
      expect(flow.ports.login).toHaveBeenCalledTimes(1);
      expect(flow.clock.pending()).toBe(0);
    },
  );

  it.each`
    rule                                                 | isRemembering | keepCalls | forgetCalls
    ${'a checked box stores the hash, not the password'} | ${true}       | ${1}      | ${0}
    ${'a cleared box removes the login'}                 | ${false}      | ${0}      | ${1}
    ${'a form without the box changes nothing'}          | ${undefined}  | ${0}      | ${0}
  `('AUT-05 $rule', async ({ isRemembering, keepCalls, forgetCalls }) => {
    const remembered = fakeMemory({ kind: 'nothing' });
    const { login } = setUp({ remembered });
    login.send(loginActions.loginRequested({ ...typed, isRemembering }));
    await settle();
    expect([remembered.keep.mock.calls.length, remembered.forget.mock.calls.length]).toEqual([keepCalls, forgetCalls]);
    if (keepCalls) expect(remembered.keep).toHaveBeenCalledWith({ username: 'demo01', passwordHash: hash });
  });

  it('AUT-05 a remembered login needs no typed password', async () => {
    const remembered = fakeMemory({ kind: 'kept', username: 'demo01', passwordHash: hash });
    const { login, ports } = setUp({ remembered });
    await settle();
    expect(login.getState()).toEqual({ step: 'editing', username: 'demo01', memory: 'kept' });
    login.send(loginActions.loginRequested({ username: 'demo01', password: '', usesRemembered: true }));
    await settle();
    expect(jest.mocked(ports.login).mock.calls[0]?.[0]).toMatchObject({ name: 'demo01', password: hash });
  });

  it('AUT-05 a remembered password is not sent for another name, and stays stored', async () => {
    const remembered = fakeMemory({ kind: 'kept', username: 'demo01', passwordHash: hash });
    const { login, ports } = setUp({ remembered });
    await settle();
    const requested = loginActions.loginRequested({ username: 'vip001', password: '', usesRemembered: true });
    for (let press = 0; press < 2; press += 1) {
      login.send(requested);
      await settle();
    }
    expect(login.getState()).toMatchObject({ step: 'editing', fieldErrors: { password: 'passwordRequired' } });
    expect([jest.mocked(ports.login).mock.calls, remembered.forget.mock.calls]).toEqual([[], []]);
  });

  it('AUT-05 a remembered login that another tab has replaced is not used, and stays stored', async () => {
    const remembered = fakeMemory({ kind: 'kept', username: 'demo01', passwordHash: hash });
    const { login, ports } = setUp({ remembered });
    await settle();
    remembered.read.mockResolvedValue({ kind: 'kept', username: 'vip001', passwordHash: hash });
    login.send(loginActions.loginRequested({ username: 'demo01', password: '', usesRemembered: true }));
    await settle();
    expect(login.getState()).toEqual({
      step: 'refused',
      username: 'demo01',
      failure: { kind: 'rememberedGone', code: 6002, reaction: 'show', messageKey: 'error.6002' },
    });
    expect([jest.mocked(ports.login).mock.calls, remembered.forget.mock.calls]).toEqual([[], []]);
  });

  it('F-AUTH-22 a remembered login that is refused is removed', async () => {
    const remembered = fakeMemory({ kind: 'kept', username: 'demo01', passwordHash: hash });
    const { login } = setUp({ remembered, ...refusing('api', 6002) });
    await settle();
    login.send(loginActions.loginRequested({ username: 'demo01', password: '', usesRemembered: true }));
    await settle();
    expect(login.getState()).toEqual({
      step: 'refused',
      username: 'demo01',
      failure: { kind: 'api', code: 6002, reaction: 'show', messageKey: 'test' },
    });
    expect(remembered.forget).toHaveBeenCalledTimes(1);
  });

  it('F-STO-08 shows that the browser cannot remember a login', async () => {
    const { login } = setUp({ remembered: fakeMemory({ kind: 'unavailable' }) });
    await settle();
    expect(login.getState()).toEqual({ step: 'editing', username: '', memory: 'unavailable' });
  });

  it('AUT-05 clearing the checkbox removes the remembered login at once', async () => {
    const remembered = fakeMemory({ kind: 'kept', username: 'demo01', passwordHash: hash });
    const { login } = setUp({ remembered });
    await settle();
    login.send(loginActions.rememberedLoginCleared());
    await settle();
    expect(login.getState()).toEqual({ step: 'editing', username: 'demo01' });
    expect(remembered.forget).toHaveBeenCalledTimes(1);
  });

  it('STO-03 a login in another tab cancels this one during a call', async () => {
    const call = deferred<typeof session>();
    const { login, ports, submit } = setUp({ login: () => call.promise });
    submit();
    await settle();
    login.send(authActions.loggedInElsewhere());
    call.resolve(session);
    await settle();
    expect(login.getState()).toEqual({ step: 'idle' });
    expect(ports.session.store).not.toHaveBeenCalled();
  });

  it('AUT-09 accepts no action of another flow, as the compiler checks', () => {
    const { login } = setUp();
    const before = login.getState();
    // @ts-expect-error an action of the registration
    login.send(registerActions.registerClosed());
    expect(login.getState()).toBe(before);
  });

  it('AUT-09 a disposed flow leaves no timer and ignores actions', async () => {
    const { login, clock, ports, submit } = setUp(refusing('api', 6026));
    submit();
    await settle();
    login.dispose();
    expect(clock.pending()).toBe(0);
    login.send(loginActions.deviceCodeEntered({ sendCodeNum: '123456' }));
    await settle();
    expect(ports.login).toHaveBeenCalledTimes(1);
  });
});

type Flow = ReturnType<typeof setUp>;
