import { ApiError, TransportError, type ResponseOf } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import type { Gift } from './vipData.ts';
import { VipPage } from './VipPage.tsx';

type Claim = ResponseOf<'promotion.joinActivity'>;

const createGrade = (grade: number) => ({
  grade,
  gradeName: `VIP${grade}`,
  needDeposit: `${grade}000.00`,
  needTurnover: `${grade}0000.00`,
  upgradeGift: '18.00',
  weekGift: '8.00',
  weekTurnover: '3000.00',
  monthGift: '18.00',
  birthdayGift: '18.00',
  rebates: [{ category: 'TY' as const, rate: '0.50' }],
});

interface VipPart {
  readonly gifts?: readonly Gift[];
  readonly grade?: number;
  readonly rewards?: ResponseOf<'promotion.confirmInfo'>['rewards'];
}

/** Platform with one member of VIP2, whose weekly gift is due. */
function createVip(part: VipPart = {}) {
  const { grade = 2, rewards = [] } = part;
  let gifts: readonly Gift[] = part.gifts ?? [
    { rewardId: 'week', amount: '8.00', state: 'claimable', endTime: Date.parse('2026-11-23T00:00:00+08:00') },
    { rewardId: 'month', amount: '18.00', state: 'locked' },
  ];
  const claim = jest.fn(({ rewardId }: { activityId: string; rewardId?: string }): Claim | Promise<Claim> => {
    gifts = gifts.map((gift) => (gift.rewardId === rewardId ? { ...gift, state: 'claimed' } : gift));
    return {
      activityId: '1011',
      action: 'claimed',
      rewardId: 'week',
      rewardName: '周礼金',
      amount: '8.00',
      centerWalletBalance: '8.00',
      createTime: 0,
    };
  });
  const handlers: FakeHandlers = {
    'user.memberGradeInfoByGrade': () => ({
      ...createGrade(grade),
      currentGrade: grade,
      totalDeposit: '2250.00',
      totalTurnover: '15000.00',
      gifts: [...gifts],
    }),
    'user.memberGradeConfigList': () => ({ list: [1, 2, 3].map(createGrade) }),
    'user.getGameFanshuiHighLow': () => ({ list: [{ category: 'TY', low: '0.40', high: '0.90', own: '0.55' }] }),
    'vipWeek.VipWeekInfo': () => ({
      activityId: '1011',
      grade,
      beginTime: 0,
      endTime: 0,
      turnover: '1200.00',
      needTurnover: '3000.00',
      amount: '8.00',
      state: 'claimable',
    }),
    'promotion.confirmInfo': () => ({ activityId: '1011', claims: [], rewards: [...rewards] }),
    'promotion.joinActivity': (body, options) => {
      requestIds.push(options?.requestId ?? '');
      return claim(body);
    },
  };
  const requestIds: string[] = [];
  return { handlers, claim, requestIds };
}

const setUp = (handlers: FakeHandlers, store = createMemoryStore()) =>
  renderMember(<VipPage />, handlers, { path: '/mine/vip', store });

describe('VipPage', () => {
  it('USR-04 shows the progress of deposits and turnover towards the next level', async () => {
    await setUp(createVip().handlers);
    const turnover = await screen.findByRole('progressbar', { name: '升至 VIP3 · 累计流水' });
    expect(turnover).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('还差 ¥15,000.00')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '升至 VIP3 · 累计存款' })).toHaveAttribute('aria-valuenow', '75');
  });

  it('USR-04 shows no progress at the highest level', async () => {
    await setUp(createVip({ grade: 3 }).handlers);
    expect(await screen.findByText(/已达到最高等级/)).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: /升至/ })).not.toBeInTheDocument();
  });

  it('USR-04 computes the rebate of a typed turnover, rounded down to the cent', async () => {
    const { user } = await setUp(createVip().handlers);
    const field = await screen.findByLabelText('有效流水（元）');
    expect(screen.getByRole('row', { name: /体育/ })).toHaveTextContent('¥55.00');
    await user.clear(field);
    await user.type(field, '1.81');
    expect(screen.getByRole('row', { name: /体育/ })).toHaveTextContent('¥0.00');
    await user.clear(field);
    await user.type(field, 'x');
    expect(screen.getByText('请输入金额')).toBeVisible();
  });

  it('F-WAL-19 claims a gift once for two clicks, with one request id, and shows it as claimed', async () => {
    const { handlers, claim, requestIds } = createVip();
    const { user, toasts } = await setUp(handlers);
    await user.dblClick(await screen.findByRole('button', { name: '领取周礼金' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '领取周礼金' })).not.toBeInTheDocument());
    expect(screen.getByText('已领取')).toBeVisible();
    expect(claim).toHaveBeenCalledTimes(1);
    expect(requestIds[0]).not.toBe('');
    expect(toasts).toEqual([{ kind: 'success', text: '已领取“周礼金”，¥8.00 已存入中心钱包' }]);
  });

  it('F-WAL-19 W3 shows a lost response as unknown, and queries it with the same request id', async () => {
    const { handlers, claim, requestIds } = createVip();
    const lost = new TransportError('timeout', {
      endpointId: 'promotion.joinActivity',
      requestId: 'r',
      outcome: 'unknown',
      attempts: 1,
    });
    claim.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    const { user } = await setUp(handlers);
    await user.click(await screen.findByRole('button', { name: '领取周礼金' }));
    const notice = (await screen.findByText('领取结果确认中')).closest('[role="status"]') as HTMLElement;
    expect(screen.queryByText('没有领取成功')).not.toBeInTheDocument();
    await user.click(within(notice).getByRole('button', { name: '立即查询' }));
    expect(await screen.findByText('已领取')).toBeVisible();
    expect(new Set(requestIds).size).toBe(1);
  });

  it('F-WAL-19 shows the refusal of a gift that was claimed in another tab', async () => {
    const { handlers, claim } = createVip();
    claim.mockRejectedValueOnce(
      new ApiError(6009, { endpointId: 'promotion.joinActivity', requestId: 'r', serverMessage: '您已领取过该奖励' }),
    );
    const { user } = await setUp(handlers);
    await user.click(await screen.findByRole('button', { name: '领取周礼金' }));
    expect((await screen.findByText('没有领取成功')).closest('[role="alert"]')).toHaveTextContent('您已领取过该奖励');
  });

  it('USR-04 shows the amount of the upgrade gift that the next claim pays', async () => {
    const { handlers } = createVip({
      gifts: [{ rewardId: 'upgrade', amount: '38.00', state: 'claimable' }],
      rewards: [
        {
          rewardId: 'upgrade',
          name: '晋级礼金',
          amount: '18.00',
          state: 'claimable',
          measure: 'grade',
          progress: '1',
          target: '1',
        },
      ],
    });
    await setUp(handlers);
    const row = (await screen.findByRole('button', { name: '领取晋级礼金' })).closest('li');
    expect(row).toHaveTextContent('¥18.00');
    expect(row).not.toHaveTextContent('¥38.00');
  });

  it('F-API-24 shows a failure with a retry', async () => {
    const { handlers } = createVip();
    const fail = () =>
      Promise.reject(new ApiError(6005, { endpointId: 'vipWeek.VipWeekInfo', requestId: 'r', serverMessage: '' }));
    await setUp({ ...handlers, 'vipWeek.VipWeekInfo': fail });
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  });

  it('USR-04 shows totals, targets and what is missing of the next level and of the week', async () => {
    await setUp(createVip().handlers);
    const bars = await screen.findAllByRole('progressbar');
    expect(bars.map((bar) => bar.parentElement?.textContent)).toEqual([
      '升至 VIP3 · 累计流水¥15,000.00 / ¥30,000.00还差 ¥15,000.00',
      '升至 VIP3 · 累计存款¥2,250.00 / ¥3,000.00还差 ¥750.00',
      '本周礼金 · 流水¥1,200.00 / ¥3,000.00还差 ¥1,800.00 · 01-01 08:00 截止',
    ]);
    expect(bars[0]).toHaveAttribute('aria-valuemin', '0');
    expect(bars[0]).toHaveAttribute('aria-valuemax', '100');
    expect(bars[0]).toHaveAttribute('aria-valuetext', '¥15,000.00 / ¥30,000.00');
    expect(bars[0]?.firstElementChild).toHaveStyle({ transform: 'scaleX(0.5)' });
    expect(screen.getByText('两项都达标后自动升级，已达到的等级不会下降。')).toBeVisible();
    expect(screen.getByRole('heading', { name: '我的等级 VIP2' })).toBeVisible();
  });

  it('USR-04 shows the week at the highest level, and that a target is reached', async () => {
    const { handlers } = createVip({ grade: 3 });
    const week = {
      activityId: '1011',
      grade: 3,
      beginTime: 0,
      endTime: 0,
      amount: '8.00',
      state: 'claimable' as const,
    };
    await setUp({
      ...handlers,
      'vipWeek.VipWeekInfo': () => ({ ...week, turnover: '3000.00', needTurnover: '3000.00' }),
    });
    const bar = await screen.findByRole('progressbar', { name: '本周礼金 · 流水' });
    expect(bar.nextElementSibling).toHaveTextContent('已达标 · 01-01 08:00 截止');
    expect(screen.queryByText('两项都达标后自动升级，已达到的等级不会下降。')).not.toBeInTheDocument();
  });

  it('USR-04 shows no progress of the week for a level without a weekly gift', async () => {
    const { handlers } = createVip();
    const info = handlers['vipWeek.VipWeekInfo']?.({}) as ResponseOf<'vipWeek.VipWeekInfo'>;
    await setUp({ ...handlers, 'vipWeek.VipWeekInfo': () => ({ ...info, amount: '0.00' }) });
    expect(await screen.findAllByRole('progressbar')).toHaveLength(2);
    expect(screen.queryByRole('progressbar', { name: '本周礼金 · 流水' })).not.toBeInTheDocument();
  });

  it('USR-04 shows condition, end and amount of each gift, and no gift of nothing', async () => {
    const endTime = Date.parse('2026-11-23T00:00:00+08:00');
    await setUp(
      createVip({
        gifts: [
          { rewardId: 'upgrade', amount: '38', state: 'locked' },
          { rewardId: 'week', amount: '8.00', state: 'claimable', endTime },
          { rewardId: 'month', amount: '18.00', state: 'claimed', endTime },
          { rewardId: 'birthday', amount: '0.00', state: 'locked' },
        ],
      }).handlers,
    );
    const list = (await screen.findByText('晋级礼金')).closest('ul') as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '晋级礼金每个等级可领取一次¥38.00未达条件',
      '周礼金本周流水 ¥1,200.00，需达到 ¥3,000.00 · 2026-11-23 00:00 前有效¥8.00领取',
      '月礼金每月可领取一次¥18.00已领取',
    ]);
    expect(screen.queryByText('目前等级还没有礼金，升级后即可领取。')).not.toBeInTheDocument();
  });

  it('USR-04 explains a level without gifts', async () => {
    await setUp(createVip({ gifts: [{ rewardId: 'week', amount: '0.00', state: 'locked' }] }).handlers);
    expect(await screen.findByText('目前等级还没有礼金，升级后即可领取。')).toBeVisible();
    expect(screen.queryByText('周礼金')).not.toBeInTheDocument();
  });

  it.each`
    typed          | amount         | isInvalid
    ${'1,000,000'} | ${'¥5,500.00'} | ${false}
    ${'1.82'}      | ${'¥0.01'}     | ${false}
    ${'abc'}       | ${'--'}        | ${true}
    ${'-5'}        | ${'--'}        | ${true}
  `('USR-04 the rebate of "$typed" is $amount', async ({ typed, amount, isInvalid }) => {
    const { user } = await setUp(createVip().handlers);
    const field = await screen.findByLabelText('有效流水（元）');
    expect(field).toHaveValue('10000');
    await user.clear(field);
    await user.type(field, typed as string);
    const rows = within(screen.getByRole('table', { name: '返水比例' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['游戏类别', '最低等级', '最高等级', '我的比例', '可得返水'],
      ['体育', '0.40%', '0.90%', '0.55%', amount],
    ]);
    expect(screen.queryAllByText('请输入金额')).toHaveLength(isInvalid ? 1 : 0);
  });

  it('USR-04 is busy until the first response, and links all levels', async () => {
    await setUp({ ...createVip().handlers, 'vipWeek.VipWeekInfo': () => new Promise(() => undefined) });
    expect(screen.getByRole('link', { name: '等级与权益' })).toHaveAttribute('href', '/mine/vip/detail');
    expect(screen.getByText('查看等级进度、礼金与返水比例。')).toBeVisible();
    expect(screen.getByText('正在加载').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('我的等级')).not.toBeInTheDocument();
  });
});
