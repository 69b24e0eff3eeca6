import { screen, waitFor, within } from '@testing-library/react';
import type { FakeHandlers } from '@pavilion/site-testing';
import { createRefusal, renderAuth } from '../testing/renderAuth.tsx';

const untrusted = createRefusal('user.login', 6026, {
  data: { phoneNumber: '138****0003' },
  serverMessage: '设备未通过',
});
const dialog = () => screen.findByRole('dialog', { name: '身份验证' });
const codeField = () => screen.getByLabelText('验证码');
const submitButton = () =>
  within(screen.getByRole('dialog', { name: '身份验证' })).getByRole('button', { name: /^登录/ });

async function reach(handlers: FakeHandlers = {}) {
  const login = jest.fn(untrusted as never);
  const site = await renderAuth({ kind: 'login' }, { 'user.login': login as never, ...handlers });
  await site.user.type(screen.getByLabelText('用户名'), 'device01');
  await site.user.type(screen.getByLabelText('密码'), 'demo1234');
  await site.user.keyboard('{Enter}');
  await dialog();
  await waitFor(() => expect(site.kinds()).toEqual(['newDevice']));
  return { ...site, login };
}

describe('NewDeviceDialog', () => {
  it('NEW-01 F-AUTH-14 replaces the login and shows the reason, the masked phone and the warning about staff', async () => {
    const { store } = await reach();
    const shown = await dialog();
    expect(shown).toHaveTextContent('设备未通过');
    expect(shown).toHaveTextContent('因为您本次登录不寻常，为了您的账户安全，请进行身份验证');
    expect(shown).toHaveTextContent('138****0003');
    expect(shown).toHaveTextContent('工作人员不会以任何方式向您索要验证码');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(JSON.stringify(store.getState())).not.toMatch(/demo1234|6e9bece1/);
  });

  it('F-AUTH-15 a login before a code was requested shows an error and sends nothing', async () => {
    const { user, login } = await reach();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(codeField(), '12345');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(codeField(), '6');
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    await user.click(submitButton());
    expect(codeField()).toHaveAccessibleDescription('请先获取验证码');
    expect(login).toHaveBeenCalledTimes(1);
  });

  it.each`
    pasted                 | kept
    ${' 12 34 56 '}        | ${'123456'}
    ${'１２３４５６'}      | ${'123456'}
    ${'验证码1234567，勿'} | ${'123456'}
    ${'12ab'}              | ${'12'}
  `('F-AUTH-10 keeps the digits $kept of "$pasted"', async ({ pasted, kept }) => {
    const { user } = await reach();
    await user.click(codeField());
    await user.paste(pasted);
    expect(codeField()).toHaveValue(kept);
  });

  it.each(['123', ''])('NEW-02 F-AUTH-15 the middle digits "%s" show 手机号错误', async (digits) => {
    const { user } = await reach();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    const middle = await screen.findByLabelText('手机号码中间 4 位');
    if (digits) await user.type(middle, digits);
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(middle).toHaveAccessibleDescription('手机号错误');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('手机号码中间 4 位')).not.toBeInTheDocument());
    expect(await dialog()).toBeVisible();
  });

  it('NEW-03 NEW-05 prompts for the middle digits, sends, counts down, and logs in with the code', async () => {
    const send = jest.fn(async () => ({ seconds: 60 }));
    const { user, login, session, toasts } = await reach({ 'user.sendCodeOne': send });
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await user.type(await screen.findByLabelText('手机号码中间 4 位'), '0000{Enter}');
    expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '语音获取验证码' })).toBeDisabled();
    expect(toasts).toContainEqual({ kind: 'success', text: '获取手机验证码成功' });
    login.mockImplementation((async () => ({ token: 't', userId: '9' })) as never);
    await user.type(codeField(), '418273{Enter}');
    await waitFor(() => expect(session.getState().isLoggedIn).toBe(true));
    expect((login.mock.calls as unknown[][])[1]?.[0]).toMatchObject({ name: 'device01', sendCodeNum: '418273' });
  });

  it('NEW-03 a wrong code shows an error at its field and keeps the password', async () => {
    const { user, login } = await reach({ 'user.sendCodeOne': async () => ({ seconds: 60 }) });
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await user.type(await screen.findByLabelText('手机号码中间 4 位'), '0000{Enter}');
    await screen.findByRole('button', { name: '60 秒后重发' });
    login.mockImplementation(createRefusal('user.login', 6036) as never);
    await user.type(codeField(), '000000{Enter}');
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('验证码错误，请重新输入'));
    await user.type(codeField(), '{Backspace}');
    expect(codeField()).toHaveAccessibleDescription('');
  });

  it('NEW-03 a voice call is confirmed first', async () => {
    const send = jest.fn(async () => ({ seconds: 60 }));
    const { user, toasts } = await reach({ 'user.sendCodeOne': send });
    await user.click(screen.getByRole('button', { name: '语音获取验证码' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('138****0003');
    await user.click(screen.getByRole('button', { name: '现在拨打' }));
    await user.type(await screen.findByLabelText('手机号码中间 4 位'), '0000{Enter}');
    await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: '验证码获取成功，注意接听手机来电' }));
    expect((send.mock.calls as unknown[][])[0]?.[0]).toMatchObject({ cate: 2, type: '3' });
  });

  it('F-AUTH-07 6066 shows an error and the remaining time; another failure keeps the button enabled', async () => {
    const send = jest.fn().mockImplementationOnce(createRefusal('user.sendCodeOne', 6005));
    send.mockImplementationOnce(createRefusal('user.sendCodeOne', 6066, { data: { seconds: 41 } }));
    const { user } = await reach({ 'user.sendCodeOne': send });
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await user.type(await screen.findByLabelText('手机号码中间 4 位'), '0000{Enter}');
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('服务有点繁忙，请稍后再试'));
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: '41 秒后重发' })).toBeDisabled();
    expect(codeField()).toHaveAccessibleDescription('获取过于频繁，请60秒后再试');
  });

  it.each`
    button          | kind
    ${'切换账号'}   | ${'login'}
    ${'注册新账号'} | ${'register'}
  `('NEW-04 F-AUTH-14 $button leads to $kind and discards the password', async ({ button, kind }) => {
    const { user, kinds, store } = await reach({ 'user.kaptchcate': () => ({ kaptchcate: 0 }) });
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(kinds()).toEqual([kind]));
    expect(screen.getByLabelText('密码')).toHaveValue('');
    expect(store.getState().login?.step).toBe(kind === 'login' ? 'editing' : 'idle');
  });
});
