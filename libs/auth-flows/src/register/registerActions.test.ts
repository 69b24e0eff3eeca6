import { deferred } from '@pavilion/testing';
import { captchaActions, captchaReducer } from '../captcha/captchaSlice.ts';
import type { CaptchaKind } from '../captcha/captchaState.ts';
import { authActions } from '../events/authActions.ts';
import { loginActions } from '../login/loginSlice.ts';
import { noResponse, refusal, sessionEnded, unreadable } from '../testing/callErrors.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import { createRegisterSaga } from './createRegisterSaga.ts';
import type { RegisterPorts } from './registerPorts.ts';
import { registerActions, registerReducer } from './registerSlice.ts';

const typed = { username: ' li ly88', password: 'demo1234', repeatPassword: 'demo1234', isAgree: true };
const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
const picture = { kaptchcate: 1, codeId: 'x-1', code: 'a1b2' };
const none = { kaptchcate: 0, codeId: '', code: '' };
const invite = { domain: 'www.example.com', rCode: 'r1', iCode: 'i1' };
const body = { name: 'lily88', password: 'hash of demo1234', secondPassword: 'hash of demo1234', ...invite };
const { registerOpened, registerRequested, registerAccepted, registerRefused, registerClosed } = registerActions;
const requested = registerRequested(typed);
const passed = captchaActions.captchaPassed({ owner: 'register', answer: picture });

function setUp(overrides: Partial<RegisterPorts> = {}) {
  const ports = {
    register: jest.fn(async (..._sent: Parameters<RegisterPorts['register']>) => ({ userId: '7' })),
    hashPassword: jest.fn(async (password: string) => `hash of ${password}`),
    readInvite: jest.fn(() => invite),
    report: jest.fn(),
    ...overrides,
  };
  const flow = recordFlow({ register: registerReducer, captcha: captchaReducer }, [createRegisterSaga(ports)]);
  const calls = () => jest.mocked(ports.register).mock.calls;
  const sent = () => calls().map(([request]) => request);
  const ids = () => calls().map(([, , requestId]) => requestId);
  return { ...flow, ports, sent, ids };
}

describe('actions of createRegisterSaga', () => {
  it('AUT-08 registers, opens the login dialog and logs in with the same name and password', async () => {
    const { act, takeActions, sent, ids, ports } = setUp();
    await act(requested);
    expect(sent()).toEqual([{ ...body, ...none }]);
    expect(ids()).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    ]);
    expect(takeActions()).toEqual([
      requested,
      registerAccepted(),
      authActions.loginDialogRequested(),
      loginActions.loginRequested({ username: ' li ly88', password: 'demo1234', isAfterRegistration: true }),
    ]);
    expect(jest.mocked(ports.hashPassword).mock.calls).toEqual([['demo1234']]);
  });

  it('CAP-01 looks up the captcha by name and hash, and its signal aborts with the form', async () => {
    const signals: AbortSignal[] = [];
    const lookUpCaptcha = jest.fn((_subject: object, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<CaptchaKind>(() => undefined);
    });
    const { act, sent } = setUp({ lookUpCaptcha });
    await act(requested);
    const subject = { ktype: 1, name: 'lily88', passwordHash: 'hash of demo1234' };
    expect(lookUpCaptcha.mock.calls.map(([named]) => named)).toEqual([subject]);
    await act(registerClosed());
    expect([signals.map(({ aborted }) => aborted), sent()]).toEqual([[true], []]);
  });

  it('CAP-04 a demand repeats the registration with the captcha, under another id', async () => {
    const register = jest.fn().mockResolvedValueOnce(demand).mockResolvedValue({ userId: '7' });
    const { act, takeActions, sent, ids } = setUp({ register });
    await act(requested);
    expect(takeActions().slice(1)).toEqual([
      registerActions.captchaRequired(),
      captchaActions.captchaStarted({ owner: 'register', captcha: 'picture', serverText: '' }),
    ]);
    await act(passed);
    expect(takeActions().slice(1, 3)).toEqual([registerActions.captchaSolved(), registerAccepted()]);
    expect(sent()).toEqual([
      { ...body, ...none },
      { ...body, ...picture },
    ]);
    expect(new Set(ids()).size).toBe(2);
  });

  it('AUT-10 a captcha that is closed returns to the form, and the next submit registers', async () => {
    const register = jest.fn().mockResolvedValueOnce(demand).mockResolvedValue({ userId: '7' });
    const { act, takeActions, getState } = setUp({ register });
    await act(requested);
    takeActions();
    await act(captchaActions.captchaClosed());
    expect(takeActions().slice(1)).toEqual([registerActions.captchaCancelled()]);
    expect(getState()['register']).toEqual({ step: 'editing', username: ' li ly88' });
    await act(requested);
    expect(getState()['register']?.step).toBe('registered');
  });

  it.each`
    what                        | error                    | failure
    ${'a name that is taken'}   | ${refusal(6009)}         | ${{ kind: 'api', code: 6009 }}
    ${'no response'}            | ${noResponse('offline')} | ${{ kind: 'transport' }}
    ${'an unreadable response'} | ${unreadable()}          | ${{ kind: 'protocol' }}
    ${'a bug'}                  | ${new TypeError('bug')}  | ${{ kind: 'unexpected' }}
  `('AUT-06 $what refuses the form; only a bug is reported', async ({ error, failure }) => {
    const { act, takeActions, ports } = setUp({ register: jest.fn().mockRejectedValue(error) });
    await act(requested);
    expect(takeActions().slice(1)).toEqual([registerRefused(expect.objectContaining(failure as object))]);
    expect(jest.mocked(ports.report).mock.calls).toEqual(error instanceof TypeError ? [[error]] : []);
  });

  it.each`
    what                         | error                   | isRepeated
    ${'no response'}             | ${noResponse()}         | ${true}
    ${'an unreadable response'}  | ${unreadable()}         | ${true}
    ${'an ended session'}        | ${sessionEnded()}       | ${true}
    ${'6317, still in progress'} | ${refusal(6317)}        | ${true}
    ${'6005, an open outcome'}   | ${refusal(6005)}        | ${true}
    ${'6009, a refusal'}         | ${refusal(6009)}        | ${false}
    ${'a bug'}                   | ${new TypeError('bug')} | ${false}
  `('W3 after $what the same form has the same id and captcha: $isRepeated', async ({ error, isRepeated }) => {
    const lookUpCaptcha = jest.fn(async () => 'picture' as const);
    const register = jest.fn().mockRejectedValueOnce(error).mockResolvedValue({ userId: '7' });
    const { act, sent, ids } = setUp({ register, lookUpCaptcha });
    await act(requested, passed, requested);
    if (!isRepeated) await act(passed);
    expect(sent()).toEqual([
      { ...body, ...picture },
      { ...body, ...picture },
    ]);
    expect([new Set(ids()).size, lookUpCaptcha.mock.calls.length]).toEqual(isRepeated ? [1, 1] : [2, 2]);
  });

  it.each([
    ['another name', { username: 'lily99' }, invite],
    ['another password', { password: 'demo4321', repeatPassword: 'demo4321' }, invite],
    ['another invitation', {}, { ...invite, iCode: 'i2' }],
  ])('W3 %s has another id after a lost response', async (_what, change, changedInvite) => {
    const register = jest.fn().mockRejectedValueOnce(noResponse()).mockResolvedValue({ userId: '7' });
    const { act, ids, ports } = setUp({ register });
    await act(requested);
    jest.mocked(ports.readInvite).mockReturnValue(changedInvite);
    await act(registerRequested({ ...typed, ...change }));
    expect(new Set(ids()).size).toBe(2);
  });

  it.each([
    ['closing the form', registerClosed()],
    ['closing the auth dialog', authActions.authClosed()],
    ['a login in another tab', authActions.loggedInElsewhere()],
  ])('W3 AUT-10 %s discards the id of a lost response and aborts a call', async (_how, end) => {
    const register = jest.fn().mockRejectedValueOnce(noResponse());
    const { act, ids, getState, takeActions } = setUp({ register });
    await act(requested, end);
    expect(getState()['register']).toEqual({ step: 'idle' });
    const late = deferred<{ readonly userId: string }>();
    register.mockReturnValue(late.promise);
    await act(requested);
    expect(new Set(ids()).size).toBe(2);
    takeActions();
    await act(end);
    late.resolve({ userId: '7' });
    await act(registerOpened());
    expect(takeActions()).toEqual([end, registerOpened()]);
    expect((register.mock.calls[1] as unknown as [unknown, AbortSignal])[1].aborted).toBe(true);
  });

  it('AUT-10 closing while the password is hashed sends nothing', async () => {
    const late = deferred<string>();
    const { act, sent, takeActions, ports } = setUp({ hashPassword: () => late.promise });
    await act(requested, registerClosed());
    late.resolve('a-hash');
    await act(registerOpened());
    expect([sent(), jest.mocked(ports.readInvite).mock.calls, takeActions().length]).toEqual([[], [], 3]);
  });

  it('F-CRY-12 a hash that fails is reported and refuses the form', async () => {
    const error = new Error('no crypto');
    const { act, takeActions, ports, sent } = setUp({ hashPassword: async () => Promise.reject(error) });
    await act(requested);
    expect(takeActions().slice(1)).toEqual([registerRefused(expect.objectContaining({ kind: 'unexpected' }))]);
    expect([jest.mocked(ports.report).mock.calls, sent()]).toEqual([[[error]], []]);
  });

  it('AUT-06 an invalid form sends nothing, and a valid one afterwards registers', async () => {
    const { act, sent, getState } = setUp();
    await act(registerRequested({ ...typed, isAgree: false }));
    expect([sent(), getState()['register']?.step]).toEqual([[], 'editing']);
    await act(requested);
    expect(getState()['register']?.step).toBe('registered');
  });
});
