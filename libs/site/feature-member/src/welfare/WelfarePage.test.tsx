import { ApiError, type ResponseOf } from '@pavilion/api-client';
import { siteActions } from '@pavilion/site-contract';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { WelfarePage } from './WelfarePage.tsx';

type Info = ResponseOf<'promotion.confirmInfo'>;
type Activity = ResponseOf<'promotion.config'>['list'][number];

const END = Date.parse('2026-12-31T16:00:00Z');

const createActivity = (activityId: string, type: Activity['type'], part: Partial<Activity> = {}): Activity => ({
  activityId,
  type,
  title: `活动${activityId}`,
  summary: '',
  rules: [],
  beginTime: Date.parse('2026-11-30T16:00:00Z'),
  endTime: END,
  sort: 1,
  state: 'running',
  rewards: [],
  ...part,
});

const createReward = (part: Partial<Info['rewards'][number]>): Info['rewards'][number] => ({
  rewardId: 'tier1',
  name: '流水礼',
  amount: '8.00',
  state: 'claimable',
  measure: 'turnover',
  progress: '1200.00',
  target: '1000.00',
  endTime: END,
  ...part,
});

const infos: Readonly<Record<string, Pick<Info, 'rewards' | 'claims'>>> = {
  '1': {
    rewards: [
      createReward({}),
      createReward({ rewardId: 'tier2', name: '高流水礼', state: 'locked', target: '5000.00' }),
    ],
    claims: [{ claimId: '5', rewardId: 'tier1', name: '旧流水礼', amount: '8.00', createTime: 1_000 }],
  },
  '2': {
    rewards: [
      createReward({ rewardId: 'draw', name: '888 元', measure: 'none' }),
      createReward({ rewardId: 'none', name: '谢谢参与', measure: 'none' }),
    ],
    claims: [{ claimId: '6', rewardId: 'draw', name: '抽中奖', amount: '1.00', createTime: 2_000 }],
  },
};

const turnover: ResponseOf<'promotions.turnover'> = {
  total: { required: '700.00', done: '250.00', remaining: '450.00', isMet: false },
  list: [
    {
      id: 'D1',
      kind: 'deposit',
      amount: '200.00',
      required: '200.00',
      done: '200.00',
      remaining: '0.00',
      createTime: 1_763_690_400_000,
    },
    {
      id: 'B2',
      kind: 'bonus',
      amount: '100.00',
      required: '500.00',
      done: '50.00',
      remaining: '450.00',
      createTime: 1_763_690_400_000,
      activity: { activityId: '1002', type: 'firstDeposit', title: '首存豪礼' },
      rewardName: '首存彩金',
    },
  ],
  venues: [
    {
      channelCode: 'BGDZ',
      venueName: 'BG 电子',
      required: '50.00',
      done: '10.00',
      remaining: '40.00',
      activity: { activityId: '1009', type: 'activityLandPage', title: '足球嘉年华' },
    },
  ],
  rules: ['每笔已结算的注单只计一次。'],
};

const fullBet: ResponseOf<'promotions.turnoverBets'>['list'][number] = {
  ref: 'T1',
  category: 'TY',
  stake: '250.00',
  net: '-250.00',
  counted: '250.00',
  reason: 'full',
  shares: [
    { id: 'D1', amount: '200.00' },
    { id: 'B2', amount: '50.00' },
  ],
  betTime: 1_763_690_400_000,
};
const returnedBet = { ...fullBet, ref: 'T2', net: '0.00', counted: '0.00', reason: 'returned' as const, shares: [] };

function createWelfare() {
  let isClaimed = false;
  const asked: string[] = [];
  const join = jest.fn(() => {
    isClaimed = true;
    return {
      activityId: '1',
      action: 'claimed' as const,
      rewardName: '流水礼',
      amount: '8.00',
      centerWalletBalance: '8.00',
      createTime: 0,
    };
  });
  const handlers: FakeHandlers = {
    'promotion.config': () => ({
      list: [
        createActivity('1', 'newTask'),
        createActivity('2', 'drawGift'),
        createActivity('3', 'topGift'),
        createActivity('4', 'bettingGift', { state: 'ended' }),
      ],
    }),
    'advertising.getMyDiscountAd': () => ({
      list: [
        {
          activityId: '2',
          type: 'drawGift',
          title: '',
          summary: '',
          path: '/activity/drawGift/2',
          isJoined: true,
          isClaimable: true,
        },
        {
          activityId: '1',
          type: 'newTask',
          title: '',
          summary: '',
          path: '/activity/newTask/1',
          isJoined: true,
          isClaimable: true,
        },
      ],
    }),
    'activityTopGift.exchangeRecord': () => ({ points: 320, total: 0, list: [] }),
    'promotion.confirmInfo': ({ activityId }) => {
      asked.push(activityId);
      const { rewards = [], claims = [] } = infos[activityId] ?? {};
      const toNow = (reward: Info['rewards'][number]) =>
        isClaimed && reward.rewardId === 'tier1' ? { ...reward, state: 'claimed' as const } : reward;
      return { activityId, rewards: rewards.map(toNow), claims };
    },
    'promotion.joinActivity': join,
    'promotions.turnover': () => turnover,
    'promotions.turnoverBets': () => ({ total: 2, list: [fullBet, returnedBet] }),
  };
  return { handlers, join, asked };
}

const setUp = (handlers: FakeHandlers) => renderMember(<WelfarePage />, handlers, { path: '/mine/welfare' });

describe('WelfarePage', () => {
  it('USR-05 reads the running activities only, and no gifts for points', async () => {
    const { handlers, asked } = createWelfare();
    await setUp(handlers);
    await screen.findByRole('button', { name: '领取流水礼' });
    expect(asked).toEqual(['1', '2']);
    expect(screen.getByRole('link', { name: '礼品兑换（320 积分）' })).toHaveAttribute('href', '/mine/exchange');
  });

  it('USR-05 shows condition, progress and end of each reward in words', async () => {
    await setUp(createWelfare().handlers);
    const locked = (await screen.findByText('高流水礼')).closest('li') as HTMLElement;
    expect(locked).toHaveTextContent('活动1 · 流水 ¥1,200.00 / ¥5,000.00 · 2027-01-01 00:00 前有效');
    expect(within(locked).getByRole('link')).toHaveAttribute('href', '/activity/newTask/1');
    expect(within(locked).queryByRole('button')).not.toBeInTheDocument();
  });

  it('USR-05 WAL-05 shows the turnover of each deposit and bonus, the activity that causes it, and what counted by bet', async () => {
    await setUp(createWelfare().handlers);
    expect(await screen.findByTestId('turnover-remaining')).toHaveTextContent('¥450.00');
    const bonus = screen.getByText('首存彩金').closest('li') as HTMLElement;
    expect(bonus).toHaveTextContent('¥50.00 / ¥500.00');
    expect(within(bonus).getByRole('link')).toHaveAttribute('href', '/activity/firstDeposit/1002');
    const venue = screen.getByText(/BG 电子/).closest('li') as HTMLElement;
    expect(within(venue).getByRole('link')).toHaveAttribute('href', '/activity/activityLandPage/1009');
    const [, full, returned] = within(await screen.findByRole('table', { name: '计入流水的注单' })).getAllByRole('row');
    expect(full).toHaveTextContent('存款 ¥200.00、首存彩金 ¥50.00');
    expect(returned).toHaveTextContent('本金已退还，不计');
  });

  it('F-API-24 shows placeholders while the bets of the turnover are pending, and a failure with a retry', async () => {
    let refuse = (_: Error): void => undefined;
    const read = jest.fn<Promise<ResponseOf<'promotions.turnoverBets'>>, []>(
      () => new Promise((_, reject) => (refuse = reject)),
    );
    const { user } = await setUp({ ...createWelfare().handlers, 'promotions.turnoverBets': read });
    const region = await screen.findByRole('region', { name: '计入流水的注单' });
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('还没有已结算的注单')).not.toBeInTheDocument();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    read.mockResolvedValue({ total: 1, list: [fullBet] });
    refuse(new ApiError(6005, { endpointId: 'promotions.turnoverBets', requestId: 'r', serverMessage: '' }));
    await user.click(await within(region).findByRole('button', { name: '重试' }));
    expect(await within(region).findByText(/首存彩金 ¥50.00/)).toBeVisible();
    expect(screen.queryByText('还没有已结算的注单')).not.toBeInTheDocument();
  });

  it('F-API-24 keeps the bets of the turnover when the next page fails, and shows so', async () => {
    const read: FakeHandlers['promotions.turnoverBets'] = ({ pageNum }) => {
      if (pageNum === 1) return { total: 30, list: [fullBet] };
      throw new ApiError(6005, { endpointId: 'promotions.turnoverBets', requestId: 'r', serverMessage: '' });
    };
    const { user } = await setUp({ ...createWelfare().handlers, 'promotions.turnoverBets': read });
    await user.click(await screen.findByRole('button', { name: '更早的注单' }));
    expect(await screen.findByText('没有加载成功，请重试。')).toBeVisible();
    expect(screen.getByText(/首存彩金 ¥50.00/)).toBeVisible();
  });

  it('WAL-05 marks the bonus of an activity that was quit', async () => {
    const list = turnover.list.map((row) => (row.kind === 'bonus' ? { ...row, isCancelled: true } : row));
    await setUp({ ...createWelfare().handlers, 'promotions.turnover': () => ({ ...turnover, list }) });
    const bonus = (await screen.findByText('首存彩金')).closest('li') as HTMLElement;
    expect(bonus).toHaveTextContent('已退出活动，其余流水取消');
    expect(screen.getAllByText(/已退出活动/)).toHaveLength(1);
  });

  it('USR-05 lists a draw once, with a link to its page instead of a claim', async () => {
    await setUp(createWelfare().handlers);
    expect(await screen.findByRole('link', { name: '查看活动2' })).toHaveAttribute('href', '/activity/drawGift/2');
    expect(screen.queryByRole('button', { name: '领取活动2' })).not.toBeInTheDocument();
  });

  it('F-WAL-19 claims a reward once for two clicks and removes it from the list', async () => {
    const { handlers, join } = createWelfare();
    const { user, toasts } = await setUp(handlers);
    await user.dblClick(await screen.findByRole('button', { name: '领取流水礼' }));
    await waitFor(() => expect(screen.queryByText('流水礼')).not.toBeInTheDocument());
    expect(join).toHaveBeenCalledTimes(1);
    expect(join).toHaveBeenCalledWith({ activityId: '1', rewardId: 'tier1' }, expect.anything());
    expect(toasts).toEqual([{ kind: 'success', text: '已领取“流水礼”，¥8.00 已存入中心钱包' }]);
  });

  it('F-WAL-19 keeps a claimed reward busy until the list is refetched', async () => {
    const { handlers, join } = createWelfare();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const config: FakeHandlers['promotion.config'] = async (body) => {
      if (join.mock.calls.length > 0) await held;
      return (await handlers['promotion.config']?.(body)) ?? { list: [] };
    };
    const { user, toasts } = await setUp({ ...handlers, 'promotion.config': config });
    const button = await screen.findByRole('button', { name: '领取流水礼' });
    await user.click(button);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(join).toHaveBeenCalledTimes(1);
    release();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(toasts).toHaveLength(1);
  });

  it('USR-05 lists past claims of all activities, newest first', async () => {
    await setUp(createWelfare().handlers);
    const rows = within(await screen.findByRole('table', { name: '领取记录' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([
      '抽中奖',
      '旧流水礼',
    ]);
  });

  it('F-API-24 shows a failure with a retry', async () => {
    const { handlers } = createWelfare();
    const fail = () =>
      Promise.reject(new ApiError(6005, { endpointId: 'promotion.config', requestId: 'r', serverMessage: '' }));
    await setUp({ ...handlers, 'promotion.config': fail });
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  });

  it('USR-05 lists time, activity, reward and amount of each claim', async () => {
    await setUp(createWelfare().handlers);
    const table = await screen.findByRole('table', { name: '领取记录' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['时间', '活动', '奖励', '金额'],
      ['1970-01-01 08:00:02', '活动2', '抽中奖', '+¥1.00'],
      ['1970-01-01 08:00:01', '活动1', '旧流水礼', '+¥8.00'],
    ]);
  });

  it('USR-05 shows the amount of a reward, and none for a draw', async () => {
    await setUp(createWelfare().handlers);
    const due = (await screen.findByText('流水礼', { selector: 'strong' })).closest('li');
    expect(due).toHaveTextContent('流水礼活动1 · 流水 ¥1,200.00 / ¥1,000.00 · 2027-01-01 00:00 前有效¥8.00领取');
    expect(screen.getByText('活动2', { selector: 'strong' }).closest('li')).toHaveTextContent(/^活动2[^¥]*前有效查看$/);
  });

  it('USR-05 a platform without rewards shows neither rewards nor records', async () => {
    await setUp({ ...createWelfare().handlers, 'promotion.config': () => ({ list: [] }) });
    expect(await screen.findByText('目前没有可领取的福利')).toBeVisible();
    expect(screen.getByText('达到下方条件后，会出现在这里。')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '未达条件' })).not.toBeInTheDocument();
    expect(screen.getByText('还没有领取记录')).toBeVisible();
    expect(screen.getByText('领取礼金或奖励后会显示在这里。')).toBeVisible();
  });

  it('USR-05 is busy before the first response and links the exchange without points', async () => {
    await setUp({ ...createWelfare().handlers, 'promotion.config': () => new Promise(() => undefined) });
    expect(
      screen.getByText('所有可领取的礼金与奖励，以及还差多少。返水每日自动存入中心钱包，无需领取。'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '礼品兑换' })).toHaveAttribute('href', '/mine/exchange');
    expect(screen.getByText('正在加载').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });

  it('L1 USR-05 shows why rewards cannot be claimed during a pause, and its end', async () => {
    const pause = {
      kind: 'selfExclusion',
      length: '6m',
      startedAt: 0,
      endsAt: Date.parse('2027-05-26T06:30:00Z'),
    } as const;
    const { handlers } = createWelfare();
    const { store } = await setUp({ ...handlers, 'limits.overview': () => ({ deposits: [], pause }) });
    await act(
      async () => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas: ['limits'] })),
    );
    expect(await screen.findByText('自我排除进行中，2027-05-26 14:30 结束')).toBeVisible();
    const claim = await screen.findByRole('button', { name: '领取流水礼' });
    expect(claim).toHaveAttribute('aria-disabled', 'true');
    expect(claim).toHaveAccessibleDescription(/^自我排除进行中/);
  });

  it.each`
    areas         | count
    ${['limits']} | ${1}
    ${['other']}  | ${0}
    ${undefined}  | ${0}
  `('L1 links the limits $count times on a platform with the areas $areas', async ({ areas, count }) => {
    const { store } = await setUp(createWelfare().handlers);
    await screen.findByRole('table', { name: '领取记录' });
    const settings = store.getState().site;
    const offered = areas as string[] | undefined;
    await act(async () => {
      store.dispatch(siteActions.settingsLoaded({ ...settings, ...(offered && { areas: offered }) }));
    });
    const links = screen.queryAllByRole('link', { name: '设置存款限额' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array<string>(count as number).fill('/mine/limits'));
    expect(screen.queryAllByText(/给自己定个界线/)).toHaveLength(count as number);
  });
});
