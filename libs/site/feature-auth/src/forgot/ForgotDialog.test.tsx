import { dialogActions } from '@pavilion/site-contract';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createRefusal, renderAuth } from '../testing/renderAuth.tsx';

const open = { kind: 'forgot' } as const;
const countries = [
  { areaName: '中国大陆', areaCode: '+86', regex: String.raw`^1[3-9]\d{9}$` },
  { areaName: '台湾', areaCode: '+886', regex: String.raw`^09\d{8}$` },
];
const calls: FakeHandlers = {
  'user.kaptchcate': () => ({ kaptchcate: 0 }),
  'site.queryCountryArea': () => countries,
  'user.forgetByPhoneOne': () => ({ seconds: 60 }),
  'user.forgetByPhoneTwo': () => ({ ticket: 'ticket-1' }),
  'user.forgetByPhoneThree': () => ({}),
};
const press = (name: string) => screen.getByRole('button', { name });

async function identify(site: Awaited<ReturnType<typeof renderAuth>>) {
  await site.user.type(screen.getByLabelText('用户名'), 'demo01');
  await site.user.type(screen.getByLabelText('手机号码'), '13800000001');
  await site.user.click(press('获取验证码'));
  await screen.findByText(/138\*{4}0001/);
}

describe('ForgotDialog', () => {
  it.each`
    way           | typed                                       | text
    ${'手机找回'} | ${[]}                                       | ${'请输入用户名'}
    ${'手机找回'} | ${['用户名', 'demo01']}                     | ${'请输入正确的手机号码'}
    ${'手机找回'} | ${['用户名', 'demo01', '手机号码', '1234']} | ${'请输入正确的手机号码'}
    ${'邮箱找回'} | ${['用户名', 'demo01']}                     | ${'请输入邮箱'}
    ${'邮箱找回'} | ${['用户名', 'demo01', '邮箱', 'a@b']}      | ${'请输入正确的邮箱'}
  `(
    'FGT-02 $way with $typed shows $text',
    async ({ way, typed, text }: { way: string; typed: string[]; text: string }) => {
      const site = await renderAuth(open, calls);
      await site.user.click(screen.getByRole('radio', { name: way }));
      for (let at = 0; at < typed.length; at += 2)
        await site.user.type(screen.getByLabelText(typed[at] ?? ''), typed[at + 1] ?? '');
      await site.user.click(press('获取验证码'));
      expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
    },
  );

  it('FGT-01 I3 shows the name of the login, and the login the name of the reset, until both are closed', async () => {
    const site = await renderAuth({ kind: 'login' }, calls);
    await site.user.type(screen.getByLabelText('用户名'), 'demo01');
    await site.user.click(press('忘记密码？'));
    await waitFor(() => expect(site.kinds()).toEqual(['forgot']));
    expect(screen.getByLabelText('用户名')).toHaveValue('demo01');
    await site.user.type(screen.getByLabelText('用户名'), '2');
    await site.user.click(press('返回登录'));
    await waitFor(() => expect(site.kinds()).toEqual(['login']));
    expect(screen.getByLabelText('用户名')).toHaveValue('demo012');
    await site.user.click(press('关闭'));
    await act(async () => void site.store.dispatch(dialogActions.opened({ kind: 'login' })));
    expect(screen.getByLabelText('用户名')).toHaveValue('');
  });

  it('FGT-02 fields have the maximum lengths of the specification', async () => {
    const site = await renderAuth(open, calls);
    expect(screen.getByLabelText('用户名')).toHaveAttribute('maxlength', '30');
    await site.user.type(screen.getByLabelText('手机号码'), '138000000012');
    expect(screen.getByLabelText('手机号码')).toHaveValue('13800000001');
    await site.user.click(screen.getByRole('radio', { name: '邮箱找回' }));
    expect(screen.getByLabelText('邮箱')).toHaveAttribute('maxlength', '40');
  });

  it('FGT-02 a country is found by typing, and its rule applies', async () => {
    const one = jest.fn(async () => ({ seconds: 60 }));
    const site = await renderAuth(open, { ...calls, 'user.forgetByPhoneOne': one });
    const area = await screen.findByRole('combobox', { name: '国家或地区' });
    await waitFor(() => expect(area).toHaveValue('中国大陆 +86'));
    await site.user.clear(area);
    await site.user.type(area, '台');
    await site.user.click(await screen.findByRole('option', { name: '台湾 +886' }));
    await site.user.type(screen.getByLabelText('用户名'), 'demo01');
    await site.user.type(screen.getByLabelText('手机号码'), '0912345678');
    await site.user.click(press('获取验证码'));
    await waitFor(() => expect(one).toHaveBeenCalled());
    expect((one.mock.calls as unknown[][])[0]?.[0]).toMatchObject({ areaCode: '+886', phone: '0912345678' });
  });

  it('FGT-01 FGT-03 three steps by phone lead to success, and after 3 s to the login', async () => {
    const three = jest.fn(async () => ({}));
    const site = await renderAuth(open, { ...calls, 'user.forgetByPhoneThree': three });
    await identify(site);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('验证身份');
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    await site.user.keyboard('418273');
    await site.user.click(press('下一步'));
    expect(await screen.findByLabelText('新密码')).toHaveFocus();
    await site.user.keyboard('newpass12');
    await site.user.type(screen.getByLabelText('确认密码'), 'newpass13');
    await site.user.click(press('重设密码'));
    expect(await screen.findByText('两次密码输入不一致，请重新输入')).toBeVisible();
    expect(screen.getByLabelText('确认密码')).toHaveFocus();
    await site.user.type(screen.getByLabelText('确认密码'), '{Backspace}2');
    await site.user.click(press('重设密码'));
    expect(await screen.findByText('密码已重设')).toBeVisible();
    expect((three.mock.calls as unknown[][])[0]?.[0]).toMatchObject({ name: 'demo01', ticket: 'ticket-1' });
    await site.ring(3_000);
    await waitFor(() => expect(site.kinds()).toEqual(['login']));
    expect(JSON.stringify(site.store.getState())).not.toMatch(/newpass12|ticket-1|13800000001/);
  });

  it('FGT-01 back keeps the account and sends no second code', async () => {
    const one = jest.fn(async () => ({ seconds: 60 }));
    const site = await renderAuth(open, { ...calls, 'user.forgetByPhoneOne': one });
    await identify(site);
    await site.user.click(press('上一步'));
    expect(await screen.findByLabelText('手机号码')).toHaveValue('13800000001');
    await site.user.click(press('获取验证码'));
    await screen.findByLabelText('验证码');
    expect(one).toHaveBeenCalledTimes(1);
  });

  it('F-AUTH-09 a wrong code shows an error at its field', async () => {
    const site = await renderAuth(open, {
      ...calls,
      'user.forgetByPhoneTwo': createRefusal('user.forgetByPhoneTwo', 6036),
    });
    await identify(site);
    await site.user.type(screen.getByLabelText('验证码'), '000000{Enter}');
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误，请重新输入'));
  });

  it('SEC-03 F-AUTH-07 6066 counts down at the button, which is enabled again for another number', async () => {
    const one = jest.fn(createRefusal('user.forgetByPhoneOne', 6066, { data: { seconds: 41 } }));
    const site = await renderAuth(open, { ...calls, 'user.forgetByPhoneOne': one });
    await site.user.type(screen.getByLabelText('用户名'), 'demo01');
    await site.user.type(screen.getByLabelText('手机号码'), '13800000001');
    await site.user.click(press('获取验证码'));
    expect(await screen.findByText('获取过于频繁，请60秒后再试')).toBeVisible();
    await site.user.click(press('41 秒后重发'));
    expect(one).toHaveBeenCalledTimes(1);
    await site.user.type(screen.getByLabelText('手机号码'), '{Backspace}2');
    await site.user.click(press('获取验证码'));
    await waitFor(() => expect(one).toHaveBeenCalledTimes(2));
  });

  it('FGT-01 every step links to the login', async () => {
    const site = await renderAuth(open, calls);
    await site.user.click(press('返回登录'));
    await waitFor(() => expect(site.kinds()).toEqual(['login']));
  });
});
