import { settle } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createLoginController } from '../controllers/createLoginController.ts';
import { HELD_CREDENTIALS_MS } from '../login/createLoginSaga.ts';
import type { LoginPorts } from '../login/loginPorts.ts';
import { loginActions } from '../login/loginSlice.ts';
import { captchaActions } from '../captcha/captchaSlice.ts';
import { authActions } from '../events/authActions.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { TestError } from '../testing/testError.ts';
import type { NewDevicePorts } from './newDevicePorts.ts';
import { newDeviceActions } from './newDeviceSlice.ts';

type SendDeviceCode = NewDevicePorts['sendDeviceCode'];
const mockSendDeviceCode = () => jest.fn<ReturnType<SendDeviceCode>, Parameters<SendDeviceCode>>();

const session = { token: 't-1', userId: '100001' };
const untrusted = (data: unknown = { phoneNumber: '138****0001' }) =>
  new TestError('api', 6026, { data, serverMessage: '新设备' });

async function setUp(overrides: Partial<NewDevicePorts> = {}, refusal = untrusted()) {
  const clock = createFakeClock();
  const login = jest
    .fn<Promise<typeof session>, Parameters<LoginPorts['login']>>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(session);
  const ports = {
    ...captchaPorts,
    clock,
    login,
    hashPassword: () => '6e9bece1914809fb8493146417e722f6',
    session: { store: jest.fn() },
    announce: jest.fn(),
    sendDeviceCode: jest.fn(async () => ({ seconds: 60 })),
    ...overrides,
  };
  const { send, getState } = createLoginController(ports);
  const act = async (action: Parameters<typeof send>[0]) => {
    send(action);
    await settle();
  };
  await act(loginActions.loginRequested({ username: 'device01', password: 'demo1234' }));
  return { ports, clock, act, getState };
}

const { codeRequested, middleDigitsEntered, codeEntered, voiceConfirmed, promptCancelled, registerChosen } =
  newDeviceActions;

describe('createNewDeviceSaga', () => {
  it('NEW-01 NEW-03 continues the login after phone, middle digits and code', async () => {
    const { ports, clock, act, getState } = await setUp();
    expect(getState().newDevice).toMatchObject({ step: 'ready', username: 'device01', maskedPhone: '138****0001' });
    await act(codeRequested({ channel: 0 }));
    expect(getState().newDevice.step).toBe('enteringMiddleDigits');
    await act(middleDigitsEntered({ digits: '1234' }));
    expect(ports.sendDeviceCode).toHaveBeenCalledWith(
      { name: 'device01', phone: '13812340001', channel: 0, captcha: { kaptchcate: 0, codeId: '', code: '' } },
      expect.any(AbortSignal),
    );
    expect(getState().sendCode).toMatchObject({ step: 'waiting', secondsLeft: 60 });
    expect(JSON.stringify(getState())).not.toMatch(/13812340001|demo1234|6e9bece1/);
    await act(codeEntered({ code: '123456' }));
    expect(ports.login.mock.calls[1]?.[0]).toMatchObject({ name: 'device01', sendCodeNum: '123456' });
    expect(getState()).toMatchObject({
      login: { step: 'succeeded' },
      newDevice: { step: 'idle' },
      sendCode: { step: 'idle' },
    });
    expect(clock.pending()).toBe(0);
  });

  it.each`
    code        | isSent   | fieldError
    ${'123456'} | ${false} | ${'codeNotRequested'}
    ${'12345'}  | ${true}  | ${'codeRule'}
    ${''}       | ${true}  | ${'codeRequired'}
  `(
    'F-AUTH-15 code "$code", sent $isSent: shows $fieldError and makes no call',
    async ({ code, isSent, fieldError }) => {
      const { ports, act, getState } = await setUp();
      if (isSent) await act(codeRequested({ channel: 0 }));
      if (isSent) await act(middleDigitsEntered({ digits: '1234' }));
      await act(codeEntered({ code }));
      expect(getState().newDevice).toMatchObject({ step: 'ready', fieldError });
      expect(ports.login).toHaveBeenCalledTimes(1);
    },
  );

  it('F-AUTH-15 prompts again for middle digits that the platform refuses', async () => {
    const sendDeviceCode = mockSendDeviceCode()
      .mockRejectedValueOnce(new TestError('api', 6017))
      .mockResolvedValue({ seconds: 60 });
    const { act, getState } = await setUp({ sendDeviceCode });
    await act(codeRequested({ channel: 0 }));
    await act(middleDigitsEntered({ digits: '9999' }));
    expect(getState().newDevice).toMatchObject({ step: 'ready', fieldError: 'middleDigitsRule' });
    await act(codeRequested({ channel: 0 }));
    await act(middleDigitsEntered({ digits: '1234' }));
    expect(sendDeviceCode.mock.calls[1]?.[0].phone).toBe('13812340001');
    expect(getState().sendCode.step).toBe('waiting');
  });

  it('NEW-03 confirms a voice call first, and a second code needs no digits', async () => {
    const { ports, clock, act, getState } = await setUp();
    await act(codeRequested({ channel: 2 }));
    expect(getState().newDevice.step).toBe('voiceNotice');
    await act(voiceConfirmed());
    await act(middleDigitsEntered({ digits: '1234' }));
    expect(ports.sendDeviceCode).toHaveBeenCalledTimes(1);
    await act(codeRequested({ channel: 0 }));
    expect(ports.sendDeviceCode).toHaveBeenCalledTimes(1);
    clock.advance(60_000);
    await act(codeRequested({ channel: 0 }));
    expect(ports.sendDeviceCode).toHaveBeenCalledTimes(2);
  });

  it.each([['the notice', 2] as const, ['the digits', 0] as const])(
    'NEW-03 %s can be cancelled',
    async (_, channel) => {
      const { ports, act, getState } = await setUp();
      await act(codeRequested({ channel }));
      await act(promptCancelled());
      expect(getState().newDevice.step).toBe('ready');
      expect(ports.sendDeviceCode).not.toHaveBeenCalled();
    },
  );

  it.each`
    refusal                                                  | wait                                    | canSend
    ${new TestError('api', 6066, { data: { seconds: 42 } })} | ${{ step: 'waiting', secondsLeft: 42 }} | ${false}
    ${new TestError('api', 6066)}                            | ${{ step: 'waiting', secondsLeft: 60 }} | ${false}
    ${new TestError('api', 6011)}                            | ${{ step: 'ready', isSent: false }}     | ${true}
    ${new TestError('transport')}                            | ${{ step: 'ready', isSent: false }}     | ${true}
  `(
    'F-AUTH-07 a refused code ($refusal.message) leaves $wait',
    async ({ refusal, wait }: { refusal: TestError; wait: object }) => {
      const { act, getState } = await setUp({ sendDeviceCode: jest.fn().mockRejectedValue(refusal) });
      await act(codeRequested({ channel: 0 }));
      await act(middleDigitsEntered({ digits: '1234' }));
      expect(getState().sendCode).toMatchObject({ ...wait, failure: { kind: refusal.kind } });
    },
  );

  it('CAP-04 a captcha before the code repeats the same call', async () => {
    const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
    const sendDeviceCode = mockSendDeviceCode().mockResolvedValueOnce(demand).mockResolvedValue({ seconds: 60 });
    const { act, getState } = await setUp({ sendDeviceCode });
    await act(codeRequested({ channel: 0 }));
    await act(middleDigitsEntered({ digits: '1234' }));
    expect(getState()).toMatchObject({ sendCode: { step: 'captchaRequired' }, captcha: { step: 'picture' } });
    await act(captchaActions.answerEntered({ code: 'a1b2' }));
    const [first, second] = sendDeviceCode.mock.calls.map(([request]) => request);
    expect(second).toEqual({ ...first, captcha: { kaptchcate: 1, codeId: 'x-code', code: 'a1b2' } });
    expect(getState().sendCode.step).toBe('waiting');
  });

  it.each([6036, 6038])(
    'F-AUTH-09 a code refused with %d keeps the screen and the password, and another code may follow',
    async (code) => {
      const { ports, act, getState } = await setUp();
      ports.login.mockReset().mockRejectedValueOnce(new TestError('api', code)).mockResolvedValue(session);
      await act(codeRequested({ channel: 0 }));
      await act(middleDigitsEntered({ digits: '1234' }));
      await act(codeEntered({ code: '111111' }));
      expect(getState()).toMatchObject({
        login: { step: 'newDeviceRequired' },
        newDevice: { step: 'ready', failure: { code } },
      });
      await act(codeEntered({ code: '123456' }));
      expect(getState().login.step).toBe('succeeded');
    },
  );

  it('F-AUTH-09 a locked code leads back to the form', async () => {
    const { ports, act, getState } = await setUp();
    ports.login.mockReset().mockRejectedValueOnce(new TestError('api', 6037));
    await act(codeRequested({ channel: 0 }));
    await act(middleDigitsEntered({ digits: '1234' }));
    await act(codeEntered({ code: '111111' }));
    expect(getState()).toMatchObject({ login: { step: 'refused' }, newDevice: { step: 'idle' } });
  });

  it.each`
    how                          | leave                              | step
    ${'closing'}                 | ${loginActions.loginClosed()}      | ${'idle'}
    ${'closing the auth dialog'} | ${authActions.authClosed()}        | ${'idle'}
    ${'a login in another tab'}  | ${authActions.loggedInElsewhere()} | ${'idle'}
    ${'switching the account'}   | ${loginActions.accountSwitched()}  | ${'editing'}
    ${'registering'}             | ${registerChosen()}                | ${'idle'}
  `('NEW-04 STO-03 $how ends the check, its timers and its credentials', async ({ leave, step }) => {
    const { ports, clock, act, getState } = await setUp();
    await act(codeRequested({ channel: 0 }));
    await act(middleDigitsEntered({ digits: '1234' }));
    await act(leave);
    expect(getState()).toMatchObject({ login: { step }, newDevice: { step: 'idle' }, sendCode: { step: 'idle' } });
    expect(clock.pending()).toBe(0);
    await act(codeEntered({ code: '123456' }));
    expect(ports.login).toHaveBeenCalledTimes(1);
  });

  it('NEW-04 F-AUTH-15 another account has no countdown and no sent code of the former one', async () => {
    const { ports, act, getState } = await setUp();
    await act(codeRequested({ channel: 0 }));
    await act(middleDigitsEntered({ digits: '1234' }));
    await act(loginActions.accountSwitched());
    ports.login.mockReset().mockRejectedValue(untrusted());
    await act(loginActions.loginRequested({ username: 'device02', password: 'demo1234' }));
    expect(getState().sendCode).toEqual({ step: 'ready', purpose: 'newDevice', isSent: false });
    await act(codeEntered({ code: '123456' }));
    expect(getState().newDevice).toMatchObject({ username: 'device02', fieldError: 'codeNotRequested' });
  });

  it('F-AUTH-08 the same account keeps its countdown after a switch back to the form', async () => {
    const { ports, clock, act, getState } = await setUp();
    await act(codeRequested({ channel: 0 }));
    await act(middleDigitsEntered({ digits: '1234' }));
    await act(loginActions.accountSwitched());
    clock.advance(10_000);
    ports.login.mockReset().mockRejectedValue(untrusted());
    await act(loginActions.loginRequested({ username: ' device01', password: 'demo1234' }));
    expect(getState().sendCode).toMatchObject({ step: 'waiting', secondsLeft: 50, isSent: true });
  });

  it('F-AUTH-14 the check ends after ten minutes, also while a dialog is open', async () => {
    const { clock, act, getState } = await setUp();
    await act(codeRequested({ channel: 0 }));
    clock.advance(HELD_CREDENTIALS_MS);
    await settle();
    expect(getState()).toMatchObject({ login: { step: 'expired' }, newDevice: { step: 'idle' } });
  });

  it('F-AUTH-14 without a phone number no code is sent, and the screen shows a notice', async () => {
    const { ports, act, getState } = await setUp({}, untrusted({}));
    await act(codeRequested({ channel: 0 }));
    expect(getState().newDevice).toMatchObject({ step: 'ready', maskedPhone: '', failure: { code: 6015 } });
    expect(ports.sendDeviceCode).not.toHaveBeenCalled();
  });
});
