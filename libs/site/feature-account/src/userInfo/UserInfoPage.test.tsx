import { sessionActions, type Member } from '@pavilion/site-contract';
import { emptyProfile, renderWithSite } from '@pavilion/site-contract/testing';
import { act, screen } from '@testing-library/react';
import { accountMessages } from '../messages/accountMessages.ts';
import { UserInfoPage } from './UserInfoPage.tsx';

const member: Member = {
  userId: '100001',
  name: 'demo01',
  bindPhone: true,
  bindRealName: true,
  phone: '138****0001',
  vipGrade: 3,
  registeredAt: Date.parse('2026-01-01T16:00:00Z'),
  lastLoginAt: 0,
  profile: emptyProfile,
};

async function setUp(facts: Partial<Member> = {}) {
  const site = await renderWithSite(<UserInfoPage />, { messages: [accountMessages] });
  expect(screen.getByText('正在读取资料')).toBeInTheDocument();
  act(() => {
    site.store.dispatch(sessionActions.loggedIn({ userId: '100001' }));
    site.store.dispatch(sessionActions.memberLoaded({ ...member, ...facts }));
  });
  return site;
}

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('UserInfoPage', () => {
  it('§2 shows the facts of the member, times in UTC+8', async () => {
    await setUp();
    expect(factOf('用户名')).toBe('demo01');
    expect(factOf('手机号码')).toBe('138****0001 已绑定');
    expect(factOf('真实姓名')).toBe(' 已认证');
    expect(factOf('注册时间')).toBe('2026-01-02 00:00:00');
    expect(factOf('上次登录')).toBe('这是您第一次登录');
    expect(factOf('VIP 等级')).toBe('VIP 3');
  });

  it.each`
    bindPhone | bindRealName | level
    ${true}   | ${true}      | ${'高'}
    ${true}   | ${false}     | ${'中'}
    ${false}  | ${true}      | ${'中'}
    ${false}  | ${false}     | ${'低'}
  `('§2 phone $bindPhone and name $bindRealName: security $level', async ({ bindPhone, bindRealName, level }) => {
    await setUp({ bindPhone, bindRealName, phone: bindPhone ? '138****0001' : '' });
    expect(factOf('安全等级')).toBe(level);
    expect(screen.queryAllByRole('link', { name: '去认证' })).toHaveLength(Number(!bindPhone) + Number(!bindRealName));
  });
});
