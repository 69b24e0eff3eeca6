import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { lobbies, type Category } from '@pavilion/site-game-ui/lobby';
import { act, screen, within } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { zhCN } from '../messages/zhCN.ts';
import { gamesReducer, type Venue } from '../state/gamesSlice.ts';
import { gamesSaga } from '../state/gamesSaga.ts';
import { createGame } from '../testing/createGame.ts';
import { createLobbyStart } from '../testing/createLobbyStart.ts';
import { EsportsLobby } from './esportsLobbyPages.tsx';
import { FishingLobby, SlotLobby } from './gameLobbyPages.tsx';
import { LiveCasinoLobby } from './liveLobbyPages.tsx';
import { LotteryLobby } from './lotteryLobbyPages.tsx';
import { CardGamesLobby } from './roomLobbyPages.tsx';
import { createSportLobby } from './venueLobbyPages.tsx';

/** Observer that reports every element as visible at once, because the test environment has no layout. */
class VisibleObserver {
  constructor(private readonly notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe = () => this.notify([{ isIntersecting: true }]);
  disconnect = () => undefined;
}
class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { ResizeObserver: InertObserver, IntersectionObserver: VisibleObserver });

const venue = (channelCode: string, name: string, given: Pick<Venue, 'state'> & Partial<Venue>): Venue => ({
  channelCode,
  enName: channelCode.toLowerCase(),
  category: 'ZR',
  name,
  slogan: '看得见',
  hasWallet: true,
  minTransfer: '10.00',
  maxTransfer: '500000.00',
  gameCount: 39,
  cover: createGame().cover,
  ...given,
});

const stream = {
  streamId: 'S1',
  gameId: '1',
  gameType: 'FT',
  league: '英超',
  team_h: '阿森纳',
  team_c: '利物浦',
  startTime: 0,
  status: 'ended' as const,
  score: '2-1',
};

const guestBoard = { featureId: 'sports', load: async () => () => <p>prices</p> };

const pages: Readonly<Record<Category, ComponentType>> = {
  TY: createSportLobby(guestBoard),
  ZR: LiveCasinoLobby,
  QP: CardGamesLobby,
  DJ: EsportsLobby,
  CP: LotteryLobby,
  DZ: SlotLobby,
  BY: FishingLobby,
};

async function renderLobby(category: Category) {
  const api = createFakeApi({
    'venue.lobby': () =>
      createLobbyStart({
        venues: [
          venue('LYZR', '揽月真人', { state: 'open' }),
          venue('HMZR', '鹤鸣真人', { state: 'maintenance' }),
          venue('YHZR', '玉衡真人', { state: 'regionLimited', hasWallet: false }),
        ],
        games: [createGame()],
      }),
    'venue.gameList': () => ({ total: 1, list: [createGame()] }),
    'venue.tables': () => ({ time: 0, list: [] }),
    'stream.history': () => ({ total: 1, list: [stream] }),
  });
  return act(() =>
    renderWithSite(createElement(pages[category]), {
      messages: [gamesMessages, errorMessages, loadFailureMessages],
      services: { api },
      reducers: { games: gamesReducer as never },
      saga: gamesSaga as never,
    }),
  );
}

it.each(Object.keys(lobbies) as Category[])('NAV-02 NAV-14 GAM-04 renders the lobby of %s', async (category) => {
  await renderLobby(category);
  expect(screen.getByRole('heading', { level: 1, name: zhCN[`title.${category}`] })).toBeVisible();
  expect(screen.getByText(zhCN[`about.${category}`])).toBeVisible();
  expect(await screen.findByText('2 : 1')).toBeVisible();
  expect((await screen.findAllByRole('button', { name: /进入游戏：黄金麒麟传奇/ }))[0]).toBeVisible();
});

it('GAM-01 shows the transfer limits of a venue, and whether it is closed', async () => {
  await renderLobby('ZR');
  const card = async (name: string) => within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);
  const open = await card('揽月真人');
  expect(open.getByText('单笔转入 ¥10 至 ¥500,000')).toBeVisible();
  expect(open.getByRole('button', { name: '进入揽月真人' })).toBeEnabled();
  expect((await card('鹤鸣真人 维护中')).getByRole('button')).toBeDisabled();
  const limited = await card('玉衡真人 地区受限');
  expect(limited.getByText('中心钱包直接投注')).toBeVisible();
  expect(limited.getByRole('button')).toBeDisabled();
});

it('D1 the lobby of sport begins with a board for guests, who may not open the venue', async () => {
  const { store } = await renderLobby('TY');
  const board = await screen.findByText('prices');
  const title = screen.getByRole('heading', { level: 1 });
  expect(board.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  expect(screen.queryByText('prices')).toBeNull();
});
