import { deferred } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { captchaActions, captchaReducer } from '../captcha/captchaSlice.ts';
import { createCaptchaSaga } from '../captcha/createCaptchaSaga.ts';
import { authActions } from '../events/authActions.ts';
import { createCountdownSaga } from '../sendCode/sendCode.ts';
import { sendCodeActions, sendCodeReducer } from '../sendCode/sendCodeSlice.ts';
import type { CodePurpose } from '../sendCode/sendCodeState.ts';
import { noResponse, refusal, unreadable } from '../testing/callErrors.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import { BACK_TO_LOGIN_MS, createForgotSaga } from './createForgotSaga.ts';
import type { ForgotPorts } from './forgotPorts.ts';
import { forgotActions, forgotReducer } from './forgotSlice.ts';
import { maskEmail } from './maskEmail.ts';

const { identityRequested, identityAccepted, identityRefused, codeRequested, codeEntered, codeAccepted } =
  forgotActions;
const { codeRefused, passwordEntered, passwordAccepted, passwordRefused, stepReverted, forgotClosed } = forgotActions;
const { codeFormOpened, codeFormClosed } = sendCodeActions;

const byPhone = identityRequested({ by: 'phone', username: ' lily88 ', phone: ' 13812340001' });
const byEmail = identityRequested({ by: 'email', username: 'lily88', email: ' lily@example.com ' });
const phone = { by: 'phone', name: 'lily88', account: '13812340001', areaCode: '+86' };
const code = codeEntered({ code: '123456' });
const entered = passwordEntered({ password: ' abcd 1234', repeatPassword: 'abcd1234' });
const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
const endings = [
  ['closing', forgotClosed()],
  ['returning to the login', forgotActions.returnedToLogin()],
  ['closing the auth dialog', authActions.authClosed()],
  ['a login in another tab', authActions.loggedInElsewhere()],
] as const;

async function setUp(overrides: Partial<ForgotPorts> = {}) {
  const clock = createFakeClock();
  const ports = {
    ...captchaPorts,
    clock,
    sendResetCode: jest.fn(async (..._sent: Parameters<ForgotPorts['sendResetCode']>) => ({ seconds: 60 })),
    checkResetCode: jest.fn(async (..._sent: Parameters<ForgotPorts['checkResetCode']>) => ({ ticket: 'ticket-1' })),
    resetPassword: jest.fn(async (..._sent: Parameters<ForgotPorts['resetPassword']>) => ({})),
    hashPassword: jest.fn(async (password: string) => `hash of ${password}`),
    remembered: { forget: jest.fn() },
    report: jest.fn(),
    ...overrides,
  };
  const flow = recordFlow({ forgot: forgotReducer, captcha: captchaReducer, sendCode: sendCodeReducer }, [
    createCaptchaSaga(ports),
    createCountdownSaga(ports),
    createForgotSaga(ports),
  ]);
  await flow.act(forgotActions.forgotOpened());
  /** Returns the actions of the reset, without those of the test. */
  const effects = (...sent: readonly unknown[]) =>
    flow.takeActions().filter((action) => /^(forgot|auth)\/|codeForm/.test(action.type) && !sent.includes(action));
  effects();
  return { ...flow, ports, clock, effects };
}

const bodies = (call: (...sent: never[]) => unknown) =>
  jest.mocked(call).mock.calls.map(([request]) => request as unknown);

interface WayRow {
  readonly identity: typeof byPhone;
  readonly purpose: CodePurpose;
  readonly account: object;
  readonly maskedAccount: string;
}

describe('actions of createForgotSaga', () => {
  it.each`
    way         | identity   | purpose          | account                                                         | maskedAccount
    ${'phone'}  | ${byPhone} | ${'forgotPhone'} | ${phone}                                                        | ${'138****0001'}
    ${'e-mail'} | ${byEmail} | ${'forgotEmail'} | ${{ by: 'email', name: 'lily88', account: 'lily@example.com' }} | ${'li***@example.com'}
  `('FGT-01 by $way: each step has its event, and the last one returns to the login', async (row) => {
    const { identity, purpose, account, maskedAccount } = row as WayRow;
    const { act, effects, clock, ports, getState } = await setUp();
    await act(identity);
    expect(effects(identity)).toEqual([
      codeFormOpened({ purpose, isFresh: true }),
      identityAccepted({ maskedAccount }),
    ]);
    await act(code);
    expect(effects(code)).toEqual([codeAccepted()]);
    await act(entered);
    expect(effects(entered)).toEqual([passwordAccepted(), authActions.passwordChanged()]);
    expect(bodies(ports.resetPassword)).toEqual([{ ...account, ticket: 'ticket-1', passwordHash: 'hash of abcd1234' }]);
    clock.advance(BACK_TO_LOGIN_MS);
    expect(effects()).toEqual([forgotActions.returnedToLogin(), codeFormClosed(), authActions.loginDialogRequested()]);
    expect([getState()['forgot'], clock.pending(), jest.mocked(ports.remembered.forget).mock.calls.length]).toEqual([
      { step: 'idle' },
      0,
      1,
    ]);
  });

  it('FGT-02 sends the chosen area code and the number without spaces', async () => {
    const { act, ports } = await setUp();
    const identity = { by: 'phone', username: 'lily88', phone: '91234567', areaCode: '+852', regex: '^9' } as const;
    await act(identityRequested(identity));
    const captcha = { kaptchcate: 0, codeId: '', code: '' };
    expect(bodies(ports.sendResetCode)).toEqual([
      { by: 'phone', name: 'lily88', account: '91234567', areaCode: '+852', captcha },
    ]);
  });

  it.each`
    way         | identity   | ktype | channel
    ${'phone'}  | ${byPhone} | ${2}  | ${0}
    ${'e-mail'} | ${byEmail} | ${3}  | ${1}
  `(
    'CAP-01 by $way: the captcha query has ktype $ktype and the code channel $channel',
    async ({ identity, ktype, channel }) => {
      const lookUpCaptcha = jest.fn(async () => 'none' as const);
      const { act, takeActions } = await setUp({ lookUpCaptcha });
      await act(identity as typeof byPhone);
      expect(bodies(lookUpCaptcha)).toEqual([{ ktype, name: 'lily88', passwordHash: '' }]);
      expect(takeActions()).toContainEqual(sendCodeActions.sendStarted({ channel: channel as 0 | 1 }));
    },
  );

  it.each`
    change                                          | codes
    ${{}}                                           | ${1}
    ${{ username: 'lily88', phone: '13812340001' }} | ${1}
    ${{ username: 'lily99' }}                       | ${2}
    ${{ phone: '13812340002' }}                     | ${2}
    ${{ areaCode: '+852' }}                         | ${2}
    ${{ by: 'email', email: 'lily@example.com' }}   | ${2}
  `('FGT-01 going back and on with $change has sent $codes codes', async ({ change, codes }) => {
    const { act, ports, getState } = await setUp();
    await act(byPhone, stepReverted());
    await act(identityRequested({ ...byPhone.payload, ...change }));
    expect([bodies(ports.sendResetCode).length, getState()['forgot']?.step]).toEqual([codes, 'code']);
  });

  it('FGT-01 the same account gets another code after its countdown has ended', async () => {
    const { act, ports, clock } = await setUp();
    await act(byPhone, stepReverted());
    clock.advance(60_000);
    await act(byPhone);
    expect(bodies(ports.sendResetCode)).toHaveLength(2);
  });

  it('F-AUTH-07 another code is sent to the held account, at the code step only', async () => {
    const { act, ports, clock } = await setUp();
    await act(codeRequested(), byPhone);
    clock.advance(60_000);
    await act(code, codeRequested());
    expect(bodies(ports.sendResetCode)).toHaveLength(1);
    await act(stepReverted(), codeRequested());
    const [first, second] = bodies(ports.sendResetCode);
    expect(second).toEqual(first);
  });

  it.each`
    what                        | error                    | failure
    ${'an unknown account'}     | ${refusal(6034)}         | ${{ kind: 'api', code: 6034 }}
    ${'a code within a minute'} | ${refusal(6066)}         | ${{ kind: 'api', code: 6066 }}
    ${'no response'}            | ${noResponse('timeout')} | ${{ kind: 'transport' }}
  `('F-AUTH-12 $what refuses the identity with its failure, and it can be sent again', async ({ error, failure }) => {
    const sendResetCode = jest.fn().mockRejectedValueOnce(error).mockResolvedValue({ seconds: 60 });
    const { act, effects, getState } = await setUp({ sendResetCode });
    await act(byPhone);
    const shown = expect.objectContaining(failure as object);
    expect(effects(byPhone).slice(1)).toEqual([identityRefused({ failure: shown })]);
    await act(byPhone);
    expect(getState()['forgot']).toEqual({ step: 'code', by: 'phone', maskedAccount: '138****0001' });
  });

  it('AUT-10 a captcha that is closed returns to the identity without a failure', async () => {
    const { act, effects, getState } = await setUp({ sendResetCode: async () => demand });
    await act(byPhone, captchaActions.captchaClosed());
    expect(effects(byPhone).slice(1)).toEqual([identityRefused({})]);
    expect(getState()['forgot']).toEqual({ step: 'identity', by: 'phone', maskedAccount: '' });
  });

  it.each`
    what                        | error                   | kind
    ${'a wrong code'}           | ${refusal(6036)}        | ${'api'}
    ${'no response'}            | ${noResponse()}         | ${'transport'}
    ${'an unreadable response'} | ${unreadable()}         | ${'protocol'}
    ${'a bug'}                  | ${new TypeError('bug')} | ${'unexpected'}
  `('F-AUTH-12 $what keeps the code step and the password step; only a bug is reported', async ({ error, kind }) => {
    const checkResetCode = jest.fn().mockRejectedValueOnce(error).mockResolvedValue({ ticket: 'ticket-2' });
    const resetPassword = jest.fn().mockRejectedValueOnce(error).mockResolvedValue({});
    const { act, effects, ports, getState } = await setUp({ checkResetCode, resetPassword });
    await act(byPhone, code);
    const failure = expect.objectContaining({ kind });
    expect(effects(byPhone, code).slice(2)).toEqual([codeRefused(failure)]);
    await act(code, entered);
    expect(effects(code, entered)).toEqual([codeAccepted(), passwordRefused(failure)]);
    expect(jest.mocked(ports.report).mock.calls).toEqual(kind === 'unexpected' ? [[error], [error]] : []);
    await act(entered);
    expect(getState()['forgot']?.step).toBe('done');
    expect(bodies(resetPassword)[1]).toEqual({ ...phone, ticket: 'ticket-2', passwordHash: 'hash of abcd1234' });
  });

  it('F-AUTH-12 a host that skips the check of the code sends no password', async () => {
    const { act, effects, ports } = await setUp();
    await act(byPhone);
    jest.mocked(ports.checkResetCode).mockReturnValue(new Promise<never>(() => undefined));
    await act(code, codeAccepted());
    effects();
    await act(entered);
    const failure = { kind: 'form', code: 6035, reaction: 'show', messageKey: 'error.6035' } as const;
    expect(effects(entered)).toEqual([passwordRefused(failure)]);
    expect(ports.resetPassword).not.toHaveBeenCalled();
  });

  it('F-AUTH-12 a host that skips the identity has no code checked and no password sent', async () => {
    const sendResetCode = jest.fn(() => new Promise<never>(() => undefined));
    const { act, effects, ports } = await setUp({ sendResetCode });
    await act(byPhone, identityAccepted({ maskedAccount: '' }), code, codeAccepted());
    effects();
    await act(entered);
    expect(effects(entered)).toEqual([passwordRefused(expect.objectContaining({ code: 6035 }))]);
    expect([jest.mocked(ports.checkResetCode).mock.calls, jest.mocked(ports.resetPassword).mock.calls]).toEqual([
      [],
      [],
    ]);
  });

  it('FGT-02 an invalid input makes no call at any step, and a valid one follows', async () => {
    const { act, ports, getState } = await setUp();
    const counts = () =>
      [ports.sendResetCode, ports.checkResetCode, ports.resetPassword].map((call) => bodies(call).length);
    await act(identityRequested({ ...byPhone.payload, username: '' }));
    expect(counts()).toEqual([0, 0, 0]);
    await act(byPhone, codeEntered({ code: '12345' }));
    expect(counts()).toEqual([1, 0, 0]);
    await act(code, passwordEntered({ password: 'abcd1234', repeatPassword: 'x' }));
    expect(counts()).toEqual([1, 1, 0]);
    await act(entered);
    expect([counts(), getState()['forgot']?.step]).toEqual([[1, 1, 1], 'done']);
  });

  it('F-AUTH-02 repeated presses make one call at each step', async () => {
    const { act, ports } = await setUp();
    await act(byPhone, byPhone, code, code, entered, entered);
    const calls = [ports.sendResetCode, ports.checkResetCode, ports.resetPassword].map((call) => bodies(call).length);
    expect(calls).toEqual([1, 1, 1]);
  });

  it.each([...endings, ['going back', stepReverted()] as const])(
    'AUT-10 %s aborts the check of a code and the change of the password',
    async (_how, end) => {
      const signals: AbortSignal[] = [];
      const late = deferred<{ readonly ticket: string }>();
      const hang = async (_request: unknown, signal: AbortSignal) => {
        signals.push(signal);
        return late.promise;
      };
      const checking = await setUp({ checkResetCode: hang });
      await checking.act(byPhone, code);
      const resetting = await setUp({ resetPassword: hang });
      await resetting.act(byPhone, code, entered);
      for (const { act } of [checking, resetting]) await act(end);
      late.resolve({ ticket: 'late' });
      for (const { act, effects } of [checking, resetting]) {
        await act({ type: 'test/later' });
        const accepted = effects().filter(({ type }) =>
          [codeAccepted.type, passwordAccepted.type].includes(type as never),
        );
        expect(accepted).toEqual(resetting.effects === effects ? [codeAccepted()] : []);
      }
      expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
      expect(resetting.ports.remembered.forget).not.toHaveBeenCalled();
    },
  );

  it.each(endings)(
    'FGT-01 AUT-10 %s ends the flow and its code form, and it can be opened again',
    async (_how, end) => {
      const { act, effects, getState, clock } = await setUp();
      await act(byPhone);
      effects();
      await act(end);
      const isBack = end.type === forgotActions.returnedToLogin.type;
      expect(effects(end)).toEqual([codeFormClosed(), ...(isBack ? [authActions.loginDialogRequested()] : [])]);
      expect([getState()['forgot'], getState()['sendCode'], clock.pending()]).toEqual([
        { step: 'idle' },
        { step: 'idle' },
        0,
      ]);
      await act(byPhone, code);
      expect(effects(byPhone, code)).toEqual([]);
      await act(forgotActions.forgotOpened(), byPhone);
      expect(getState()['forgot']?.step).toBe('code');
    },
  );

  it('A1 without a remembered login the password changes as well', async () => {
    const { act, getState, errors } = await setUp({ remembered: undefined });
    await act(byPhone, code, entered);
    expect([getState()['forgot']?.step, errors]).toEqual(['done', []]);
  });
});

describe('maskEmail', () => {
  it.each`
    email                   | masked
    ${'lily@example.com'}   | ${'li***@example.com'}
    ${' lily@example.com '} | ${'li***@example.com'}
    ${'lil@example.com'}    | ${'li***@example.com'}
    ${'li@example.com'}     | ${'l***@example.com'}
    ${'l@example.com'}      | ${'***@example.com'}
    ${'lily'}               | ${'li***@'}
  `('I7 masks $email as $masked', ({ email, masked }) => expect(maskEmail(email as string)).toBe(masked));
});
