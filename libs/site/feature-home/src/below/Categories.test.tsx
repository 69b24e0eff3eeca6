import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';
import { Categories } from './Categories.tsx';

async function renderCategories(handlers: FakeHandlers = {}, hiddenKeys: readonly string[] = []) {
  await act(() =>
    renderWithSite(<Categories />, {
      messages: [belowMessages],
      services: { api: createFakeApi(handlers) },
      state: { site: { hiddenKeys, depositSwitch: '1' } as never },
    }),
  );
  const section = within(screen.getByRole('region', { name: '全部栏目' }));
  return section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it('NAV-02 has a sentence and a link for each category, without marks if the navigation cannot be read', async () => {
  expect(await renderCategories()).toEqual([
    ['体育足球、篮球，早盘到滚球', '/game/sport'],
    ['真人百家乐、轮盘与骰宝', '/game/realbet'],
    ['彩票准点开奖，逐期可验', '/game/lottery'],
    ['棋牌龙虎斗与二八杠', '/game/chess'],
    ['电竞模拟比赛，滚球开盘', '/game/gaming'],
    ['电子规则与赔付公开', '/game/egame'],
    ['捕鱼倍数写在规则页', '/game/fishing'],
  ]);
});

it('ACT-02 leaves out the hidden categories', async () => {
  const links = await renderCategories({}, ['TY', 'ZR', 'CP', 'QP', 'BY']);
  expect(links.map(([, href]) => href)).toEqual(['/game/gaming', '/game/egame']);
});

it('ACT-02 marks only what the operator has configured, and maintenance before popularity', async () => {
  const links = await renderCategories(
    {
      'advertising.navigationList': () => [
        { key: 'DZ', sort: 1, isHot: true, isMaintained: false },
        { key: 'QP', sort: 2, isHot: false, isMaintained: true },
        { key: 'DJ', sort: 3, isHot: true, isMaintained: true },
        { key: 'BY', sort: 4, isHot: false, isMaintained: false },
      ],
    },
    ['TY', 'ZR', 'CP'],
  );
  expect(links.map(([text]) => text)).toEqual([
    '棋牌维护中龙虎斗与二八杠',
    '电竞维护中模拟比赛，滚球开盘',
    '电子热门规则与赔付公开',
    '捕鱼倍数写在规则页',
  ]);
});
