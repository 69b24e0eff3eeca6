import { claimMessages } from '@pavilion/site-money';
import { TransportError, type ResponseOf } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { InvitationPage } from './InvitationPage.tsx';
import { invitationRuntime } from './invitationRuntime.ts';

type Info = ResponseOf<'promotion.confirmInfo'>;

const reward = { rewardId: 'friend1', name: '1 位有效好友', amount: '18.00', measure: 'friends' as const, target: '1' };
const activity = {
  activityId: '1005',
  type: 'friendInvitation' as const,
  title: '邀请好友',
  summary: '最高可领 888 元',
  rules: ['好友累计有效流水满 100 元，即为有效好友。'],
  beginTime: 0,
  endTime: 9e12,
  sort: 5,
  state: 'running' as const,
  rewards: [reward],
};
const createInfo = (state: Info['rewards'][number]['state']): Info => ({
  activityId: '1005',
  rewards: [{ ...reward, state, progress: state === 'locked' ? '0' : '1' }],
  claims: [],
  invitation: { inviteCode: '100007', invited: 1, effective: 1 },
});
const friend = {
  friendId: '9',
  name: 'li***',
  registerTime: 1_763_690_400_000,
  rCode: 'qr',
  state: 'effective' as const,
  progress: '100.00',
  target: '100.00',
};

const handlers: FakeHandlers = {
  'promotion.config': () => ({ list: [activity] }),
  'promotion.confirmInfo': () => createInfo('claimable'),
  'partners.friends': () => ({ total: 1, list: [friend] }),
};

async function open(changed: FakeHandlers = {}, isMember = true) {
  const site = await renderWithSite(<InvitationPage />, {
    messages: [partnerMessages, claimMessages, errorMessages],
    reducers: invitationRuntime.reducers ?? {},
    ...(invitationRuntime.saga && { saga: invitationRuntime.saga }),
    services: {
      api: createFakeApi({ ...handlers, ...changed }),
      session: isMember ? createFakeSession({ token: 't', userId: '100007' }) : createFakeSession(),
    },
  });
  if (isMember) act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '100007' })));
  return site;
}

it('ACT-03 shows the link with icode and rcode, its QR code, and friends with state and source', async () => {
  await open();
  expect(await screen.findByLabelText('邀请链接')).toHaveValue('http://localhost/?register=1&icode=100007&rcode=link');
  expect(screen.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible();
  const row = (await screen.findByRole('cell', { name: 'li***' })).closest('tr')!;
  expect(within(row).getByText('有效好友')).toBeVisible();
  expect(within(row).getByText('二维码')).toBeVisible();
});

it('ACT-03 a guest sees rewards and rules, and no call for members is sent', async () => {
  const friends = jest.fn(() => ({ total: 0, list: [] }));
  await open({ 'partners.friends': friends }, false);
  expect(await screen.findByText('1 位有效好友')).toBeVisible();
  expect(screen.getByText(/满 100 元/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.queryByLabelText('邀请链接')).not.toBeInTheDocument();
  expect(friends).not.toHaveBeenCalled();
});

it('ACT-03 W3 claims a reward once with a request id, and shows it as claimed', async () => {
  let state: 'claimable' | 'claimed' = 'claimable';
  const join = jest.fn(() => {
    state = 'claimed';
    const rest = { centerWalletBalance: '18.00', createTime: 1 };
    return { activityId: '1005', action: 'claimed' as const, rewardId: 'friend1', amount: '18.00', ...rest };
  });
  const site = await open({ 'promotion.joinActivity': join, 'promotion.confirmInfo': () => createInfo(state) });
  await userEvent.click(await screen.findByRole('button', { name: '领取1 位有效好友的奖励 ¥18' }));
  expect(await screen.findByText('已领取')).toBeVisible();
  expect(join).toHaveBeenCalledTimes(1);
  expect(join).toHaveBeenCalledWith(
    { activityId: '1005', rewardId: 'friend1' },
    expect.objectContaining({ requestId: expect.any(String) as string }),
  );
  expect(site.toasts).toContainEqual({ kind: 'success', text: '已领取 ¥18.00，已存入中心钱包' });
});

it('F-WAL-05 a claim without a response is unknown, not refused, and can be queried', async () => {
  const lost = new TransportError('timeout', {
    endpointId: 'promotion.joinActivity',
    requestId: 'r',
    outcome: 'unknown',
    attempts: 1,
  });
  await open({ 'promotion.joinActivity': () => Promise.reject(lost) });
  await userEvent.click(await screen.findByRole('button', { name: /^领取1 位/ }));
  expect(await screen.findByText('领取结果确认中')).toBeVisible();
  expect(screen.getByRole('button', { name: '立即查询' })).toBeVisible();
  expect(screen.queryByText('没有领取成功')).not.toBeInTheDocument();
});

it('ACT-03 shows the next step while no friend has registered', async () => {
  await open({ 'partners.friends': () => ({ total: 0, list: [] }) });
  expect(await screen.findByText('还没有好友通过您的链接注册')).toBeVisible();
});

it('ACT-03 shows that no invitation is running', async () => {
  await open({ 'promotion.config': () => ({ list: [{ ...activity, state: 'ended' as const }] }) });
  expect(await screen.findByRole('heading', { level: 1, name: '邀请活动目前没有进行' })).toBeVisible();
});
