import { settle } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { TestError } from '../testing/testError.ts';
import type { BindingFields } from '../validators/bindingFields.ts';
import type { BindingPorts } from './bindingPorts.ts';
import { bindingActions, type BindingCodeFields } from './bindingSlice.ts';
import { createBindingController } from '../controllers/createBindingController.ts';
import type { BindingKind } from './bindingState.ts';

async function setUp(kind: BindingKind, overrides: Partial<BindingPorts> = {}) {
  const clock = createFakeClock();
  const ports = {
    ...captchaPorts,
    clock,
    sendBindingCode: jest.fn(async (..._sent: Parameters<BindingPorts['sendBindingCode']>) => ({ seconds: 60 })),
    bind: jest.fn(async (..._sent: Parameters<BindingPorts['bind']>) => ({})),
    hashPassword: (password: string) => `md5-${password.length}`,
    reloadMember: jest.fn(),
    remembered: { forget: jest.fn() },
    ...overrides,
  };
  const { send, getState } = createBindingController(ports);
  const act = async (action: Parameters<typeof send>[0]) => {
    send(action);
    await settle();
  };
  await act(bindingActions.bindingOpened({ kind }));
  return { ports, clock, act, getState };
}

const { codeRequested, bindRequested, bindingClosed, bindingOpened } = bindingActions;
const set = { kind: 'password', newPassword: 'abcd1234', repeatPassword: 'abcd1234' } as const;
const code = '123456';

interface BindingRow {
  readonly codeFields: BindingCodeFields | undefined;
  readonly fields: BindingFields;
  readonly sent: object;
}

describe('createBindingSaga', () => {
  it.each`
    what                    | codeFields                                             | fields                                                             | sent
    ${'a phone'}            | ${{ kind: 'phone', phone: '13812340001', channel: 0 }} | ${{ kind: 'phone', phone: '13812340001', code }}                   | ${{ kind: 'phone', areaCode: '+86', phone: '13812340001', code }}
    ${'an e-mail'}          | ${{ kind: 'email', email: 'lily@example.com' }}        | ${{ kind: 'email', email: 'lily@example.com ', code }}             | ${{ kind: 'email', email: 'lily@example.com', code }}
    ${'a real name'}        | ${undefined}                                           | ${{ kind: 'realName', realName: ' 张三 ' }}                        | ${{ kind: 'realName', realName: '张三' }}
    ${'the login password'} | ${undefined}                                           | ${{ ...set, target: 'login', by: 'password', password: 'demo12' }} | ${{ kind: 'password', target: 'login', newPassword: 'md5-8', by: 'password', password: 'md5-6' }}
    ${'a second password'}  | ${{ kind: 'password', by: 'phone' }}                   | ${{ ...set, target: 'second', by: 'phone', code }}                 | ${{ kind: 'password', target: 'second', newPassword: 'md5-8', by: 'phone', code }}
  `('USR-02 binds $what and reloads the member', async ({ codeFields, fields, sent }: BindingRow) => {
    const { ports, clock, act, getState } = await setUp(fields.kind);
    if (codeFields) await act(codeRequested(codeFields));
    await act(bindRequested(fields));
    expect(jest.mocked(ports.bind).mock.calls.map(([request]) => request)).toEqual([sent]);
    expect(getState().binding).toEqual({ step: 'bound', kind: fields.kind });
    expect(ports.reloadMember).toHaveBeenCalledTimes(1);
    expect(ports.remembered?.forget).toHaveBeenCalledTimes('target' in fields && fields.target === 'login' ? 1 : 0);
    await act(bindingClosed());
    expect(clock.pending()).toBe(0);
  });

  it('NEW-03 a code without a request shows 请先获取验证码', async () => {
    const { ports, act, getState } = await setUp('email');
    await act(bindRequested({ kind: 'email', email: 'lily@example.com', code }));
    expect(getState().binding).toEqual({ step: 'editing', kind: 'email', fieldErrors: { code: 'codeNotRequested' } });
    expect(ports.bind).not.toHaveBeenCalled();
  });

  it.each([
    ['phone', { kind: 'phone', phone: '1', channel: 0 }, { phone: 'phoneRule' }],
    ['email', { kind: 'email', email: '' }, { email: 'emailRequired' }],
  ] as const)('USR-02 sends no code to an invalid %s', async (kind, fields, fieldErrors) => {
    const { ports, act, getState } = await setUp(kind);
    await act(codeRequested(fields));
    expect(getState().binding).toMatchObject({ fieldErrors });
    expect(ports.sendBindingCode).not.toHaveBeenCalled();
  });

  it('USR-02 a refusal returns to the form with its reason, and the next attempt succeeds', async () => {
    const bind = jest.fn().mockRejectedValueOnce(new TestError('api', 6100)).mockResolvedValue({});
    const { act, getState } = await setUp('realName', { bind });
    await act(bindRequested({ kind: 'realName', realName: '张三' }));
    expect(getState().binding).toMatchObject({ step: 'editing', failure: { code: 6100 } });
    await act(bindRequested({ kind: 'realName', realName: '张三' }));
    expect(getState().binding.step).toBe('bound');
  });

  it('AUT-10 opening another form during a call cancels the first one', async () => {
    const signals: AbortSignal[] = [];
    const bind: BindingPorts['bind'] = (_request, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const { act, getState } = await setUp('realName', { bind });
    await act(bindRequested({ kind: 'realName', realName: '张三' }));
    await act(bindingOpened({ kind: 'email' }));
    expect(getState()).toMatchObject({
      binding: { step: 'editing', kind: 'email' },
      sendCode: { step: 'ready', purpose: 'bindEmail' },
    });
    expect(signals[0]?.aborted).toBe(true);
  });
});
