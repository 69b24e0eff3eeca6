import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor } from '@testing-library/react';
import { createRefusal, renderAuth } from '../testing/renderAuth.tsx';

const open = { kind: 'register' } as const;
const noCaptcha: FakeHandlers = { 'user.kaptchcate': () => ({ kaptchcate: 0 }) };
const submitButton = () => screen.getByRole('button', { name: /^注[册冊]/ });

interface Typed {
  readonly username?: string;
  readonly password?: string;
  readonly repeat?: string;
}

async function fill(
  { user }: Pick<Awaited<ReturnType<typeof renderAuth>>, 'user'>,
  { username = 'newbie1', password = 'abcd1234', repeat = password }: Typed = {},
) {
  await user.type(screen.getByLabelText(/^(用户名|帳號)$/), username);
  await user.type(screen.getByLabelText(/^密[码碼]$/), password);
  await user.type(screen.getByLabelText(/^[确確][认認]密[码碼]$/), repeat);
}

describe('RegisterDialog', () => {
  it.each`
    field         | typed                       | text
    ${'username'} | ${{ username: 'ab1' }}      | ${'4-11位，最少2个字母+数字组合，首位为字母'}
    ${'username'} | ${{ username: '1abcd' }}    | ${'4-11位，最少2个字母+数字组合，首位为字母'}
    ${'password'} | ${{ password: 'abcdefgh' }} | ${'请输入8-12位字母+数字的组合'}
    ${'repeat'}   | ${{ repeat: 'abcd12345' }}  | ${'两次密码输入不一致'}
    ${'agree'}    | ${{}}                       | ${'请同意相关条款和隐私政策'}
  `('AUT-06 an invalid $field shows $text at its field and sends nothing', async ({ typed, text }) => {
    const register = jest.fn();
    const site = await renderAuth(open, { ...noCaptcha, 'user.register': register });
    await fill(site, typed);
    if (text !== '请同意相关条款和隐私政策') await site.user.click(screen.getByRole('checkbox'));
    await site.user.click(submitButton());
    const invalid = document.querySelector('[aria-invalid="true"]');
    expect(invalid).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(invalid).toHaveFocus();
    expect(register).not.toHaveBeenCalled();
  });

  it('AUT-06 removes white space from the name and limits it to 11 characters', async () => {
    const site = await renderAuth(open, noCaptcha);
    await site.user.type(screen.getByLabelText('用户名'), ' ab c');
    expect(screen.getByLabelText('用户名')).toHaveValue('abc');
    expect(screen.getByLabelText('用户名')).toHaveAttribute('maxlength', '11');
  });

  it('AUT-07 the button looks disabled until all fields are filled and the agreement is checked', async () => {
    const site = await renderAuth(open, noCaptcha);
    await fill(site);
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await site.user.click(screen.getByRole('checkbox', { name: /我已年满 18 周岁/ }));
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
  });

  it('AUT-08 registers, shows a toast, and logs in with the same credentials (kaptchcate 99)', async () => {
    const register = jest.fn(async () => ({}) as never);
    const login = jest.fn(async () => ({ token: 't', userId: '7' }));
    const site = await renderAuth(open, { ...noCaptcha, 'user.register': register, 'user.login': login });
    await fill(site);
    await site.user.click(screen.getByRole('checkbox'));
    await site.user.click(submitButton());
    await waitFor(() => expect(site.session.getState().isLoggedIn).toBe(true));
    expect(site.toasts).toContainEqual({ kind: 'success', text: '注册成功' });
    expect(register).toHaveBeenCalledTimes(1);
    const sent = (register.mock.calls as unknown[][])[0]?.[0];
    expect(sent).toMatchObject({ name: 'newbie1', kaptchcate: 0, domain: 'localhost' });
    expect((login.mock.calls as unknown[][])[0]?.[0]).toMatchObject({ name: 'newbie1', kaptchcate: 99 });
    expect(JSON.stringify(site.store.getState())).not.toContain('abcd1234');
  });

  it('F-AUTH-16 a failed automatic login shows the login form with the name and a notice that the account exists', async () => {
    const register = jest.fn(async () => ({}) as never);
    const handlers = { ...noCaptcha, 'user.register': register, 'user.login': createRefusal('user.login', 6005) };
    const site = await renderAuth(open, handlers);
    await fill(site);
    await site.user.click(screen.getByRole('checkbox'));
    await site.user.click(submitButton());
    expect(await screen.findByText('账号已注册成功，但未能自动登录，请输入密码登录')).toBeVisible();
    await waitFor(() => expect(site.kinds()).toEqual(['login']));
    expect(screen.getByLabelText('用户名')).toHaveValue('newbie1');
    expect(screen.getByLabelText('密码')).toHaveValue('');
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('AUT-10 shows that a name is taken and keeps the input', async () => {
    const site = await renderAuth(open, {
      ...noCaptcha,
      'user.register': createRefusal('user.register', 6009, { serverMessage: '用户名已存在' }),
    });
    await fill(site);
    await site.user.click(screen.getByRole('checkbox'));
    await site.user.click(submitButton());
    expect(await screen.findByText('用户名已存在')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('用户名')).toHaveValue('newbie1');
    expect(screen.getByLabelText('密码')).toHaveValue('abcd1234');
  });

  it('DLG-06 terms and privacy policy replace each other over the form, and the input stays', async () => {
    const site = await renderAuth(open, noCaptcha);
    await site.user.type(screen.getByLabelText('用户名'), 'newbie1');
    await site.user.click(screen.getByRole('button', { name: '条款与规则' }));
    expect(await screen.findByRole('dialog', { name: '条款与规则' })).toHaveTextContent('年满 18 周岁');
    await site.user.click(screen.getByRole('button', { name: '查看隐私政策' }));
    expect(await screen.findByRole('dialog', { name: '隐私政策' })).toHaveTextContent('不向第三方披露');
    await site.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '隐私政策' })).not.toBeInTheDocument());
    expect(screen.getByLabelText('用户名')).toHaveValue('newbie1');
  });

  it('DLG-07 the link to the login replaces the dialog', async () => {
    const site = await renderAuth(open, noCaptcha);
    await site.user.click(screen.getByRole('button', { name: '去登录' }));
    await waitFor(() => expect(site.kinds()).toEqual(['login']));
  });
});
