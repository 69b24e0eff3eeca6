import { deferred, settle } from '@pavilion/testing';
import { readSecret } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { captchaActions, captchaReducer } from '../captcha/captchaSlice.ts';
import { authActions } from '../events/authActions.ts';
import { noResponse, refusal, sessionEnded, unreadable } from '../testing/callErrors.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import { createLoginSaga, HELD_CREDENTIALS_MS } from './createLoginSaga.ts';
import type { LoginPorts } from './loginPorts.ts';
import { loginActions, loginReducer } from './loginSlice.ts';
import type { Remembered, RememberedCredentials } from './rememberedLogin.ts';

const session = { token: 't-1', userId: '100001' };
const request = {
  isAgent: 0,
  name: 'demo01',
  password: 'hash of demo1234',
  version: '1.0',
  sendCodeNum: '',
  kaptchcate: 0,
  codeId: '',
  code: '',
};
const typed = { username: ' demo 01', password: 'demo1234' };
const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '请完成验证' } as const;
const untrusted = refusal(6026, { data: { phoneNumber: '138****0001' }, serverMessage: '新设备' });
const newDevice = { code: 6026, maskedPhone: '138****0001', serverText: '新设备' } as const;
const picture = { kaptchcate: 1, codeId: 'x-1', code: 'a1b2' };

const { loginOpened, loginRequested, loginAccepted, loginClosed, memberLoaded, deviceCodeEntered } = loginActions;

const createMemory = (kept: Remembered) => ({
  read: jest.fn(async () => kept),
  keep: jest.fn(async (_login: RememberedCredentials) => true),
  forget: jest.fn(),
});

const demo: Remembered = { kind: 'kept', username: 'demo01', passwordHash: 'kept-hash' };

async function setUp(overrides: Partial<LoginPorts> = {}) {
  const clock = createFakeClock();
  const ports = {
    login: jest.fn<ReturnType<LoginPorts['login']>, Parameters<LoginPorts['login']>>(async () => session),
    hashPassword: jest.fn(async (password: string) => `hash of ${password}`),
    session: { store: jest.fn() },
    announce: jest.fn(),
    report: jest.fn(),
    clock,
    ...overrides,
  };
  const flow = recordFlow({ login: loginReducer, captcha: captchaReducer }, [createLoginSaga(ports)]);
  await flow.act(loginOpened());
  flow.takeActions();
  const submit = (change: Partial<Parameters<typeof loginRequested>[0]> = {}) =>
    flow.act(loginRequested({ ...typed, ...change }));
  const sent = () => jest.mocked(ports.login).mock.calls.map(([body]) => body);
  /** Returns the actions of the saga, without the request. */
  const effects = () => flow.takeActions().filter((action) => !loginRequested.match(action));
  return { ...flow, ports, clock, submit, sent, effects };
}

/** Creates the call `user.login` that ends in several ways, one after the other. */
const ending = (...ends: readonly unknown[]) => {
  const rest = [...ends];
  return jest.fn<ReturnType<LoginPorts['login']>, Parameters<LoginPorts['login']>>(async () => {
    const end = rest.shift() ?? session;
    if (end instanceof Error) throw end;
    return end as typeof session;
  });
};

describe('createLoginSaga', () => {
  it('AUT-03 AUT-04 sends one login and announces it in this order', async () => {
    const { submit, sent, effects, clock, ports } = await setUp();
    await submit();
    expect(sent()).toEqual([request]);
    expect(effects()).toEqual([
      loginAccepted({ userId: '100001' }),
      memberLoaded(),
      authActions.loginSucceeded({ userId: '100001' }),
    ]);
    expect(jest.mocked(ports.announce).mock.calls).toEqual([['loginSucceeded']]);
    expect(clock.pending()).toBe(0);
  });

  it('AUT-08 the login after a registration has kaptchcate 99', async () => {
    const { submit, sent } = await setUp();
    await submit({ isAfterRegistration: true });
    expect(sent()).toEqual([{ ...request, kaptchcate: 99 }]);
  });

  it.each`
    rule                                 | error                    | kind
    ${'ERR-08 a wrong password'}         | ${refusal(6002)}         | ${'api'}
    ${'F-API-08 the code before 6025'}   | ${refusal(6024)}         | ${'api'}
    ${'F-API-08 the code after 6029'}    | ${refusal(6030)}         | ${'api'}
    ${'F-AUTH-09 a wrong code'}          | ${refusal(6036)}         | ${'api'}
    ${'F-AUTH-03 a lost response'}       | ${noResponse('timeout')} | ${'transport'}
    ${'F-API-05 an unreadable response'} | ${unreadable()}          | ${'protocol'}
    ${'F-API-28 an ended session'}       | ${sessionEnded()}        | ${'sessionEnded'}
    ${'AUT-10 a bug'}                    | ${new TypeError('bug')}  | ${'unexpected'}
  `('$rule refuses the login, and only a bug is reported', async ({ error, kind }) => {
    const { submit, effects, ports, clock } = await setUp({ login: ending(error) });
    await submit();
    expect(effects()).toEqual([loginActions.loginRefused(expect.objectContaining({ kind }))]);
    expect(jest.mocked(ports.report).mock.calls).toEqual(kind === 'unexpected' ? [[error]] : []);
    expect(clock.pending()).toBe(0);
  });

  it('AUT-10 a bug without a report does not end the saga', async () => {
    const { submit, errors, getState } = await setUp({ login: ending(new TypeError('bug')), report: undefined });
    await submit();
    await submit();
    expect([errors, getState()['login']?.step]).toEqual([[], 'succeeded']);
  });

  it.each`
    what         | hashPassword
    ${'throws'} | ${() => {
      throw new Error('no crypto');
    }}
    ${'rejects'} | ${async () => Promise.reject(new Error('no crypto'))}
  `('F-CRY-12 a hash that $what is reported and refuses the login', async ({ hashPassword }) => {
    const { submit, effects, ports, getState } = await setUp({ hashPassword });
    await submit();
    expect(effects()).toEqual([loginActions.loginRefused(expect.objectContaining({ kind: 'unexpected' }))]);
    expect([jest.mocked(ports.report).mock.calls, jest.mocked(ports.login).mock.calls]).toEqual([
      [[new Error('no crypto')]],
      [],
    ]);
    expect(getState()['login']?.step).toBe('refused');
  });

  it('CAP-04 a demand is shown with its text, and the solution repeats the same login', async () => {
    const { act, submit, sent, effects } = await setUp({ login: ending(demand) });
    await submit();
    const captchaRequired = loginActions.captchaRequired({ captcha: 'picture', serverText: '请完成验证' });
    expect(effects()[0]).toEqual(captchaRequired);
    await act(captchaActions.captchaPassed({ owner: 'login', answer: picture }));
    expect(effects()[1]).toEqual(loginActions.captchaSolved());
    expect(sent()).toEqual([request, { ...request, ...picture }]);
  });

  it('F-AUTH-04 a wrong captcha is required again without a text', async () => {
    const { act, submit, effects } = await setUp({ login: ending(demand, refusal(6036)) });
    await submit();
    effects();
    await act(captchaActions.captchaPassed({ owner: 'login', answer: picture }));
    expect(effects()[2]).toEqual(loginActions.captchaRequired({ captcha: 'picture', serverText: '' }));
  });

  it('AUT-10 a captcha that the player closes returns to the form, and the next login starts', async () => {
    const { act, submit, effects, getState, clock, sent } = await setUp({ login: ending(demand) });
    await submit();
    effects();
    await act(captchaActions.captchaClosed());
    expect(effects()).toEqual([captchaActions.captchaClosed(), loginActions.captchaCancelled()]);
    expect([getState()['login'], clock.pending()]).toEqual([{ step: 'editing', username: ' demo 01' }, 0]);
    await submit();
    expect(sent()).toHaveLength(2);
  });

  it('NEW-01 an untrusted login opens the check and sends the code with the held password', async () => {
    const { act, submit, sent, effects } = await setUp({ login: ending(untrusted) });
    await submit();
    expect(effects()).toEqual([loginActions.deviceCheckRequired(newDevice), authActions.newDeviceDialogRequested()]);
    await act(deviceCodeEntered({ sendCodeNum: '123456' }));
    expect(sent()).toEqual([request, { ...request, sendCodeNum: '123456' }]);
  });

  it('NEW-01 a code is sent without the captcha of the first call', async () => {
    const { act, submit, sent } = await setUp({ login: ending(demand, untrusted) });
    await submit({ isAfterRegistration: true });
    await act(
      captchaActions.captchaPassed({ owner: 'login', answer: picture }),
      deviceCodeEntered({ sendCodeNum: '123456' }),
    );
    expect(sent()[2]).toEqual({ ...request, sendCodeNum: '123456' });
  });

  it.each`
    rule                                    | error
    ${'F-AUTH-09 a wrong code'}             | ${refusal(6036)}
    ${'F-AUTH-09 an expired code'}          | ${refusal(6038)}
    ${'F-AUTH-12 a code that is not there'} | ${refusal(6035)}
    ${'F-AUTH-03 a lost response'}          | ${noResponse('offline')}
    ${'F-API-05 an unreadable response'}    | ${unreadable()}
  `('$rule keeps the check and the password, at each attempt', async ({ error }) => {
    const { act, submit, sent, effects, getState, ports } = await setUp({ login: ending(untrusted, error, error) });
    await submit();
    effects();
    for (const sendCodeNum of ['111111', '222222']) {
      await act(deviceCodeEntered({ sendCodeNum }));
      const failure = expect.objectContaining({ kind: (error as { kind: string }).kind });
      expect(effects().slice(1)).toEqual([loginActions.deviceCodeRefused({ newDevice, failure })]);
      expect(getState()['login']).toEqual({ step: 'newDeviceRequired', username: ' demo 01', newDevice });
    }
    await act(deviceCodeEntered({ sendCodeNum: '333333' }));
    expect(sent().map(({ sendCodeNum }) => sendCodeNum)).toEqual(['', '111111', '222222', '333333']);
    expect([getState()['login']?.step, jest.mocked(ports.report).mock.calls]).toEqual(['succeeded', []]);
  });

  it.each`
    rule                           | error
    ${'F-AUTH-09 a locked code'}   | ${refusal(6037)}
    ${'ERR-08 a changed password'} | ${refusal(6002)}
    ${'AUT-10 a bug'}              | ${new TypeError('bug')}
    ${'F-API-28 an ended session'} | ${sessionEnded()}
  `('$rule after a code ends the check', async ({ error }) => {
    const { act, submit, effects, getState, clock } = await setUp({ login: ending(untrusted, error) });
    await submit();
    effects();
    await act(deviceCodeEntered({ sendCodeNum: '123456' }));
    expect(effects().slice(1)).toEqual([
      loginActions.loginRefused(expect.objectContaining({ kind: (error as { kind?: string }).kind ?? 'unexpected' })),
    ]);
    expect([getState()['login']?.step, clock.pending()]).toEqual(['refused', 0]);
  });

  it('NEW-01 another check after a code replaces the first one', async () => {
    const again = refusal(6029, { data: { phoneNumber: '139****0002' }, serverMessage: '再次验证' });
    const { act, submit, getState } = await setUp({ login: ending(untrusted, again) });
    await submit();
    await act(deviceCodeEntered({ sendCodeNum: '123456' }));
    expect(getState()['login']).toEqual({
      step: 'newDeviceRequired',
      username: ' demo 01',
      newDevice: { code: 6029, maskedPhone: '139****0002', serverText: '再次验证' },
    });
  });

  it('F-AUTH-04 a wrong code after a captcha of the code starts no other captcha', async () => {
    const { act, submit, effects } = await setUp({ login: ending(untrusted, demand, refusal(6036)) });
    await submit();
    await act(deviceCodeEntered({ sendCodeNum: '123456' }));
    effects();
    await act(captchaActions.captchaPassed({ owner: 'login', answer: picture }));
    const failure = expect.objectContaining({ code: 6036 });
    expect(effects().slice(1)).toEqual([
      loginActions.captchaSolved(),
      loginActions.deviceCodeRefused({ newDevice, failure }),
    ]);
  });

  it.each([
    ['closing the login', loginClosed(), 'idle'],
    ['switching the account', loginActions.accountSwitched(), 'editing'],
    ['the end of ten minutes', loginActions.heldCredentialsExpired(), 'expired'],
    ['closing the auth dialog', authActions.authClosed(), 'idle'],
    ['a login in another tab', authActions.loggedInElsewhere(), 'idle'],
  ])('AUT-10 F-AUTH-14 %s ends a call, a captcha and a check', async (_how, end, step) => {
    const late = deferred<typeof session>();
    const signals: AbortSignal[] = [];
    const hanging = async (_request: unknown, signal: AbortSignal) => {
      signals.push(signal);
      return late.promise;
    };
    for (const login of [hanging, ending(demand), ending(untrusted)]) {
      const { act, submit, getState, clock, ports } = await setUp({ login });
      await submit();
      await act(end);
      late.resolve(session);
      await act(
        deviceCodeEntered({ sendCodeNum: '123456' }),
        captchaActions.captchaPassed({ owner: 'login', answer: picture }),
      );
      expect([getState()['login']?.step, clock.pending()]).toEqual([step, 0]);
      expect(ports.session.store).not.toHaveBeenCalled();
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('F-AUTH-14 the password is held for ten minutes and not longer', async () => {
    const { act, submit, getState, clock, sent } = await setUp({ login: ending(untrusted) });
    await submit();
    clock.advance(HELD_CREDENTIALS_MS - 1);
    expect(getState()['login']?.step).toBe('newDeviceRequired');
    clock.advance(1);
    expect(getState()['login']?.step).toBe('expired');
    await act(deviceCodeEntered({ sendCodeNum: '123456' }));
    expect(sent()).toHaveLength(1);
  });

  it('AUT-04 each load is reported if it fails, and none undoes the login', async () => {
    const failing = (name: string) => jest.fn(() => Promise.reject(new Error(name)));
    const loads = {
      loadMember: failing('member'),
      loadBalance: failing('balance'),
      loadUnread: failing('unread'),
      remembered: { ...createMemory({ kind: 'nothing' }), keep: failing('keep') },
    };
    const { submit, getState, ports } = await setUp(loads);
    await submit({ isRemembering: true });
    const reported = jest.mocked(ports.report).mock.calls.map(([error]) => (error as Error).message);
    expect(reported.sort()).toEqual(['balance', 'keep', 'member', 'unread']);
    expect(getState()['login']).toEqual({ step: 'succeeded', userId: '100001' });
    const silent = await setUp({ ...loads, report: undefined });
    await silent.submit();
    expect([silent.getState()['login']?.step, silent.errors]).toEqual(['succeeded', []]);
  });

  it('AUT-10 a session that ends while the member is loaded is not announced', async () => {
    const { act, submit, effects, ports } = await setUp({ loadMember: () => new Promise(() => undefined) });
    await submit();
    effects();
    await act(loginActions.sessionEnded());
    expect([effects(), jest.mocked(ports.announce).mock.calls]).toEqual([[loginActions.sessionEnded()], []]);
  });
});

describe('remembered logins of createLoginSaga', () => {
  const remembered = { password: '', usesRemembered: true } as const;

  it.each`
    kind                       | actions
    ${demo}                    | ${[loginActions.rememberedLoginLoaded({ username: 'demo01' })]}
    ${{ kind: 'nothing' }}     | ${[]}
    ${{ kind: 'unavailable' }} | ${[loginActions.rememberedLoginUnavailable()]}
  `('AUT-05 opening the form reads $kind', async ({ kind, actions }) => {
    const flow = await setUp({ remembered: createMemory(kind) });
    await flow.act(loginClosed(), loginOpened());
    expect(flow.takeActions().slice(2)).toEqual(actions);
  });

  it('AUT-05 the kept hash is sent without hashing, and a typed password replaces it', async () => {
    for (const [change, hash] of [
      [remembered, 'kept-hash'],
      [{ usesRemembered: true }, 'hash of demo1234'],
      [{}, 'hash of demo1234'],
    ] as const) {
      const { submit, sent, ports, errors } = await setUp({ remembered: createMemory(demo) });
      await submit({ username: 'demo 01 ', ...change });
      expect(sent()).toEqual([{ ...request, password: hash }]);
      expect(jest.mocked(ports.hashPassword).mock.calls).toEqual(hash === 'kept-hash' ? [] : [['demo1234']]);
      expect(errors).toEqual([]);
    }
  });

  it.each`
    how                   | now
    ${'is gone'}          | ${{ kind: 'nothing' }}
    ${'cannot be read'}   | ${{ kind: 'unavailable' }}
    ${'has another name'} | ${{ ...demo, username: 'vip001' }}
  `('F-AUTH-22 a remembered login that $how refuses without a call', async ({ now }) => {
    const memory = createMemory(demo);
    const { submit, sent, effects } = await setUp({ remembered: memory });
    memory.read.mockResolvedValue(now as Remembered);
    await submit({ username: 'demo01', ...remembered });
    const failure = { kind: 'rememberedGone', code: 6002, reaction: 'show', messageKey: 'error.6002' } as const;
    expect([effects(), sent(), memory.forget.mock.calls]).toEqual([[loginActions.loginRefused(failure)], [], []]);
  });

  it.each`
    rule                                      | change        | error            | removals
    ${'F-AUTH-22 a refused remembered login'} | ${remembered} | ${refusal(6002)} | ${1}
    ${'a frozen account'}                     | ${remembered} | ${refusal(6037)} | ${0}
    ${'a lost response'}                      | ${remembered} | ${noResponse()}  | ${0}
    ${'a refused typed password'}             | ${{}}         | ${refusal(6002)} | ${0}
    ${'a remembered login that succeeds'}     | ${remembered} | ${session}       | ${0}
  `('AUT-05 $rule removes the stored login $removals times, and the next login starts', async (row) => {
    const { change, error, removals } = row as { change: object; error: unknown; removals: number };
    const memory = createMemory(demo);
    const { act, submit, effects, errors, sent } = await setUp({ remembered: memory, login: ending(error) });
    await submit({ username: 'demo01', ...change });
    expect(effects().filter(loginActions.rememberedLoginCleared.match)).toHaveLength(removals);
    expect([memory.forget.mock.calls.length, errors]).toEqual([removals, []]);
    await act(loginClosed(), loginOpened());
    await submit();
    expect(sent()).toHaveLength(2);
  });

  it.each`
    isRemembering | kept                                                            | removals
    ${true}       | ${[[{ username: 'demo01', passwordHash: 'hash of demo1234' }]]} | ${0}
    ${false}      | ${[]}                                                           | ${1}
    ${undefined}  | ${[]}                                                           | ${0}
  `(
    'AUT-05 with the box $isRemembering, only a success changes the store',
    async ({ isRemembering, kept, removals }) => {
      const memory = createMemory({ kind: 'nothing' });
      const { submit } = await setUp({ remembered: memory, login: ending(refusal(6013)) });
      await submit({ isRemembering });
      expect([memory.keep.mock.calls, memory.forget.mock.calls]).toEqual([[], []]);
      await submit({ isRemembering });
      expect([memory.keep.mock.calls, memory.forget.mock.calls.length]).toEqual([kept, removals]);
    },
  );

  it('AUT-05 without a store of remembered logins the box changes nothing', async () => {
    for (const isRemembering of [true, false]) {
      const { submit, getState, ports, act } = await setUp();
      await submit({ isRemembering });
      await act(loginActions.rememberedLoginCleared());
      expect([getState()['login']?.step, jest.mocked(ports.report).mock.calls]).toEqual(['succeeded', []]);
    }
  });

  it('AUT-10 closing while a remembered login is read makes no call', async () => {
    const memory = createMemory(demo);
    const { act, submit, sent, effects } = await setUp({ remembered: memory });
    const late = deferred<Remembered>();
    memory.read.mockReturnValue(late.promise);
    await submit({ username: 'demo01', ...remembered });
    effects();
    await act(loginClosed());
    late.resolve(demo);
    await settle();
    expect([effects(), sent()]).toEqual([[loginClosed()], []]);
  });

  it('I7 the password reaches the saga as a reference only', async () => {
    const { submit, takeActions } = await setUp();
    await submit();
    const [requested] = takeActions();
    if (!requested || !loginRequested.match(requested)) throw new Error('not requested');
    expect(JSON.stringify(requested)).not.toContain('demo1234');
    expect(readSecret(requested.payload.password)).toBe('demo1234');
  });
});
