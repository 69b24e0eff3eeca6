import { ApiError, TransportError, type RequestOf } from '@pavilion/api-client';
import { loginActions } from '@pavilion/auth-flows';
import { dialogActions, errorMessages, sessionActions, type DialogRequest, type Locale } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMessages } from '../messages/authMessages.ts';
import { authRuntime } from '../runtime/authRuntime.ts';
import { selectLoginFlow } from '../state/authState.ts';
import { LoginDialog } from './LoginDialog.tsx';

const request = { kind: 'login' } as Extract<DialogRequest, { kind: 'login' }>;
const picture = { image: 'data:image/png;base64,', 'x-code': 'c-1' };
const loginResponse = { token: 't-1', userId: '100001' };

const apiError = (code: number, serverMessage = '', data: unknown = null) =>
  new ApiError(code, { endpointId: 'user.login', requestId: 'r-1', serverMessage, data });

interface Setting {
  readonly login?: FakeHandlers['user.login'];
  readonly locale?: Locale;
  readonly notice?: string;
}

async function setUp({ login = async () => loginResponse, locale, notice }: Setting = {}) {
  const call = jest.fn(login);
  const session = createFakeSession();
  const navigate = jest.fn();
  const close = jest.fn();
  const site = await renderWithSite(<LoginDialog request={{ ...request, notice }} close={close} />, {
    ...authRuntime,
    ...(locale && { locale }),
    messages: [authMessages, errorMessages],
    services: { api: createFakeApi({ 'user.login': call, 'user.defaultKaptcha': () => picture }), session, navigate },
  });
  await act(async () => void site.store.dispatch(dialogActions.opened({ ...request, notice })));
  const user = userEvent.setup();
  const fill = async (username = 'demo01', password = 'demo1234') => {
    await user.type(screen.getByRole('textbox'), username);
    await user.type(screen.getByLabelText(/^密[码碼]$/), password);
  };
  return { ...site, user, call, session, navigate, close, fill };
}

const submitButton = () => screen.getByRole('button', { name: /^登[录入]/ });
const createRefusal = (code: number, serverMessage?: string, data?: unknown) => async () =>
  Promise.reject(apiError(code, serverMessage, data));

describe('LoginDialog', () => {
  it('AUT-02 is a dialog whose fields support password managers', async () => {
    await setUp();
    const dialog = await screen.findByRole('dialog', { name: '登录' });
    expect(within(dialog).getByLabelText('用户名')).toHaveAttribute('autocomplete', 'username');
    expect(within(dialog).getByLabelText('密码')).toHaveAttribute('autocomplete', 'current-password');
    expect(within(dialog).getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('AUT-07 the button looks disabled until both fields are filled', async () => {
    const { fill } = await setUp();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await fill();
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
  });

  it.each`
    locale     | usernameText        | passwordText
    ${'zh-CN'} | ${'用户名不能为空'} | ${'密码不能为空'}
    ${'zh-TW'} | ${'帳號不能空白'}   | ${'密碼不能空白'}
  `('AUT-02 shows missing fields in $locale', async ({ locale, usernameText, passwordText }) => {
    const { user, call } = await setUp({ locale });
    await user.click(submitButton());
    expect(screen.getByText(usernameText)).toHaveAttribute('role', 'alert');
    expect(screen.getByText(passwordText)).toHaveAttribute('role', 'alert');
    await user.type(screen.getByRole('textbox'), 'd');
    expect(screen.queryByText(usernameText)).not.toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
  });

  it.each`
    locale     | text
    ${'zh-CN'} | ${'密码只能包含半角字母、数字和符号'}
    ${'zh-TW'} | ${'密碼只能使用半形的英文字母、數字與符號'}
  `('F-CRY-15 refuses full-width digits in $locale until they are corrected', async ({ locale, text }) => {
    const { user, fill, call } = await setUp({ locale });
    await fill('demo01', 'demo１２３４');
    await user.click(submitButton());
    expect(screen.getByText(text)).toHaveAttribute('role', 'alert');
    expect(call).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/^密[码碼]$/));
    await user.type(screen.getByLabelText(/^密[码碼]$/), 'demo1234');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await user.click(submitButton());
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  });

  it('F-AUTH-02 Enter and clicks within 50 ms make one call, and the button shows the progress', async () => {
    const { user, call, fill } = await setUp({ login: () => new Promise(() => undefined) });
    await fill();
    await user.keyboard('{Enter}');
    await user.tripleClick(submitButton());
    expect(call).toHaveBeenCalledTimes(1);
    expect(submitButton()).toHaveTextContent('登录中...');
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  });

  it('F-API-12 a double click refused with 6011 makes one call, shows the message and enables the button', async () => {
    let refuse: (error: ApiError) => void = () => undefined;
    const busy = new Promise<typeof loginResponse>((_, reject) => (refuse = reject));
    const login = jest.fn().mockReturnValueOnce(busy).mockResolvedValueOnce(loginResponse);
    const { user, call, fill, session } = await setUp({ login });
    await fill();
    await user.dblClick(submitButton());
    act(() => refuse(apiError(6011)));
    expect(await screen.findByText('请勿频繁提交，请稍后再试')).toBeInTheDocument();
    expect(call).toHaveBeenCalledTimes(1);
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    await user.click(submitButton());
    await waitFor(() => expect(session.getState().isLoggedIn).toBe(true));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('AUT-03, AUT-04 sends the payload and starts the session', async () => {
    const { call, session, user, fill } = await setUp();
    await fill();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session.getState()).toEqual({ isLoggedIn: true, userId: '100001' }));
    expect(call.mock.calls[0]?.[0]).toEqual({
      isAgent: 0,
      name: 'demo01',
      password: '6e9bece1914809fb8493146417e722f6',
      kaptchcate: 0,
      codeId: '',
      code: '',
      version: '1.0',
      sendCodeNum: '',
    } satisfies RequestOf<'user.login'>);
  });

  it('ERR-08 a refusal is announced and keeps the input', async () => {
    const { user, fill } = await setUp({ login: createRefusal(6002, '用户名或密码错误') });
    await fill();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('用户名或密码错误')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('用户名')).toHaveValue('demo01');
    expect(screen.getByLabelText('密码')).toHaveValue('demo1234');
    expect(submitButton()).not.toHaveAttribute('aria-busy');
  });

  it.each`
    code    | locale     | serverMessage       | texts
    ${6037} | ${'zh-CN'} | ${''}               | ${['验证错误次数过多，为了您的账户安全已暂时锁定，请稍后再试']}
    ${6037} | ${'zh-TW'} | ${''}               | ${['驗證錯誤次數過多，為了您的帳號安全已暫時鎖定，請稍後再試']}
    ${6011} | ${'zh-CN'} | ${''}               | ${['操作过于频繁', '请勿频繁提交，请稍后再试']}
    ${6013} | ${'zh-TW'} | ${''}               | ${['網站維護中', '網站維護中，暫時無法使用，請稍後再來']}
    ${6030} | ${'zh-CN'} | ${'请联系客服小李'} | ${['需要客服协助', '请联系客服小李']}
    ${6031} | ${'zh-CN'} | ${''}               | ${['所在地区无法登录', '您所在的地区暂不提供服务，如有疑问请联系客服']}
    ${6033} | ${'zh-TW'} | ${''}               | ${['所在地區無法登入', '您的網路位址存取受限，請更換網路或聯絡客服']}
    ${6502} | ${'zh-CN'} | ${''}               | ${['登录暂停开放', '登录和注册服务暂停开放，请稍后再来']}
    ${6777} | ${'zh-CN'} | ${'<b>稍后</b>'}    | ${['<b>稍后</b>']}
  `('F-AUTH-24 $code in $locale shows $texts', async ({ code, locale, serverMessage, texts }) => {
    const { user, fill, store } = await setUp({ locale, login: createRefusal(code, serverMessage) });
    await fill();
    await user.keyboard('{Enter}');
    const alert = await waitFor(() => {
      const found = screen.getAllByRole('alert').find((one) => one.textContent !== '');
      return found as HTMLElement;
    });
    expect(alert).toHaveTextContent((texts as string[]).join(''));
    expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'login' }]);
  });

  it('F-AUTH-24 6501 opens one popup', async () => {
    const { user, fill, store, call } = await setUp({ login: createRefusal(6501, '本站升级中') });
    await fill();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().ui.dialogs).toHaveLength(2));
    expect(store.getState().ui.dialogs[1]).toMatchObject({ kind: 'tips', title: '登录暂停开放', text: '本站升级中' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('F-AUTH-03 the second attempt succeeds after a lost response', async () => {
    const lost = new TransportError('timeout', {
      endpointId: 'user.login',
      requestId: 'r',
      outcome: 'none',
      attempts: 1,
    });
    const login = jest.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(loginResponse);
    const { user, fill, session } = await setUp({ login });
    await fill();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('请求超时，服务没有及时回应，请稍后再试')).toBeInTheDocument();
    await user.click(submitButton());
    await waitFor(() => expect(session.getState().isLoggedIn).toBe(true));
  });

  it('F-AUTH-14 an untrusted login opens the new-device dialog, and no state contains the password', async () => {
    const refuse = createRefusal(6026, '设备未通过', { phoneNumber: '138****0001' });
    const { user, fill, store } = await setUp({ login: refuse });
    await fill();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().ui.dialogs.map(({ kind }) => kind)).toEqual(['login', 'newDevice']));
    expect(JSON.stringify(store.getState())).not.toMatch(/demo1234|6e9bece1/);
  });

  it('CAP-02 CAP-04 closing the picture captcha over the form cancels the login and keeps the name', async () => {
    const login = async () => ({
      kind: 'captcha' as const,
      captcha: 'picture' as const,
      code: 6021 as const,
      serverMessage: '',
    });
    const { user, fill, session } = await setUp({ login });
    await fill();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: '图形验证' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '图形验证' })).not.toBeInTheDocument());
    expect(await screen.findByLabelText('用户名')).toHaveValue('demo01');
    expect(session.getState().isLoggedIn).toBe(false);
  });

  it('AUT-10 closing during a call aborts it, and a late response does not log in', async () => {
    let respond!: (value: typeof loginResponse) => void;
    let signal: AbortSignal | undefined;
    const { user, fill, session, store } = await setUp({
      login: (_request, options) => {
        signal = options?.signal;
        return new Promise((resolve) => (respond = resolve));
      },
    });
    await fill();
    await user.keyboard('{Enter}');
    act(() => void store.dispatch(dialogActions.closed('login')));
    await act(async () => respond(loginResponse));
    expect(signal?.aborted).toBe(true);
    expect(session.getState().isLoggedIn).toBe(false);
    expect(selectLoginFlow(store.getState())).toEqual({ step: 'idle' });
  });

  it('AUT-10 the first login after a logout starts with an empty state', async () => {
    const { user, fill, store } = await setUp();
    await fill();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(selectLoginFlow(store.getState()).step).toBe('succeeded'));
    act(() => void store.dispatch(sessionActions.loggedOut({ reason: 'player' })));
    expect(selectLoginFlow(store.getState())).toEqual({ step: 'idle' });
  });

  it.each`
    button          | kind
    ${'忘记密码？'} | ${'forgot'}
    ${'注册'}       | ${'register'}
  `('AUT-02 DLG-07 $button opens the $kind dialog', async ({ button, kind }) => {
    const { user, store } = await setUp();
    await user.click(screen.getByRole('button', { name: button }));
    expect(store.getState().ui.dialogs.at(-1)).toEqual({ kind });
  });

  it('AUT-05 a browser without storage for secrets shows a notice and disables the checkbox', async () => {
    await setUp();
    const box = await screen.findByRole('checkbox', { name: '记住密码' });
    await waitFor(() => expect(box).toBeDisabled());
    expect(box).toHaveAccessibleDescription('当前浏览器无法安全保存密码，本次登录不会记住密码');
  });

  it('AUT-05 I3 a refused login with another name than the remembered one keeps the checkbox', async () => {
    const { user, store } = await setUp({ login: createRefusal(6002, '用户名或密码错误') });
    const box = await screen.findByRole('checkbox', { name: '记住密码' });
    await waitFor(() => expect(box).toBeDisabled());
    act(() => void store.dispatch(loginActions.rememberedLoginLoaded({ username: 'demo01' })));
    expect(box).toBeChecked();
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'vip001');
    await user.type(screen.getByLabelText('密码'), 'demo1234{Enter}');
    expect(await screen.findByText('用户名或密码错误')).toBeVisible();
    expect(box).toBeChecked();
  });

  it('ERR-02 shows why it opened automatically', async () => {
    await setUp({ notice: '请重新登录' });
    expect(await screen.findByText('请重新登录')).toHaveAttribute('role', 'status');
  });

  it('AUT-02 can show the password and warns about caps lock', async () => {
    const { user } = await setUp();
    const password = screen.getByLabelText('密码');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password).toHaveAttribute('type', 'password');
    await user.click(password);
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('大写锁定已打开')).toBeInTheDocument();
  });
});
