import type { ResponseOf } from '@pavilion/api-client';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
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

describe('offers beside the board', () => {
  const renderOffers = (handlers: FakeHandlers) =>
    act(() => renderWithSite(<Offers />, { messages: [belowMessages], services: { api: createFakeApi(handlers) } }));
  const never = () => new Promise<never>(() => undefined);

  it('ACT-02 are three promotions and four games, with links to all', async () => {
    const games = jest.fn((_request: unknown) => ({ total: 1, list }) as never);
    const activities = ['1', '2', '3', '4'].map((activityId) => ({
      ...activity,
      activityId,
      title: `活动${activityId}`,
    }));
    await renderOffers({ 'promotion.config': () => ({ list: activities }), 'venue.gameList': (body) => games(body) });
    const promotions = within(screen.getByRole('region', { name: '优惠活动' }));
    const titles = promotions.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(titles).toEqual(['活动1达标即领', '活动2达标即领', '活动3达标即领']);
    expect(promotions.getByRole('link', { name: '全部优惠' })).toHaveAttribute('href', '/activity/discount');
    const tiles = within(screen.getByRole('region', { name: '热门游戏' }));
    expect(tiles.getByRole('link', { name: '全部电子' })).toHaveAttribute('href', '/game/egame');
    expect(tiles.getByRole('link', { name: '黄金麒麟传奇' })).toHaveAttribute('href', '/game/egame?game=G-1');
    expect(games.mock.calls).toEqual([[{ category: 'DZ', pageNum: 1, pageSize: 4 }]]);
  });

  it('LOB-01 divide the name of a game as its cover does, so that neither part is cut off', async () => {
    const cover = { ...list[0]!.cover, ending: 2 };
    const games = { total: 1, list: [{ ...list[0]!, cover }] };
    await renderOffers({ 'promotion.config': never, 'venue.gameList': () => games as never });
    const lines = within(await screen.findByTitle('黄金麒麟传奇')).getAllByText(/./);
    expect(lines.map(({ textContent }) => textContent)).toEqual(['黄金麒麟', '传奇']);
  });

  it('have rows without text while they load', async () => {
    await renderOffers({ 'promotion.config': never, 'venue.gameList': never });
    const count = (name: string) => {
      const rows = within(screen.getByRole('region', { name })).getAllByRole('listitem');
      return [rows.length, rows.map(({ textContent }) => textContent).join('')];
    };
    expect([count('优惠活动'), count('热门游戏')]).toEqual([
      [3, ''],
      [4, ''],
    ]);
  });

  it.each<[string, FakeHandlers]>([
    ['there are none', { 'promotion.config': () => ({ list: [] }), 'venue.gameList': () => ({ total: 0, list: [] }) }],
    ['they cannot be read', {}],
  ])('leave no section if %s', async (_why, handlers) => {
    await renderOffers(handlers);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
