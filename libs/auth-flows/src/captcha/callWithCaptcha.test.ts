import { ApiError } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createLoginController } from '../controllers/createLoginController.ts';
import type { LoginPorts } from '../login/loginPorts.ts';
import { loginActions } from '../login/loginSlice.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { settle } from '@pavilion/testing';
import { captchaActions } from './captchaSlice.ts';

const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
const session = { token: 't-1', userId: '100001' };
const refusal = (code: number) =>
  new ApiError(code, { endpointId: 'user.login', requestId: 'r', serverMessage: '验证码已过期' });

async function startLogin(...responses: readonly (() => Promise<unknown>)[]) {
  const queue = [...responses];
  const login = jest.fn<ReturnType<LoginPorts['login']>, Parameters<LoginPorts['login']>>(
    () => (queue.shift()?.() ?? Promise.resolve(session)) as ReturnType<LoginPorts['login']>,
  );
  const { send, getState } = createLoginController({
    ...captchaPorts,
    login,
    clock: createFakeClock(),
    hashPassword: () => '0'.repeat(32),
    session: { store: () => undefined },
    announce: () => undefined,
    sendDeviceCode: async () => ({ seconds: 60 }),
  });
  const act = async (action: Parameters<typeof send>[0]) => {
    send(action);
    await settle();
  };
  await act(loginActions.loginOpened());
  await act(loginActions.loginRequested({ username: 'demo01', password: 'demo1234' }));
  return { act, getState, login };
}

describe('callWithCaptcha', () => {
  it.each([6036, 6038])('F-AUTH-04 code %d shows another picture and does not end the login', async (code) => {
    const { act, getState, login } = await startLogin(
      () => Promise.resolve(demand),
      () => Promise.reject(refusal(code)),
    );
    await act(captchaActions.answerEntered({ code: 'late' }));
    expect(getState()).toMatchObject({
      login: { step: 'captchaRequired' },
      captcha: { step: 'picture', wrong: { code, serverText: '验证码已过期' } },
    });
    await act(captchaActions.answerEntered({ code: 'next' }));
    expect(login.mock.calls.map(([request]) => request.code)).toEqual(['', 'late', 'next']);
    expect(getState().login.step).toBe('succeeded');
  });

  it('F-AUTH-04 any other refusal of an answer ends the login and leaves no captcha open', async () => {
    const { act, getState } = await startLogin(
      () => Promise.resolve(demand),
      () => Promise.reject(refusal(6002)),
    );
    await act(captchaActions.answerEntered({ code: 'right' }));
    expect(getState()).toMatchObject({
      login: { step: 'refused', failure: { code: 6002 } },
      captcha: { step: 'passed' },
    });
  });

  it('F-AUTH-04 code 6036 without a captcha ends the login', async () => {
    const { getState, login } = await startLogin(() => Promise.reject(refusal(6036)));
    expect(getState().login).toMatchObject({ step: 'refused', failure: { code: 6036 } });
    expect(login).toHaveBeenCalledTimes(1);
  });
});
