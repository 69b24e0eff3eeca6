import { deferred, settle } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { captchaActions } from '../captcha/captchaSlice.ts';
import { loginActions } from '../login/loginSlice.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { TestError } from '../testing/testError.ts';
import { createRegisterController } from '../controllers/createRegisterController.ts';
import type { RegisterPorts } from './registerPorts.ts';
import { registerActions } from './registerSlice.ts';

const typed = { username: ' li ly88', password: 'demo1234', repeatPassword: 'demo1234', isAgree: true };
const mockRegister = () => jest.fn<ReturnType<RegisterPorts['register']>, Parameters<RegisterPorts['register']>>();
const hash = '6e9bece1914809fb8493146417e722f6';

function setUp(overrides: Partial<RegisterPorts> & { readonly login?: jest.Mock } = {}) {
  const clock = createFakeClock();
  const ports = {
    ...captchaPorts,
    clock,
    register: jest.fn(async (..._sent: Parameters<RegisterPorts['register']>) => ({ userId: '7' })),
    login: jest.fn(async () => ({ token: 't', userId: '7' })),
    hashPassword: () => hash,
    readInvite: () => ({ domain: 'www.example.com', rCode: 'r1', iCode: 'i1' }),
    session: { store: jest.fn() },
    announce: jest.fn(),
    sendDeviceCode: jest.fn(async () => ({ seconds: 60 })),
    ...overrides,
  };
  const { send, getState } = createRegisterController(ports);
  const act = async (action: Parameters<typeof send>[0]) => {
    send(action);
    await settle();
  };
  return { ports, clock, act, getState };
}

const { registerOpened, registerRequested, registerClosed } = registerActions;

describe('createRegisterSaga', () => {
  it('AUT-08 sends the payload of §3 and then logs in with kaptchcate 99', async () => {
    const { ports, act, getState } = setUp();
    await act(registerRequested(typed));
    expect(jest.mocked(ports.register).mock.calls.map(([request]) => request)).toEqual([
      {
        name: 'lily88',
        password: hash,
        secondPassword: hash,
        kaptchcate: 0,
        codeId: '',
        code: '',
        domain: 'www.example.com',
        rCode: 'r1',
        iCode: 'i1',
      },
    ]);
    expect(ports.login).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'lily88', password: hash, kaptchcate: 99 }),
      expect.any(AbortSignal),
    );
    expect(getState()).toMatchObject({ register: { step: 'idle' }, login: { step: 'succeeded' } });
  });

  it('F-AUTH-16 a failed login afterwards shows a filled form and does not register again', async () => {
    const login = jest.fn().mockRejectedValue(new TestError('transport'));
    const { ports, act, getState } = setUp({ login });
    await act(registerRequested(typed));
    expect(getState()).toMatchObject({
      register: { step: 'registered' },
      login: { step: 'refused', username: typed.username, failure: { kind: 'transport' } },
    });
    await act(registerRequested(typed));
    expect(ports.register).toHaveBeenCalledTimes(1);
    login.mockResolvedValue({ token: 't', userId: '7' });
    await act(loginActions.loginRequested({ username: 'lily88', password: 'demo1234' }));
    expect(getState().login.step).toBe('succeeded');
  });

  it('F-AUTH-02 three quick submits register once', async () => {
    const { ports, act } = setUp();
    await Promise.all([act(registerRequested(typed)), act(registerRequested(typed)), act(registerRequested(typed))]);
    expect(ports.register).toHaveBeenCalledTimes(1);
  });

  it('CAP-01 fetches the required captcha before the first call', async () => {
    const { ports, act, getState } = setUp({ lookUpCaptcha: async () => 'picture' });
    await act(registerRequested(typed));
    expect(getState()).toMatchObject({ register: { step: 'captchaRequired' }, captcha: { step: 'picture' } });
    expect(ports.register).not.toHaveBeenCalled();
    await act(captchaActions.answerEntered({ code: 'a1b2' }));
    expect(jest.mocked(ports.register).mock.calls[0]?.[0]).toMatchObject({
      kaptchcate: 1,
      codeId: 'x-code',
      code: 'a1b2',
    });
  });

  it('CAP-01 ignores a failed look-up', async () => {
    const { act, getState } = setUp({ lookUpCaptcha: () => Promise.reject(new TestError('transport')) });
    await act(registerRequested(typed));
    expect(getState().login.step).toBe('succeeded');
  });

  it('F-AUTH-04 a wrong answer loads a new picture with the failure and keeps the form', async () => {
    const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
    const register = mockRegister()
      .mockResolvedValueOnce(demand)
      .mockRejectedValueOnce(new TestError('api', 6036, { data: null, serverMessage: '验证码错误' }))
      .mockResolvedValue({ userId: '7' });
    const { act, getState } = setUp({ register });
    await act(registerRequested(typed));
    await act(captchaActions.answerEntered({ code: 'wrong' }));
    expect(getState().captcha).toMatchObject({ step: 'picture', wrong: { code: 6036, serverText: '验证码错误' } });
    await act(captchaActions.answerEntered({ code: 'right' }));
    expect(register.mock.calls.map(([{ code, name }]) => [name, code])).toEqual([
      ['lily88', ''],
      ['lily88', 'wrong'],
      ['lily88', 'right'],
    ]);
    expect(getState().login.step).toBe('succeeded');
  });

  it('W3 a resubmit after a lost response repeats the call with its request id and captcha; closing the form discards it', async () => {
    const register = mockRegister();
    const { act, getState } = setUp({ register, lookUpCaptcha: async () => 'picture' });
    const sent = () => register.mock.calls.map(([request, , requestId]) => [JSON.stringify(request), requestId]);
    register.mockRejectedValue(new TestError('transport'));
    await act(registerRequested(typed));
    await act(captchaActions.answerEntered({ code: 'a1b2' }));
    await act(registerRequested(typed));
    expect(sent()[1]).toEqual(sent()[0]);
    await act(registerRequested({ ...typed, username: 'lily99' }));
    await act(captchaActions.answerEntered({ code: 'a1b2' }));
    expect(sent()[2]?.[1]).not.toBe(sent()[0]?.[1]);
    await act(registerClosed());
    await act(registerRequested({ ...typed, username: 'lily99' }));
    register.mockResolvedValue({ userId: '7' });
    await act(captchaActions.answerEntered({ code: 'a1b2' }));
    expect(new Set(sent().map(([, requestId]) => requestId)).size).toBe(3);
    expect(getState().login.step).toBe('succeeded');
  });

  it.each`
    end                      | error                         | isKept
    ${'an invalid response'} | ${new TestError('protocol')}  | ${true}
    ${'still in progress'}   | ${new TestError('api', 6317)} | ${true}
    ${'a refusal'}           | ${new TestError('api', 6011)} | ${false}
  `('W3 $end: the id is kept $isKept', async ({ error, isKept }) => {
    const register = mockRegister().mockRejectedValueOnce(error).mockResolvedValue({ userId: '7' });
    const { act, getState } = setUp({ register });
    await act(registerRequested(typed));
    await act(registerRequested(typed));
    const [first, second] = register.mock.calls.map(([, , requestId]) => requestId);
    expect([first === second, getState().login.step]).toEqual([isKept, 'succeeded']);
  });

  it('AUT-10 closing the captcha returns to the form; closing the form discards the late response', async () => {
    const { ports, act, getState } = setUp({ lookUpCaptcha: async () => 'picture' });
    await act(registerRequested(typed));
    await act(captchaActions.captchaClosed());
    expect(getState().register).toEqual({ step: 'editing', username: typed.username });
    const response = deferred<{ userId: string }>();
    const late = setUp({ register: () => response.promise });
    await late.act(registerOpened());
    await late.act(registerRequested(typed));
    await late.act(registerClosed());
    response.resolve({ userId: '7' });
    await settle();
    expect(late.getState()).toMatchObject({ register: { step: 'idle' }, login: { step: 'idle' } });
    expect(ports.login).not.toHaveBeenCalled();
  });

  it('AUT-06 shows a refusal of the platform and keeps the name', async () => {
    const { act, getState } = setUp({
      register: jest.fn().mockRejectedValue(new TestError('api', 6009, { data: null, serverMessage: '用户名已存在' })),
    });
    await act(registerRequested(typed));
    expect(getState().register).toMatchObject({ step: 'refused', username: typed.username, failure: { code: 6009 } });
  });
});
