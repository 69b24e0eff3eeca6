import { deferred } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { captchaActions } from '../captcha/captchaSlice.ts';
import { loginReducers, loginSagas } from '../controllers/createLoginController.ts';
import { authActions } from '../events/authActions.ts';
import type { LoginPorts } from '../login/loginPorts.ts';
import { loginActions } from '../login/loginSlice.ts';
import { sendCodeActions } from '../sendCode/sendCodeSlice.ts';
import { noResponse, refusal } from '../testing/callErrors.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import type { DeviceCodeRequest, NewDevicePorts } from './newDevicePorts.ts';
import { newDeviceActions } from './newDeviceSlice.ts';

const session = { token: 't-1', userId: '100001' };
const check = { code: 6027, maskedPhone: '138****0001', serverText: '新设备' } as const;
const { codeRequested, voiceConfirmed, middleDigitsEntered, promptCancelled, codeEntered } = newDeviceActions;
const { codeRejected, newDeviceOpened, newDeviceClosed, middleDigitsPrompted, voiceNoticeShown } = newDeviceActions;
const { codeFormOpened, codeFormClosed } = sendCodeActions;

const untrusted = (phoneNumber: unknown = check.maskedPhone) =>
  refusal(6027, { data: { phoneNumber }, serverMessage: '新设备' });

/** Logs in from an untrusted device. */
async function setUp(overrides: Partial<NewDevicePorts & LoginPorts> = {}, phoneNumber?: unknown) {
  const clock = createFakeClock();
  const login = jest.fn<ReturnType<LoginPorts['login']>, Parameters<LoginPorts['login']>>();
  login.mockRejectedValueOnce(untrusted(phoneNumber)).mockResolvedValue(session);
  const ports = {
    ...captchaPorts,
    clock,
    login,
    hashPassword: () => 'a-hash',
    session: { store: jest.fn() },
    announce: jest.fn(),
    report: jest.fn(),
    sendDeviceCode: jest.fn(async (..._sent: Parameters<NewDevicePorts['sendDeviceCode']>) => ({ seconds: 60 })),
    ...overrides,
  };
  const flow = recordFlow(loginReducers, loginSagas(ports));
  await flow.act(loginActions.loginRequested({ username: ' device01', password: 'demo1234' }));
  const sent = () => jest.mocked(ports.sendDeviceCode).mock.calls.map(([request]) => request);
  /** Returns the actions of the new-device check and those around it. */
  const effects = (...sentActions: readonly unknown[]) =>
    flow
      .takeActions()
      .filter((action) => /^(newDevice|auth|login)\/|codeForm/.test(action.type) && !sentActions.includes(action));
  return { ...flow, ports, clock, sent, effects };
}

const request = (change: Partial<DeviceCodeRequest> = {}) => ({
  name: 'device01',
  phone: '13812340001',
  channel: 0,
  captcha: { kaptchcate: 0, codeId: '', code: '' },
  ...change,
});
const sms = codeRequested({ channel: 0 });
const voice = codeRequested({ channel: 2 });
const digits = middleDigitsEntered({ digits: '1234' });

describe('actions of createNewDeviceSaga', () => {
  it('NEW-01 opens the screen with the data of the demand and the typed name', async () => {
    const { effects, getState } = await setUp();
    expect(effects().slice(1)).toEqual([
      loginActions.deviceCheckRequired(check),
      newDeviceOpened({ ...check, username: ' device01' }),
      authActions.newDeviceDialogRequested(),
      codeFormOpened({ purpose: 'newDevice', isFresh: false }),
    ]);
    expect(getState()['newDevice']).toEqual({ step: 'ready', ...check, username: ' device01' });
  });

  it('NEW-03 a code by SMS requires the digits once, a second one by voice requires the notice only', async () => {
    const { act, sent, effects, clock } = await setUp();
    effects();
    await act(sms);
    expect(effects(sms)).toEqual([middleDigitsPrompted()]);
    await act(digits);
    clock.advance(60_000);
    effects();
    await act(voice);
    expect(effects(voice)).toEqual([voiceNoticeShown()]);
    await act(voiceConfirmed());
    expect(sent()).toEqual([request(), request({ channel: 2 })]);
  });

  it('NEW-03 a cancelled prompt sends nothing, and the next request prompts again', async () => {
    const { act, sent, effects } = await setUp();
    await act(sms, promptCancelled(), voice, promptCancelled(), voice, voiceConfirmed(), promptCancelled());
    expect(sent()).toEqual([]);
    effects();
    await act(sms);
    expect(effects(sms)).toEqual([middleDigitsPrompted()]);
    await act(digits);
    expect(sent()).toEqual([request()]);
  });

  it('F-AUTH-15 invalid digits keep the prompt until valid ones arrive', async () => {
    const { act, sent, getState } = await setUp();
    await act(sms, middleDigitsEntered({ digits: '123' }), middleDigitsEntered({ digits: '12a4' }));
    expect([sent(), getState()['newDevice']?.step]).toEqual([[], 'enteringMiddleDigits']);
    await act(digits);
    expect(sent()).toEqual([request()]);
  });

  it('F-AUTH-02 repeated presses open one prompt and send one code', async () => {
    const late = deferred<{ readonly seconds: number }>();
    const sendDeviceCode = jest.fn(async () => late.promise);
    const { act, effects } = await setUp({ sendDeviceCode });
    effects();
    await act(sms, sms);
    expect(effects(sms)).toEqual([middleDigitsPrompted()]);
    await act(digits, sms, voice);
    late.resolve({ seconds: 60 });
    await act(sms, voice);
    expect([sendDeviceCode.mock.calls.length, effects(sms, voice, digits)]).toEqual([1, []]);
  });

  it.each`
    phoneNumber         | phone
    ${'138****0001'}    | ${'13812340001'}
    ${'+86138****0001'} | ${'+8613812340001'}
    ${'****'}           | ${'1234'}
    ${'138***0001'}     | ${undefined}
    ${'138*****0001'}   | ${undefined}
    ${'13****0**1'}     | ${undefined}
    ${''}               | ${undefined}
    ${undefined}        | ${'13812340001'}
  `('NEW-02 the mask $phoneNumber is completed to $phone', async ({ phoneNumber, phone }) => {
    const { act, sent, getState } = await setUp({}, phoneNumber as unknown);
    await act(sms, digits);
    expect(sent().map((body) => body.phone)).toEqual(phone === undefined ? [] : [phone]);
    const failure = { kind: 'api', code: 6015, reaction: 'show', messageKey: 'error.6015' };
    expect(getState()['newDevice']).toEqual({
      step: 'ready',
      ...check,
      username: ' device01',
      maskedPhone: (phoneNumber as string | undefined) ?? check.maskedPhone,
      ...(phone === undefined && { failure }),
    });
  });

  it.each`
    error            | fieldError            | prompts
    ${refusal(6017)} | ${'middleDigitsRule'} | ${1}
    ${refusal(6011)} | ${undefined}          | ${0}
    ${noResponse()}  | ${undefined}          | ${0}
  `('F-AUTH-15 after "$error.message" the next code prompts $prompts times', async ({ error, fieldError, prompts }) => {
    const sendDeviceCode = jest.fn().mockRejectedValueOnce(error).mockResolvedValue({ seconds: 60 });
    const { act, effects, getState } = await setUp({ sendDeviceCode });
    await act(sms, digits);
    expect(getState()['newDevice']).toEqual({
      step: 'ready',
      ...check,
      username: ' device01',
      ...(fieldError && { fieldError }),
    });
    effects();
    await act(sms);
    expect(effects(sms).filter(middleDigitsPrompted.match)).toHaveLength(prompts as number);
  });

  it.each`
    code        | isSent   | effect
    ${'123456'} | ${false} | ${codeRejected({ fieldError: 'codeNotRequested' })}
    ${''}       | ${false} | ${codeRejected({ fieldError: 'codeNotRequested' })}
    ${''}       | ${true}  | ${codeRejected({ fieldError: 'codeRequired' })}
    ${'12345'}  | ${true}  | ${codeRejected({ fieldError: 'codeRule' })}
    ${'123456'} | ${true}  | ${loginActions.deviceCodeEntered({ sendCodeNum: '123456' })}
  `('NEW-03 the code "$code", requested $isSent, has the effect $effect', async ({ code, isSent, effect }) => {
    const { act, effects } = await setUp();
    if (isSent) await act(sms, digits);
    effects();
    const entered = codeEntered({ code: code as string });
    await act(entered);
    expect(effects(entered)[0]).toEqual(effect);
  });

  it('F-AUTH-09 a refused code is shown on the screen', async () => {
    const { act, ports, effects, getState } = await setUp();
    await act(sms, digits);
    jest.mocked(ports.login).mockReset().mockRejectedValue(refusal(6036));
    effects();
    const entered = codeEntered({ code: '123456' });
    await act(entered);
    const failure = { kind: 'api', code: 6036, reaction: 'show', messageKey: 'error.6036', requestId: 'r-1' } as const;
    expect(effects(entered)).toEqual([
      loginActions.deviceCodeEntered({ sendCodeNum: '123456' }),
      loginActions.deviceCodeRefused({ newDevice: check, failure }),
      codeRejected({ failure }),
    ]);
    expect(getState()['newDevice']).toMatchObject({ step: 'ready', failure });
  });

  const closing = [newDeviceClosed(), codeFormClosed()];
  const toLogin = authActions.loginDialogRequested();
  const register = newDeviceActions.registerChosen();
  it.each<
    [
      how: string,
      end: ReturnType<typeof loginActions.loginClosed> | typeof register | ReturnType<typeof loginActions.loginRefused>,
      after: readonly unknown[],
    ]
  >([
    ['switching the account', loginActions.accountSwitched(), [...closing, toLogin]],
    ['the end of ten minutes', loginActions.heldCredentialsExpired(), [...closing, toLogin]],
    ['closing the login', loginActions.loginClosed(), closing],
    ['choosing to register', register, [...closing, authActions.registerDialogRequested(), loginActions.loginClosed()]],
  ])('NEW-04 %s ends the check with its events, once', async (_how, end, after) => {
    const { act, effects, getState, clock } = await setUp();
    await act(sms, digits);
    effects();
    await act(end);
    expect(effects(end)).toEqual(after);
    expect([getState()['newDevice'], getState()['sendCode'], clock.pending()]).toEqual([
      { step: 'idle' },
      { step: 'idle' },
      0,
    ]);
    await act(loginActions.loginClosed());
    expect(effects()).toEqual([loginActions.loginClosed()]);
  });

  it('F-AUTH-09 a refusal that ends the check returns to the login', async () => {
    const { act, ports, effects } = await setUp();
    await act(sms, digits);
    jest.mocked(ports.login).mockReset().mockRejectedValue(refusal(6037));
    effects();
    await act(codeEntered({ code: '123456' }));
    expect(effects().slice(2)).toEqual([
      loginActions.loginRefused(expect.objectContaining({ code: 6037 })),
      ...closing,
      toLogin,
    ]);
  });

  it('NEW-01 a successful code closes the screen and returns to no form', async () => {
    const { act, effects, getState } = await setUp();
    await act(sms, digits);
    effects();
    await act(codeEntered({ code: '123456' }));
    expect(effects().slice(2)).toEqual([
      loginActions.loginAccepted({ userId: '100001' }),
      ...closing,
      loginActions.memberLoaded(),
      authActions.loginSucceeded({ userId: '100001' }),
    ]);
    expect(getState()['newDevice']).toEqual({ step: 'idle' });
  });

  it('ERR-08 a refusal without a check opens and closes nothing', async () => {
    const login = jest.fn().mockRejectedValue(refusal(6002));
    const { effects } = await setUp({ login });
    expect(effects().slice(1)).toEqual([loginActions.loginRefused(expect.objectContaining({ code: 6002 }))]);
  });

  it.each`
    name            | isFresh
    ${'device01'}   | ${false}
    ${' device 01'} | ${false}
    ${'device02'}   | ${true}
  `('NEW-04 a second check of $name has a fresh countdown: $isFresh', async ({ name, isFresh }) => {
    const { act, ports, effects } = await setUp();
    await act(sms, digits, loginActions.accountSwitched());
    jest.mocked(ports.login).mockReset().mockRejectedValue(untrusted());
    effects();
    await act(loginActions.loginRequested({ username: name as string, password: 'demo1234' }));
    expect(effects().filter(codeFormOpened.match)).toEqual([
      codeFormOpened({ purpose: 'newDevice', isFresh: isFresh as boolean }),
    ]);
  });

  it('AUT-10 closing while a code is sent aborts the call and closes its captcha', async () => {
    const signals: AbortSignal[] = [];
    const sendDeviceCode = async (_request: DeviceCodeRequest, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const { act, getState } = await setUp({ sendDeviceCode });
    await act(sms, digits, loginActions.loginClosed());
    expect([signals.map(({ aborted }) => aborted), getState()['sendCode']]).toEqual([[true], { step: 'idle' }]);
    const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
    const other = await setUp({ sendDeviceCode: async () => demand });
    await other.act(sms, digits);
    other.takeActions();
    await other.act(loginActions.accountSwitched());
    expect(other.takeActions()).toContainEqual(captchaActions.captchaClosed());
    expect(other.getState()['captcha']).toEqual({ step: 'idle' });
  });
});
