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
    expect(toasts).toEqual([{ kind: 'success', text: '已领取 周礼金，¥8.00 已存入中心钱包' }]);
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
});
