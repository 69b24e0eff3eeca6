import { ApiError } from '@pavilion/api-client';
import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { VipDetailPage } from './VipDetailPage.tsx';

const createGrade = (grade: number) => ({
  grade,
  gradeName: `VIP${grade}`,
  needDeposit: `${grade}000.00`,
  needTurnover: '0.00',
  upgradeGift: '18.00',
  weekGift: '0.00',
  weekTurnover: '3000.00',
  monthGift: '18.00',
  rebates: [{ category: 'TY' as const, rate: '0.50' }],
});

const handlers: FakeHandlers = {
  'user.memberGradeInfoByGrade': () => ({
    ...createGrade(2),
    currentGrade: 2,
    totalDeposit: '0.00',
    totalTurnover: '0.00',
    gifts: [],
  }),
  'user.memberGradeConfigList': () => ({ list: [1, 2].map(createGrade) }),
  'user.getGameFanshuiHighLow': () => ({ list: [] }),
  'vipWeek.VipWeekInfo': () => ({
    activityId: '1011',
    grade: 2,
    beginTime: 0,
    endTime: 0,
    turnover: '0.00',
    needTurnover: '0.00',
    amount: '0.00',
    state: 'locked',
  }),
  'promotion.confirmInfo': () => ({ activityId: '1011', claims: [], rewards: [] }),
  'vip.gradeHistory': () => ({
    list: [
      { grade: 2, createTime: Date.parse('2026-11-20T16:00:00Z') },
      { grade: 1, createTime: Date.parse('2026-11-01T16:00:00Z') },
    ],
  }),
};

describe('VipDetailPage', () => {
  it('USR-04 lists what each level needs and gives, and marks the own one', async () => {
    await renderMember(<VipDetailPage />, handlers, { path: '/mine/vip/detail' });
    const own = await screen.findByRole('row', { name: /VIP2/ });
    expect(own).toHaveTextContent('目前');
    expect(
      within(own)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['¥2,000', '–', '¥18', '–', '¥3,000', '¥18', '–', '0.50%']);
    expect(screen.getByRole('row', { name: /VIP1/ })).not.toHaveTextContent('目前');
  });

  it('USR-04 lists the levels so far with their times in UTC+8', async () => {
    await renderMember(<VipDetailPage />, handlers, { path: '/mine/vip/detail' });
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'VIP22026-11-21 00:00:00等级变更',
      'VIP12026-11-02 00:00:00注册时的等级',
    ]);
  });

  it('USR-04 has a column for each condition, gift and rebate', async () => {
    const grades = [1, 2].map((grade) => ({ ...createGrade(grade), birthdayGift: '88.00' }));
    await renderMember(
      <VipDetailPage />,
      { ...handlers, 'user.memberGradeConfigList': () => ({ list: grades }) },
      { path: '/mine/vip/detail' },
    );
    const region = await screen.findByRole('region', { name: '等级与权益' });
    expect(
      within(region)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['等级', '累计存款', '累计流水', '晋级礼金', '周礼金', '周流水要求', '月礼金', '生日礼金', '体育返水']);
    const own = within(region).getByRole('row', { name: /VIP2/ });
    expect(own).toHaveAttribute('data-own', 'true');
    expect(within(own).getAllByRole('cell')[6]).toHaveTextContent('¥88');
    expect(within(region).getByRole('row', { name: /VIP1/ })).not.toHaveAttribute('data-own');
  });

  it('USR-04 a platform without levels shows the fixed columns only', async () => {
    await renderMember(
      <VipDetailPage />,
      { ...handlers, 'user.memberGradeConfigList': () => ({ list: [] }) },
      { path: '/mine/vip/detail' },
    );
    expect(await screen.findAllByRole('columnheader')).toHaveLength(8);
  });

  it('USR-04 is busy until the first responses, and links the own progress', async () => {
    const never = () => new Promise<never>(() => undefined);
    await renderMember(
      <VipDetailPage />,
      { ...handlers, 'vipWeek.VipWeekInfo': never, 'vip.gradeHistory': never },
      { path: '/mine/vip/detail' },
    );
    expect(screen.getByRole('link', { name: '我的进度' })).toHaveAttribute('href', '/mine/vip');
    expect(screen.getByText('每个等级的条件、礼金与返水比例。')).toBeVisible();
    expect(screen.getByText('正在加载').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByText('等级记录').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByText('时间为北京时间。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });

  it('F-API-24 levels and history fail and are retried one by one', async () => {
    let isDown = true;
    const refuse = (endpointId: string) =>
      new ApiError(6005, { endpointId, requestId: 'r', serverMessage: endpointId });
    const { user } = await renderMember(
      <VipDetailPage />,
      {
        ...handlers,
        'vipWeek.VipWeekInfo': () => {
          throw refuse('week');
        },
        'vip.gradeHistory': (body) => {
          if (isDown) throw refuse('history');
          return handlers['vip.gradeHistory']?.(body) as never;
        },
      },
      { path: '/mine/vip/detail' },
    );
    const failed = (await screen.findByText('history')).closest('[aria-busy="false"]') as HTMLElement;
    expect((await screen.findByText('week')).closest('[aria-busy="false"]')).not.toBeNull();
    isDown = false;
    await user.click(within(failed).getByRole('button', { name: '重试' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('history')).not.toBeInTheDocument();
    expect(screen.getByText('week')).toBeVisible();
  });

  it('W5 a platform without the history has no panel for it', async () => {
    await renderMember(
      <VipDetailPage />,
      {
        ...handlers,
        'vip.gradeHistory': () => {
          throw new ApiError(6004, { endpointId: 'vip.gradeHistory', requestId: 'r', serverMessage: '' });
        },
      },
      { path: '/mine/vip/detail' },
    );
    await waitFor(() => expect(screen.queryByText('等级记录')).not.toBeInTheDocument());
    expect(await screen.findByRole('row', { name: /VIP2/ })).toBeVisible();
    expect(screen.queryByText('时间为北京时间。')).not.toBeInTheDocument();
  });
});
