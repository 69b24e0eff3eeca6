import { sessionActions } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import { belowMessages } from '../messages/belowMessages.ts';
import { Categories } from './Categories.tsx';
import { Promotions } from './Promotions.tsx';

const offer = { activityId: '10', type: 'bettingGift' as const, title: '天天投注礼', summary: '达标即领' };

const api = createFakeApi({
  'promotion.config': () => ({
    list: [
      {
        ...offer,
        title: '已经结束',
        rules: [],
        rewards: [],
        beginTime: 0,
        endTime: 1,
        sort: 1,
        state: 'ended' as const,
      },
      { ...offer, rules: [], rewards: [], beginTime: 0, endTime: 1, sort: 2, state: 'running' as const },
    ],
  }),
  'advertising.getMyDiscountAd': () => ({
    list: [
      {
        ...offer,
        title: '您的彩金',
        path: '/activity/bettingGift/10',
        isJoined: false,
        isClaimable: true,
        amount: '8.00',
      },
    ],
  }),
  'advertising.navigationList': () => [
    { key: 'TY', sort: 1, isHot: true, isMaintained: false },
    { key: 'CP', sort: 2, isHot: true, isMaintained: true },
  ],
});

it('ACT-02 shows running activities to a guest, and their own claimable offers to a member', async () => {
  const { store } = await renderWithSite(<Promotions />, { messages: [belowMessages], services: { api } });
  expect(await screen.findByRole('link', { name: /天天投注礼/ })).toHaveAttribute('href', '/activity/bettingGift/10');
  expect(screen.queryByText('已经结束')).toBeNull();
  act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  expect(await screen.findByRole('link', { name: /您的彩金 可领取/ })).toBeVisible();
  expect(screen.queryByText('天天投注礼')).toBeNull();
});

it('ACT-02 marks categories as the operator has configured', async () => {
  await renderWithSite(<Categories />, { messages: [belowMessages], services: { api } });
  expect(await screen.findByRole('link', { name: /^体育 ?热门/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^彩票 ?维护中/ })).toBeVisible();
});
