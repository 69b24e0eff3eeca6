import { deferred } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { captchaActions, captchaReducer } from '../captcha/captchaSlice.ts';
import { createCaptchaSaga } from '../captcha/createCaptchaSaga.ts';
import { authActions } from '../events/authActions.ts';
import { createCountdownSaga } from '../sendCode/sendCode.ts';
import { sendCodeActions, sendCodeReducer } from '../sendCode/sendCodeSlice.ts';
import { noResponse, refusal, unreadable } from '../testing/callErrors.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import type { BindingFields } from '../validators/bindingFields.ts';
import type { BindingPorts } from './bindingPorts.ts';
import { bindingActions, bindingReducer, type BindingCodeFields } from './bindingSlice.ts';
import type { BindingKind } from './bindingState.ts';
import { createBindingSaga } from './createBindingSaga.ts';

const { bindingOpened, codeRequested, bindRequested, bindAccepted, bindRefused, bindingClosed } = bindingActions;
const { codeFormOpened, codeFormClosed, sendStarted, codeSent } = sendCodeActions;

const none = { kaptchcate: 0, codeId: '', code: '' };
const named = bindRequested({ kind: 'realName', realName: ' 张三 ' });
const set = { kind: 'password', newPassword: ' abcd 1234', repeatPassword: 'abcd1234' } as const;
const endings = [
  ['closing the form', bindingClosed()],
  ['an expired login', authActions.loginExpired()],
  ['closing the auth dialog', authActions.authClosed()],
  ['a login in another tab', authActions.loggedInElsewhere()],
] as const;

async function setUp(kind: BindingKind, overrides: Partial<BindingPorts> = {}) {
  const clock = createFakeClock();
  const ports = {
    ...captchaPorts,
    clock,
    sendBindingCode: jest.fn(async (..._sent: Parameters<BindingPorts['sendBindingCode']>) => ({ seconds: 60 })),
    bind: jest.fn(async (..._sent: Parameters<BindingPorts['bind']>): Promise<unknown> => ({})),
    hashPassword: jest.fn(async (password: string) => `hash of ${password}`),
    reloadMember: jest.fn(),
    remembered: { forget: jest.fn() },
    report: jest.fn(),
    ...overrides,
  };
  const flow = recordFlow({ binding: bindingReducer, captcha: captchaReducer, sendCode: sendCodeReducer }, [
    createCaptchaSaga(ports),
    createCountdownSaga(ports),
    createBindingSaga(ports),
  ]);
  const effects = (...sent: readonly unknown[]) => flow.takeActions().filter((action) => !sent.includes(action));
  await flow.act(bindingOpened({ kind }));
  return { ...flow, ports, clock, effects };
}

const bodies = (call: (...sent: never[]) => unknown) =>
  jest.mocked(call).mock.calls.map(([request]) => request as unknown);

describe('effects of createBindingSaga', () => {
  it.each`
    kind          | purposes
    ${'phone'}    | ${['bindPhone']}
    ${'email'}    | ${['bindEmail']}
    ${'password'} | ${['changePassword']}
    ${'realName'} | ${[]}
  `('USR-02 the form of a $kind opens the code forms $purposes', async ({ kind, purposes }) => {
    const { effects } = await setUp(kind as BindingKind);
    expect(effects().slice(1)).toEqual((purposes as never[]).map((purpose) => codeFormOpened({ purpose })));
  });

  it.each<[fields: BindingCodeFields, request: object]>([
    [
      { kind: 'phone', phone: ' 13812340001 ', channel: 0 },
      { kind: 'phone', account: '13812340001', channel: 0 },
    ],
    [
      { kind: 'phone', phone: '91234567', areaCode: '+852', regex: '^9', channel: 2 },
      { kind: 'phone', account: '91234567', channel: 2 },
    ],
    [
      { kind: 'email', email: ' lily@example.com ' },
      { kind: 'email', account: 'lily@example.com', channel: 1 },
    ],
    [
      { kind: 'password', by: 'phone' },
      { kind: 'password', account: '', channel: 0 },
    ],
    [
      { kind: 'password', by: 'email' },
      { kind: 'password', account: '', channel: 1 },
    ],
  ])('USR-02 a code for %j is requested as %j', async (fields, request) => {
    const { act, ports, effects } = await setUp(fields.kind);
    effects();
    const requested = codeRequested(fields);
    await act(requested, requested);
    expect(bodies(ports.sendBindingCode)).toEqual([{ ...request, captcha: none }]);
    const { channel } = request as { readonly channel: 0 };
    expect(effects(requested)).toEqual([sendStarted({ channel }), codeSent({ secondsLeft: 60, channel })]);
  });

  it.each<[fields: BindingCodeFields, fieldErrors: object]>([
    [{ kind: 'phone', phone: '', channel: 0 }, { phone: 'phoneRequired' }],
    [{ kind: 'phone', phone: '13812340001', regex: '^9', channel: 0 }, { phone: 'phoneRule' }],
    [{ kind: 'email', email: 'a@b' }, { email: 'emailRule' }],
  ])('USR-02 a code for %j is refused with %j', async (fields, fieldErrors) => {
    const { act, ports, effects, getState } = await setUp(fields.kind);
    effects();
    const requested = codeRequested(fields);
    await act(requested);
    expect(effects(requested)).toEqual([bindingActions.fieldsRejected(fieldErrors)]);
    expect([bodies(ports.sendBindingCode), getState()['binding']]).toEqual([
      [],
      { step: 'editing', kind: fields.kind, fieldErrors },
    ]);
  });

  it('USR-02 a code of another kind than the form is not sent', async () => {
    const { act, ports, effects } = await setUp('phone');
    effects();
    const requested = codeRequested({ kind: 'password', by: 'phone' });
    await act(requested);
    expect([bodies(ports.sendBindingCode), effects(requested)]).toEqual([[], []]);
  });

  it.each<[fields: BindingFields, request: object]>([
    [
      { kind: 'phone', phone: ' 91234567', areaCode: '+852', regex: '^9', code: '123456' },
      { kind: 'phone', areaCode: '+852', phone: '91234567', code: '123456' },
    ],
    [
      { kind: 'email', email: ' a@b.c ', code: '123456' },
      { kind: 'email', email: 'a@b.c', code: '123456' },
    ],
    [
      { ...set, target: 'login', by: 'email', code: '123456' },
      { kind: 'password', target: 'login', newPassword: 'hash of abcd1234', by: 'email', code: '123456' },
    ],
    [
      { ...set, target: 'second', by: 'password', password: 'demo 1234' },
      {
        kind: 'password',
        target: 'second',
        newPassword: 'hash of abcd1234',
        by: 'password',
        password: 'hash of demo1234',
      },
    ],
  ])('USR-02 %j is bound as %j, and only a new login password is announced', async (fields, request) => {
    const { act, ports, effects, getState } = await setUp(fields.kind);
    await act(sendStarted({ channel: 0 }), codeSent({ secondsLeft: 60, channel: 0 }));
    effects();
    const requested = bindRequested(fields);
    await act(requested);
    const isLogin = 'target' in fields && fields.target === 'login';
    expect(bodies(ports.bind)).toEqual([request]);
    expect(effects(requested)).toEqual([bindAccepted(), ...(isLogin ? [authActions.passwordChanged()] : [])]);
    expect([
      jest.mocked(ports.remembered.forget).mock.calls.length,
      jest.mocked(ports.reloadMember).mock.calls.length,
    ]).toEqual([isLogin ? 1 : 0, 1]);
    expect(getState()['binding']).toEqual({ step: 'bound', kind: fields.kind });
  });

  it('NEW-03 a code without a request is rejected, also for a password', async () => {
    const { act, ports, effects } = await setUp('password');
    effects();
    const requested = bindRequested({ ...set, target: 'login', by: 'phone', code: '123456' });
    await act(requested);
    expect(effects(requested)).toEqual([bindingActions.fieldsRejected({ code: 'codeNotRequested' })]);
    expect([bodies(ports.bind), bodies(ports.hashPassword)]).toEqual([[], []]);
  });

  it.each`
    what                        | error                    | kind
    ${'a name that is taken'}   | ${refusal(6009)}         | ${'api'}
    ${'no response'}            | ${noResponse('offline')} | ${'transport'}
    ${'an unreadable response'} | ${unreadable()}          | ${'protocol'}
    ${'a bug'}                  | ${new TypeError('bug')}  | ${'unexpected'}
  `('USR-02 $what returns to the form; only a bug is reported', async ({ error, kind }) => {
    const { act, ports, effects, getState } = await setUp('realName', {
      bind: async () => Promise.reject(error as Error),
    });
    effects();
    await act(named);
    const failure = expect.objectContaining({ kind });
    expect(effects(named)).toEqual([bindRefused(failure)]);
    expect(getState()['binding']).toEqual({ step: 'editing', kind: 'realName', failure });
    expect([jest.mocked(ports.report).mock.calls, jest.mocked(ports.reloadMember).mock.calls]).toEqual([
      kind === 'unexpected' ? [[error]] : [],
      [],
    ]);
  });

  it('F-CRY-12 a hash that fails binds nothing', async () => {
    const { act, ports, effects } = await setUp('password', {
      hashPassword: async () => Promise.reject(new Error('no crypto')),
    });
    const requested = bindRequested({ ...set, target: 'login', by: 'password', password: 'demo1234' });
    await act(requested);
    expect(effects().slice(-1)).toEqual([bindRefused(expect.objectContaining({ kind: 'unexpected' }))]);
    expect([bodies(ports.bind), jest.mocked(ports.remembered.forget).mock.calls]).toEqual([[], []]);
  });

  it.each`
    how             | reloadMember                                | reports
    ${'rejects'}    | ${async () => Promise.reject(noResponse())} | ${1}
    ${'throws'} | ${() => {
      throw new TypeError('bug');
    }} | ${1}
    ${'is missing'} | ${undefined}                                | ${0}
  `('USR-02 a reload of the member that $how does not undo the binding', async ({ reloadMember, reports }) => {
    for (const report of [jest.fn(), undefined]) {
      const { act, errors, getState } = await setUp('realName', { reloadMember, report, remembered: undefined });
      await act(named);
      expect([getState()['binding'], errors]).toEqual([{ step: 'bound', kind: 'realName' }, []]);
      if (report) expect(report).toHaveBeenCalledTimes(reports as number);
    }
  });

  it('A1 without a store of remembered logins the login password changes as well', async () => {
    const { act, errors, getState } = await setUp('password', { remembered: undefined });
    await act(bindRequested({ ...set, target: 'login', by: 'password', password: 'demo1234' }));
    expect([getState()['binding'], errors]).toEqual([{ step: 'bound', kind: 'password' }, []]);
  });

  it('USR-02 an invalid form binds nothing, and a valid one follows', async () => {
    const { act, ports, getState } = await setUp('realName');
    await act(bindRequested({ kind: 'realName', realName: '' }));
    expect([bodies(ports.bind), getState()['binding']?.step]).toEqual([[], 'editing']);
    await act(named);
    expect([bodies(ports.bind).length, getState()['binding']?.step]).toEqual([1, 'bound']);
  });

  it('F-AUTH-02 repeated presses bind once', async () => {
    const late = deferred<unknown>();
    const { act, ports, getState } = await setUp('realName', { bind: jest.fn(() => late.promise) });
    await act(named, named);
    late.resolve({});
    await act({ type: 'test/later' }, named);
    expect([bodies(ports.bind).length, getState()['binding']?.step]).toEqual([1, 'bound']);
  });

  it.each(endings)('AUT-10 %s aborts the call and its code form; the next form opens', async (_how, end) => {
    const late = deferred<unknown>();
    const bind = jest.fn((..._sent: Parameters<BindingPorts['bind']>) => late.promise);
    const { act, effects, getState, ports } = await setUp('realName', { bind });
    await act(named);
    effects();
    await act(end);
    late.resolve({});
    await act({ type: 'test/later' });
    expect(effects(end)).toEqual([codeFormClosed(), { type: 'test/later' }]);
    expect([
      getState()['binding'],
      bind.mock.calls[0]?.[1].aborted,
      jest.mocked(ports.reloadMember).mock.calls,
    ]).toEqual([{ step: 'idle' }, true, []]);
    await act(bindingOpened({ kind: 'email' }));
    expect(effects().slice(1)).toEqual([codeFormOpened({ purpose: 'bindEmail' })]);
  });

  it('AUT-10 another form closes the code form of the first one, and its captcha', async () => {
    const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
    const { act, effects, getState } = await setUp('phone', { sendBindingCode: async () => demand });
    await act(codeRequested({ kind: 'phone', phone: '13812340001', channel: 0 }));
    effects();
    await act(bindingOpened({ kind: 'password' }));
    expect(effects().slice(1)).toEqual([
      captchaActions.captchaClosed(),
      codeFormClosed(),
      codeFormOpened({ purpose: 'changePassword' }),
    ]);
    expect([getState()['binding'], getState()['captcha']]).toEqual([
      { step: 'editing', kind: 'password' },
      { step: 'idle' },
    ]);
  });

  it('USR-02 a bound form can be opened again', async () => {
    const { act, getState, ports } = await setUp('realName');
    await act(named, bindingOpened({ kind: 'realName' }), named);
    expect([bodies(ports.bind).length, getState()['binding']?.step]).toEqual([2, 'bound']);
  });
});
