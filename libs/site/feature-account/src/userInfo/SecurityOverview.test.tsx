import type { Member } from '@pavilion/site-contract';
import { boundMember, emptyProfile, renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { accountMessages } from '../messages/accountMessages.ts';
import { SecurityOverview } from './SecurityOverview.tsx';

const missing: Member = { ...boundMember, bindPhone: false, bindRealName: false };
const complete: Member = {
  ...boundMember,
  phone: '138****0001',
  profile: {
    ...emptyProfile,
    realName: '张*',
    areaCode: '+86',
    email: 'd***@example.com',
    hasSecondPassword: true,
    hasBankCard: true,
    securityLevel: 'high',
  },
};

const setUp = (member: Member, path = '/mine/userinfo') =>
  renderWithSite(<SecurityOverview member={member} />, { messages: [accountMessages], path });

const listRows = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
const listLinks = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('SecurityOverview', () => {
  it('USR-01 of a new member leads to each missing binding', async () => {
    await setUp(missing);
    expect(listRows()).toEqual([
      ['安全等级', '低去账户安全'],
      ['真实姓名', '未认证去认证'],
      ['手机号码', '未绑定去绑定'],
      ['邮箱', '未绑定去绑定'],
      ['账户密码', '已设置修改'],
      ['资金密码', '未设置去设置'],
      ['银行卡', '未绑定去绑定'],
    ]);
    expect(listLinks()).toEqual([
      ['去账户安全', '/mine/auth'],
      ['去认证', '/mine/auth#realName'],
      ['去绑定', '/mine/auth#phone'],
      ['去绑定', '/mine/auth#email'],
      ['修改', '/mine/auth#login'],
      ['去设置', '/mine/auth#second'],
      ['去绑定', '/mine/accountManage/bank'],
    ]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('USR-01 of a complete member offers the values, and changes only of passwords and cards', async () => {
    await setUp(complete);
    expect(listRows()).toEqual([
      ['安全等级', '高去账户安全'],
      ['真实姓名', '张*显示 真实姓名已认证'],
      ['手机号码', '+86 138****0001显示 手机号码已绑定'],
      ['邮箱', 'd***@example.com显示 邮箱已绑定'],
      ['账户密码', '已设置修改'],
      ['资金密码', '已设置修改'],
      ['银行卡', '已绑定修改'],
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      null,
      '修改 账户密码',
      '修改 资金密码',
      '修改 银行卡',
    ]);
  });

  it('a phone without an area code has no leading space', async () => {
    await setUp({ ...complete, profile: { ...complete.profile, areaCode: '' } });
    expect(screen.getByTestId('value-phone').textContent).toBe('138****0001');
  });

  it.each`
    level       | text    | tone
    ${'low'}    | ${'低'} | ${'danger'}
    ${'medium'} | ${'中'} | ${'warning'}
    ${'high'}   | ${'高'} | ${'success'}
  `('the level $level is shown as $text with the tone $tone', async ({ level, text, tone }) => {
    await setUp({ ...complete, profile: { ...complete.profile, securityLevel: level as 'low' } });
    expect(screen.getByText(text as string)).toHaveAttribute('data-tone', tone as string);
  });

  it('a set value has the tone of success, a missing one a neutral tone', async () => {
    await setUp({ ...complete, profile: { ...complete.profile, hasBankCard: false } });
    expect(screen.getByText('已认证')).toHaveAttribute('data-tone', 'success');
    expect(screen.getByText('未绑定')).toHaveAttribute('data-tone', 'neutral');
  });

  it.each`
    from                        | href
    ${'/mine/takemoney?a=1'}    | ${'/mine/auth?from=%2Fmine%2Ftakemoney%3Fa%3D1#realName'}
    ${'https://evil.example/x'} | ${'/mine/auth#realName'}
  `('the binding of the real name returns to $from: $href', async ({ from, href }) => {
    await setUp(missing, `/mine/userinfo?from=${encodeURIComponent(from as string)}`);
    expect(screen.getByRole('link', { name: '去认证 真实姓名' })).toHaveAttribute('href', href as string);
    expect(screen.getByRole('link', { name: '去绑定 手机号码' })).toHaveAttribute('href', '/mine/auth#phone');
  });

  it('the row in the hash has the focus and a name', async () => {
    await setUp(missing, '/mine/userinfo#realName');
    const row = screen.getByText('真实姓名', { selector: 'dt' }).nextElementSibling as HTMLElement;
    expect(row).toHaveFocus();
    expect(row).toHaveAttribute('aria-label', '真实姓名');
    expect(row).toHaveAttribute('tabindex', '-1');
  });

  it.each(['', '#other'])('no row has the focus or a name for the hash "%s"', async (hash) => {
    const { container } = await setUp(missing, `/mine/userinfo${hash}`);
    expect(document.body).toHaveFocus();
    expect(container.querySelectorAll('dd[tabindex], dd[aria-label], dd[data-named]')).toHaveLength(0);
  });
});
