import { createFakeClock } from '@pavilion/kernel/testing';
import { md5Hex } from '@pavilion/api-client/md5';
import { deferred, settle } from '../testing/deferred.ts';
import { captchaActions } from '../captcha/captchaSlice.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { TestError } from '../testing/testError.ts';
import { createLoginController } from './createLoginController.ts';
import { HELD_CREDENTIALS_MS } from './createLoginSaga.ts';
import { authActions } from '../events/authActions.ts';
import type { RememberedCredentials, Remembered } from './rememberedLogin.ts';
import type { LoginPorts } from './loginPorts.ts';
import { loginActions } from './loginSlice.ts';

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
  it('AUT-03 sends exactly the payload of §3, with the md5 password', async () => {
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

  it('AUT-04 stores the session first, then loads, then announces once', async () => {
    const { login, ports, log, submit } = setUp();
    submit();
    await settle();
    expect(login.getState()).toEqual({ step: 'succeeded', userId: '100001' });
    expect(ports.session.store).toHaveBeenCalledWith(session);
    expect(log[0]).toBe('store');
    expect(log.slice(1, 4).sort()).toEqual(['balance', 'member', 'unread']);
    expect(log.slice(4)).toEqual(['loginSucceeded']);
  });

  it('AUT-04 a failing load does not undo the login', async () => {
    const failing = async () => Promise.reject(new TestError('transport'));
    const { login, log, submit } = setUp({ loadMember: failing, loadBalance: failing, loadUnread: failing });
    submit();
    await settle();
    expect(login.getState().step).toBe('succeeded');
    expect(log).toContain('loginSucceeded');
  });

  it('AUT-04 a host that loads by itself leaves the loads out', async () => {
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

  it('AUT-02 an empty form calls nobody', async () => {
    const { login, ports } = setUp();
    login.send(loginActions.loginRequested({ username: '', password: '' }));
    await settle();
    expect(ports.login).not.toHaveBeenCalled();
    expect(login.getState().step).toBe('editing');
  });

  it.each`
    rule                                      | error                                                               | failure
    ${'ERR-08 wrong password'}                | ${['api', 6002, { data: null, serverMessage: '用户名或密码错误' }]} | ${{ kind: 'api', code: 6002, reaction: 'show', messageKey: 'test', serverText: '用户名或密码错误' }}
    ${'F-AUTH-24 frozen'}                     | ${['api', 6037]}                                                    | ${{ kind: 'api', code: 6037, reaction: 'show', messageKey: 'test' }}
    ${'F-AUTH-24 maintenance'}                | ${['api', 6013]}                                                    | ${{ kind: 'api', code: 6013, reaction: 'maintenance', messageKey: 'test' }}
    ${'F-API-08 a code nobody knows'}         | ${['api', 6777, { data: null, serverMessage: '稍后再试' }]}         | ${{ kind: 'api', code: 6777, reaction: 'show', messageKey: 'test', serverText: '稍后再试' }}
    ${'F-AUTH-03 no answer'}                  | ${['transport']}                                                    | ${{ kind: 'transport', reaction: 'show', messageKey: 'test' }}
    ${'F-API-05 an answer that does not fit'} | ${['protocol']}                                                     | ${{ kind: 'protocol', reaction: 'show', messageKey: 'test' }}
  `('$rule is refused, with the name kept', async ({ error, failure }) => {
    const { login, ports, submit } = setUp(refusing(...(error as ConstructorParameters<typeof TestError>)));
    submit();
    await settle();
    expect(login.getState()).toEqual({ step: 'refused', username: typed.username, failure });
    expect(ports.session.store).not.toHaveBeenCalled();
    expect(ports.report).not.toHaveBeenCalled();
  });

  it('F-AUTH-03 after a lost answer the second try works', async () => {
    const login = jest.fn().mockRejectedValueOnce(new TestError('transport')).mockResolvedValueOnce(session);
    const { login: flow, submit } = setUp({ login });
    submit();
    await settle();
    submit();
    await settle();
    expect(flow.getState().step).toBe('succeeded');
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('AUT-10 a bug is reported, shown as a plain refusal, and the next login works', async () => {
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
    where                 | hashPassword
    ${'while hashing'}    | ${() => new Promise(() => undefined)}
    ${'while it is sent'} | ${() => hash}
  `('AUT-10 closing $where drops the call and its late answer', async ({ where, hashPassword }) => {
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

  it('AUT-10 closing after the answer came changes nothing: the session is there', async () => {
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

  it('AUT-10 a host that closes the dialog the moment it hears of the session loses nothing', async () => {
    const { login, ports, submit } = setUp({
      session: { store: () => login.send(loginActions.loginClosed()) },
    });
    submit();
    await settle();
    expect(login.getState()).toEqual({ step: 'succeeded', userId: '100001' });
    expect(ports.announce).toHaveBeenCalledTimes(1);
  });

  it('AUT-10 a session that cannot be stored is a refusal, not a hanging dialog', async () => {
    const store = () => {
      throw new Error('closed');
    };
    const { login, ports, submit } = setUp({ session: { store } });
    submit();
    await settle();
    expect(login.getState().step).toBe('refused');
    expect(ports.announce).not.toHaveBeenCalled();
  });

  it('AUT-10 a session that ends while it is entered is refused, never announced', async () => {
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
  `('§4 $code asks for the $captcha captcha and an answer goes on with the same login', async ({ code, captcha }) => {
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

  it('F-AUTH-14 the code goes on with the held credentials', async () => {
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
    how                  | leave                                                              | step
    ${'closing'}         | ${(flow: Flow) => flow.login.send(loginActions.loginClosed())}     | ${'idle'}
    ${'another account'} | ${(flow: Flow) => flow.login.send(loginActions.accountSwitched())} | ${'editing'}
    ${'ten minutes'}     | ${(flow: Flow) => flow.clock.advance(HELD_CREDENTIALS_MS)}         | ${'expired'}
  `(
    'F-AUTH-14 $how forgets the held credentials',
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
    rule                                           | isRemembering | keeps | forgets
    ${'ticked keeps the hash, never the password'} | ${true}       | ${1}  | ${0}
    ${'unticked forgets'}                          | ${false}      | ${0}  | ${1}
    ${'no box changes nothing'}                    | ${undefined}  | ${0}  | ${0}
  `('AUT-05 $rule', async ({ isRemembering, keeps, forgets }) => {
    const remembered = fakeMemory({ kind: 'nothing' });
    const { login } = setUp({ remembered });
    login.send(loginActions.loginRequested({ ...typed, isRemembering }));
    await settle();
    expect([remembered.keep.mock.calls.length, remembered.forget.mock.calls.length]).toEqual([keeps, forgets]);
    if (keeps) expect(remembered.keep).toHaveBeenCalledWith({ username: 'demo01', passwordHash: hash });
  });

  it('AUT-05 a remembered login needs no typing and no password in the page', async () => {
    const remembered = fakeMemory({ kind: 'kept', username: 'demo01', passwordHash: hash });
    const { login, ports } = setUp({ remembered });
    await settle();
    expect(login.getState()).toEqual({ step: 'editing', username: 'demo01', memory: 'kept' });
    login.send(loginActions.loginRequested({ username: 'demo01', password: '', usesRemembered: true }));
    await settle();
    expect(jest.mocked(ports.login).mock.calls[0]?.[0]).toMatchObject({ name: 'demo01', password: hash });
  });

  it('F-AUTH-22 a remembered login the platform refuses is forgotten', async () => {
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

  it('F-STO-08 a browser that cannot remember is said so', async () => {
    const { login } = setUp({ remembered: fakeMemory({ kind: 'unavailable' }) });
    await settle();
    expect(login.getState()).toEqual({ step: 'editing', username: '', memory: 'unavailable' });
  });

  it('AUT-05 unticking forgets at once', async () => {
    const remembered = fakeMemory({ kind: 'kept', username: 'demo01', passwordHash: hash });
    const { login } = setUp({ remembered });
    await settle();
    login.send(loginActions.rememberedDropped());
    await settle();
    expect(login.getState()).toEqual({ step: 'editing', username: 'demo01' });
    expect(remembered.forget).toHaveBeenCalledTimes(1);
  });

  it('STO-03 a login in another tab ends this one mid-call', async () => {
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

  it('AUT-09 a disposed flow leaves no timer and hears nothing', async () => {
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
