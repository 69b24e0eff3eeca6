import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';
import { homeMessages } from '../messages/homeMessages.ts';
import { Below } from './Below.tsx';

it('has all sections, notices first and the text block last', async () => {
  await act(() =>
    renderWithSite(<Below />, { messages: [homeMessages, belowMessages], services: { api: createFakeApi() } }),
  );
  expect(screen.getByRole('region', { name: '公告' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '盘口看得清，输赢算得准',
    '全部栏目',
    '热门游戏',
    '奖池',
    '最近开出',
    '优惠活动',
    '直播回顾',
    '手机上也一样清楚',
    '写在明处的规矩',
    '关于这里的体育盘口',
  ]);
});
