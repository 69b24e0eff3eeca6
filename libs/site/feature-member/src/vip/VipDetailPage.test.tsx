import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
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
});
