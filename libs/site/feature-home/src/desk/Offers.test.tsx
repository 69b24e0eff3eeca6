import type { ResponseOf } from '@pavilion/api-client';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { GamesByCategory } from '../below/GamesByCategory.tsx';
import { PoolsAndWinners } from '../below/PoolsAndWinners.tsx';
import { belowMessages } from '../messages/belowMessages.ts';
import { Offers } from './Offers.tsx';

const activity: ResponseOf<'promotion.config'>['list'][number] = {
  activityId: '10',
  type: 'bettingGift',
  title: '天天投注礼',
  summary: '达标即领',
  rules: [],
  rewards: [],
  beginTime: 0,
  endTime: 1,
  sort: 1,
  state: 'running',
};
const createPool = (poolCode: string) => ({
  poolCode,
  name: poolCode,
  channelCode: 'BG',
  amount: '100.00',
  perSecond: '0.01',
  lastWin: { winner: 'a***b', amount: '9.00', time: 1_763_690_400_000 },
});
const list = [{ gameCode: 'G-1', name: '黄金麒麟传奇', venueName: '百工', rtp: '96.50', cover: { seed: 1 } }];

async function render(hiddenKeys: readonly string[]) {
  const listGames = jest.fn(({ category }: { category: string }) => ({ total: 1, list: category ? list : [] }));
  const api = createFakeApi({
    'promotion.config': () => ({ list: [activity] }),
    'venue.gameList': listGames as never,
    'venue.getBonusPools': () => ({ time: 0, list: [createPool('DZ-1'), createPool('BY-1')] }) as never,
  });
  const site = await renderWithSite(
    <>
      <Offers />
      <GamesByCategory />
      <PoolsAndWinners />
    </>,
    { messages: [belowMessages], services: { api }, state: { site: { hiddenKeys, depositSwitch: '1' } as never } },
  );
  await screen.findAllByText('黄金麒麟传奇');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  return { ...site, listGames, hrefs };
}

it('ACT-02 home links to activities, games and pools', async () => {
  const { hrefs } = await render([]);
  expect(hrefs).toEqual([
    '/activity/discount',
    '/activity/bettingGift/10',
    '/game/egame',
    '/game/egame?game=G-1',
    '/game/egame',
    '/game/egame?game=G-1',
    '/game/egame?venue=BG',
    '/game/fishing?venue=BG',
  ]);
});

it('ACT-02 home neither links to hidden pages nor reads the games of a hidden category', async () => {
  const { hrefs, listGames } = await render(['DZ', 'discount']);
  expect(hrefs).toEqual([
    '/activity/bettingGift/10',
    '/game/realbet',
    '/game/realbet?game=G-1',
    '/game/fishing?venue=BG',
  ]);
  expect(listGames.mock.calls.map(([{ category }]) => category)).toEqual(['ZR']);
  expect(screen.queryByRole('radio', { name: '电子' })).toBeNull();
});
