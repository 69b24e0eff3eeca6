import { settle } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { TestError } from '../testing/testError.ts';
import { createForgotController } from '../controllers/createForgotController.ts';
import { BACK_TO_LOGIN_MS } from './createForgotSaga.ts';
import type { ForgotPorts } from './forgotPorts.ts';
import { forgotActions } from './forgotSlice.ts';

const byPhone = { by: 'phone', username: ' lily88 ', phone: '13812340001' } as const;
const byEmail = { by: 'email', username: 'lily88', email: ' lily@example.com ' } as const;
const pair = { password: 'abcd1234', repeatPassword: 'abcd1234' };

async function setUp(overrides: Partial<ForgotPorts> = {}) {
  const clock = createFakeClock();
  const ports = {
    ...captchaPorts,
    clock,
    sendResetCode: jest.fn(async (..._sent: Parameters<ForgotPorts['sendResetCode']>) => ({ seconds: 60 })),
    checkResetCode: jest.fn(async (..._sent: Parameters<ForgotPorts['checkResetCode']>) => ({ ticket: 'ticket-1' })),
    resetPassword: jest.fn(async (..._sent: Parameters<ForgotPorts['resetPassword']>) => ({})),
    hashPassword: async () => 'a-hash',
    remembered: { forget: jest.fn() },
    ...overrides,
  };
  const { send, getState } = createForgotController(ports);
  const act = async (action: Parameters<typeof send>[0]) => {
    send(action);
    await settle();
  };
  await act(forgotActions.forgotOpened());
  return { ports, clock, act, getState };
}

const { identityRequested, codeEntered, codeRequested, passwordEntered, stepReverted, forgotClosed } = forgotActions;

interface ForgotRow {
  readonly identity: typeof byPhone | typeof byEmail;
  readonly account: object;
  readonly masked: string;
}

describe('createForgotSaga', () => {
  it.each`
    way         | identity   | account                                                                     | masked
    ${'phone'}  | ${byPhone} | ${{ by: 'phone', name: 'lily88', account: '13812340001', areaCode: '+86' }} | ${'138****0001'}
    ${'e-mail'} | ${byEmail} | ${{ by: 'email', name: 'lily88', account: 'lily@example.com' }}             | ${'li***@example.com'}
  `(
    'FGT-01 FGT-03 by $way: makes three calls, then opens the login after 3 s',
    async ({ identity, account, masked }: ForgotRow) => {
      const { ports, clock, act, getState } = await setUp();
      await act(identityRequested(identity));
      expect(getState().forgot).toEqual({ step: 'code', by: identity.by, maskedAccount: masked });
      await act(codeEntered({ code: '123456' }));
      await act(passwordEntered(pair));
      const captcha = { kaptchcate: 0, codeId: '', code: '' };
      expect(jest.mocked(ports.sendResetCode).mock.calls[0]?.[0]).toEqual({ ...account, captcha });
      expect(jest.mocked(ports.checkResetCode).mock.calls[0]?.[0]).toEqual({ ...account, code: '123456' });
      expect(jest.mocked(ports.resetPassword).mock.calls[0]?.[0]).toEqual({
        ...account,
        ticket: 'ticket-1',
        passwordHash: 'a-hash',
      });
      expect(ports.remembered?.forget).toHaveBeenCalledTimes(1);
      expect(getState().forgot.step).toBe('done');
      expect(JSON.stringify(getState())).not.toMatch(/13812340001|lily@|ticket-1|abcd1234/);
      clock.advance(BACK_TO_LOGIN_MS - 1);
      expect(getState().forgot.step).toBe('done');
      clock.advance(1);
      expect([getState().forgot.step, clock.pending()]).toEqual(['idle', 0]);
    },
  );

  it('FGT-01 closing the success page cancels the return to the login', async () => {
    const { clock, act, getState } = await setUp();
    await act(identityRequested(byPhone));
    await act(codeEntered({ code: '123456' }));
    await act(passwordEntered(pair));
    await act(forgotClosed());
    expect([getState().forgot.step, clock.pending()]).toEqual(['idle', 0]);
  });

  it('FGT-01 going back with the same account sends no second code; another account gets its own', async () => {
    const { ports, act, getState } = await setUp();
    await act(identityRequested(byPhone));
    await act(stepReverted());
    await act(identityRequested(byPhone));
    expect(getState().forgot.step).toBe('code');
    expect(ports.sendResetCode).toHaveBeenCalledTimes(1);
    await act(stepReverted());
    await act(identityRequested({ ...byPhone, phone: '13812340002' }));
    expect(ports.sendResetCode).toHaveBeenCalledTimes(2);
  });

  it('F-AUTH-07 a second code is sent after a minute', async () => {
    const { ports, clock, act } = await setUp();
    await act(identityRequested(byPhone));
    await act(codeRequested());
    expect(ports.sendResetCode).toHaveBeenCalledTimes(1);
    clock.advance(60_000);
    await act(codeRequested());
    expect(ports.sendResetCode).toHaveBeenCalledTimes(2);
  });

  it.each`
    step          | code    | overrides
    ${'identity'} | ${6066} | ${{ sendResetCode: jest.fn().mockRejectedValue(new TestError('api', 6066, { data: { seconds: 42 } })) }}
    ${'identity'} | ${6034} | ${{ sendResetCode: jest.fn().mockRejectedValue(new TestError('api', 6034)) }}
    ${'code'}     | ${6036} | ${{ checkResetCode: jest.fn().mockRejectedValue(new TestError('api', 6036)) }}
    ${'password'} | ${6038} | ${{ resetPassword: jest.fn().mockRejectedValue(new TestError('api', 6038)) }}
  `('F-AUTH-12 $code leaves the flow at $step with the failure', async ({ step, code, overrides }) => {
    const { ports, act, getState } = await setUp(overrides);
    await act(identityRequested(byPhone));
    await act(codeEntered({ code: '123456' }));
    await act(passwordEntered(pair));
    expect(getState().forgot).toMatchObject({ step, failure: { code } });
    expect(ports.remembered?.forget).not.toHaveBeenCalled();
  });

  it('F-AUTH-12 step three requires step two', async () => {
    const { ports, act, getState } = await setUp();
    await act(passwordEntered(pair));
    await act(identityRequested(byPhone));
    await act(passwordEntered(pair));
    expect(getState().forgot.step).toBe('code');
    expect(ports.resetPassword).not.toHaveBeenCalled();
  });

  it('AUT-10 going back during a call aborts it and discards its late response', async () => {
    const signals: AbortSignal[] = [];
    const checkResetCode: ForgotPorts['checkResetCode'] = (_request, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const { act, getState } = await setUp({ checkResetCode });
    await act(identityRequested(byPhone));
    await act(codeEntered({ code: '123456' }));
    await act(stepReverted());
    expect([getState().forgot.step, signals[0]?.aborted]).toEqual(['identity', true]);
  });
});
