import { readsChanged, loadFailureMessages } from '@pavilion/site-data';
import { claimMessages } from '@pavilion/site-money';
import { TransportError, type ResponseOf } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    messages: [partnerMessages, claimMessages, errorMessages, loadFailureMessages],
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

const never = () => new Promise<never>(() => undefined);

const createLoss = (endpointId: string) =>
  new TransportError('offline', { endpointId, requestId: 'r', outcome: 'none', attempts: 1 });

it('ACT-03 claims the reward of the pressed button only', async () => {
  const second = { ...reward, rewardId: 'friend3', name: '3 位有效好友', amount: '58.00', target: '3' };
  const join = jest.fn(never);
  await open({
    'promotion.config': () => ({ list: [{ ...activity, rewards: [reward, second] }] }),
    'promotion.confirmInfo': () => ({
      ...createInfo('claimable'),
      rewards: [reward, second].map((each) => ({ ...each, state: 'claimable' as const, progress: '3' })),
    }),
    'promotion.joinActivity': join,
  });
  await userEvent.click(await screen.findByRole('button', { name: '领取3 位有效好友的奖励 ¥58' }));
  await waitFor(() => expect(join).toHaveBeenCalledTimes(1));
  expect(join.mock.calls).toEqual([[{ activityId: '1005', rewardId: 'friend3' }, expect.anything()]]);
  const [first, pressed] = screen.getAllByRole('button', { name: /^领取\d/ });
  expect(first).toBeDisabled();
  expect(first).not.toHaveAttribute('aria-busy');
  expect(pressed).toHaveAttribute('aria-busy', 'true');
});

it('ACT-03 shows the sections of a member, and how many friends were invited', async () => {
  await open({
    'promotion.confirmInfo': () => ({
      ...createInfo('locked'),
      invitation: { inviteCode: '100007', invited: 12, effective: 5 },
    }),
  });
  expect(await screen.findByText('已注册 12 位，有效 5 位')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '邀请好友' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '您的邀请链接',
    '奖励',
    '我邀请的好友',
    '规则',
  ]);
  expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
  expect(screen.queryByText('登录后拿到您的专属链接')).not.toBeInTheDocument();
  expect(screen.queryByText('正在读取')).not.toBeInTheDocument();
});

it.each([
  ['最高可领 888 元', '最高可领 888 元'],
  ['', '好友通过您的链接注册并达到有效流水，您就能领取奖励。'],
])('ACT-03 the summary %j of the activity is shown as %s', async (summary, lead) => {
  await open({ 'promotion.config': () => ({ list: [{ ...activity, summary }] }) }, false);
  expect(await screen.findByText(lead)).toBeVisible();
});

it('ACT-03 lists the rules in order', async () => {
  const rules = ['第一条', '第二条'];
  await open({ 'promotion.config': () => ({ list: [{ ...activity, rules }] }) }, false);
  await screen.findByRole('heading', { level: 2, name: '规则' });
  const section = screen.getByRole('heading', { level: 2, name: '规则' }).closest('section')!;
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(rules);
});

it('ACT-03 reads the running activity of invitations', async () => {
  const config = jest.fn(() => ({
    list: [
      { ...activity, activityId: '1004', state: 'ended' as const },
      { ...activity, activityId: '1006', state: 'running' as const },
    ],
  }));
  const info = jest.fn(() => createInfo('locked'));
  await open({ 'promotion.config': config, 'promotion.confirmInfo': info });
  await screen.findByLabelText('邀请链接');
  for (const [body] of config.mock.calls as readonly unknown[][]) expect(body).toEqual({ type: 'friendInvitation' });
  expect(info.mock.calls.map(([body]: readonly unknown[]) => body)).toEqual([{ activityId: '1006' }]);
});

it('ACT-03 the login of a guest leads back to this page', async () => {
  const info = jest.fn(() => createInfo('locked'));
  const site = await open({ 'promotion.confirmInfo': info }, false);
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  expect(site.store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt', wanted: '/activity/friendInvitation' }]);
  expect(screen.getByText('登录后拿到您的专属链接')).toBeVisible();
  expect(screen.getByText('链接带有您的邀请码，好友注册后就记在您名下。')).toBeVisible();
  expect(screen.queryByText('正在读取')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '我邀请的好友' })).not.toBeInTheDocument();
  expect(info).not.toHaveBeenCalled();
});

it('ACT-03 is busy until the activity is read', async () => {
  const { container } = await open({ 'promotion.config': never }, false);
  expect(screen.getByText('正在读取')).toBeInTheDocument();
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ACT-03 shows rewards and rules while the link of the member is read', async () => {
  await open({ 'promotion.confirmInfo': never });
  expect(await screen.findByText('1 位有效好友')).toBeVisible();
  expect(screen.getByText('正在读取')).toBeInTheDocument();
  expect(screen.queryByLabelText('邀请链接')).not.toBeInTheDocument();
  expect(screen.queryByText(/^已注册 \d/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('F-UI-05 a failed read of the activity can be repeated', async () => {
  let fails = true;
  const { container } = await open(
    {
      'promotion.config': () => (fails ? Promise.reject(createLoss('promotion.config')) : { list: [activity] }),
    },
    false,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('没有读取成功');
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText('正在读取')).not.toBeInTheDocument();
  expect(screen.queryByText('邀请活动目前没有进行')).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: '邀请好友' })).toBeVisible();
});

it('F-UI-05 a failed read of the link keeps rewards and rules, and can be repeated', async () => {
  let fails = true;
  await open({
    'promotion.confirmInfo': () => (fails ? Promise.reject(createLoss('promotion.confirmInfo')) : createInfo('locked')),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('没有读取成功');
  expect(screen.getByText('1 位有效好友')).toBeVisible();
  expect(screen.queryByText('正在读取')).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByLabelText('邀请链接')).toBeVisible();
  expect(screen.queryByText('没有读取成功')).not.toBeInTheDocument();
});

it('ACT-03 without a running activity there is nothing to read, claim or retry', async () => {
  const { container } = await open({ 'promotion.config': () => ({ list: [] }) });
  expect(await screen.findByText('下一期开始后会在公告里通知。')).toBeVisible();
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText('正在读取')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('F-UI-05 keeps link, rewards and friends if they cannot be read again', async () => {
  let fails = false;
  const read = <Data,>(endpointId: string, data: Data) =>
    jest.fn(() => (fails ? Promise.reject<Data>(createLoss(endpointId)) : data));
  const calls = {
    'promotion.config': read('promotion.config', { list: [activity] }),
    'promotion.confirmInfo': read('promotion.confirmInfo', createInfo('locked')),
    'partners.friends': read('partners.friends', { total: 1, list: [friend] }),
  };
  const site = await open(calls);
  await screen.findByLabelText('邀请链接');
  await screen.findByRole('cell', { name: 'li***' });
  const before = Object.values(calls).map(({ mock }) => mock.calls.length);
  fails = true;
  await act(async () => void site.store.dispatch(readsChanged({ tags: ['promotions'] })));
  await waitFor(() =>
    expect(Object.values(calls).map(({ mock }) => mock.calls.length)).toEqual(before.map((count) => count + 1)),
  );
  expect(screen.getByLabelText('邀请链接')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'li***' })).toBeVisible();
  expect(screen.queryByText('没有读取成功')).not.toBeInTheDocument();
});
