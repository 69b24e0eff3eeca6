import { errorMessages } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeServices } from '@pavilion/site-testing';
import { createGamesFeature } from './createGamesFeature.ts';
import { gamesMessages } from './messages/gamesMessages.ts';

const services = createFakeServices();
const feature = createGamesFeature({ featureId: 'sports', load: async () => () => null });

describe('feature of the game lobbies', () => {
  it('NAV-02 has a route for each category', () => {
    expect(feature.routes?.map(({ path, skeleton }) => [path, skeleton])).toEqual([
      ['/game/sport', 'list'],
      ['/game/realbet', 'list'],
      ['/game/chess', 'list'],
      ['/game/gaming', 'list'],
      ['/game/lottery', 'list'],
      ['/game/egame', 'list'],
      ['/game/fishing', 'list'],
    ]);
    expect(feature.id).toBe('games');
  });

  it('NAV-02 each route loads a page of its own', async () => {
    const pages = await Promise.all((feature.routes ?? []).map(async ({ load }) => load?.(services)));
    expect(pages.map((page) => page?.name)).toEqual([
      'SportLobby',
      'LiveCasinoLobby',
      'CardGamesLobby',
      'EsportsLobby',
      'LotteryLobby',
      'SlotLobby',
      'FishingLobby',
    ]);
  });

  it('NAV-14 each route has the title and the text of its category', async () => {
    const described = await Promise.all((feature.routes ?? []).map(async ({ describe: read }) => read?.('zh-CN')));
    expect(described.map((each) => each?.title)).toEqual(['体育', '真人', '棋牌', '电竞', '彩票', '电子', '捕鱼']);
    expect(described[6]?.description).toMatch(/^捕鱼游戏的炮台倍数/);
    const traditional = await feature.routes?.[1]?.describe?.('zh-TW');
    expect(traditional?.title).toBe('真人');
    expect(traditional?.description).toMatch(/^百家樂/);
  });

  it('has its texts, those of failures, and the state of favourites', async () => {
    expect(feature.messages).toEqual([gamesMessages, errorMessages, loadFailureMessages]);
    const runtime = await feature.runtime?.();
    expect(Object.keys(runtime?.reducers ?? {})).toEqual(['games']);
    expect(typeof runtime?.saga).toBe('function');
  });
});
