import type { ResponseOf } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesSaga } from '../state/gamesSaga.ts';
import { gamesReducer, type Game } from '../state/gamesSlice.ts';
import { createGame } from '../testing/createGame.ts';
import { createLobbyStart } from '../testing/createLobbyStart.ts';
import { createTableMatch } from '../testing/createMatch.ts';
import { EsportsLobby } from '../pages/esportsLobbyPages.tsx';
import { LiveCasinoLobby } from '../pages/liveLobbyPages.tsx';
import { LotteryLobby } from '../pages/lotteryLobbyPages.tsx';
import { CardGamesLobby } from '../pages/roomLobbyPages.tsx';

const lobbies = { ZR: LiveCasinoLobby, QP: CardGamesLobby, CP: LotteryLobby, DJ: EsportsLobby };

class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { ResizeObserver: InertObserver, IntersectionObserver: InertObserver });

type TableState = ResponseOf<'venue.tables'>['list'][number];

const table = (change: Partial<TableState>): TableState => ({
  gameCode: 'T-1',
  kind: 'baccarat',
  state: 'open',
  minStake: '5.00',
  maxStake: '20000.00',
  players: 0,
  results: [],
  ...change,
});

const NOW = 1_000_000;
const draw = (leftMs: number) => ({
  no: '29394840',
  closesAt: NOW + leftMs,
  dueAt: NOW + leftMs + 5_000,
  periodMs: 60_000,
});

const add = jest.fn(async ({ gameCode }: { gameCode: string }) => ({ gameCode, isFavourite: true }));

async function renderTable(category: keyof typeof lobbies, state: TableState | undefined, change: Partial<Game> = {}) {
  const game = createGame({ gameCode: 'T-1', name: '百家乐 A01', category, ...change });
  const api = createFakeApi({
    'venue.lobby': () => createLobbyStart({ games: [game] }),
    'venue.tables': () => ({ time: NOW, list: state ? [state] : [] }),
    'stream.history': () => ({ total: 0, list: [] }),
    'collection.addCollection': add,
  });
  const { store } = await act(() =>
    renderWithSite(createElement(lobbies[category]), {
      messages: [gamesMessages, errorMessages, loadFailureMessages],
      services: { api },
      reducers: { games: gamesReducer as never },
      saga: gamesSaga as never,
    }),
  );
  const card = within((await screen.findByRole('button', { name: /^进入游戏/ })).closest('article')!);
  return { ...card, store };
}

const rounds = (sides: string) => [...sides].map((side, no) => ({ no: String(no), values: [side] }));

it('LOB-03 a live table shows its limits, players, road and counts', async () => {
  const card = await renderTable('ZR', table({ players: 3, results: rounds('BBPTB') }));
  expect(card.getByText('限红 ¥5–20,000')).toBeVisible();
  expect(card.getByText('3 人在桌')).toBeVisible();
  expect(card.getByRole('img', { name: '大路：庄 3 局，闲 1 局，和 1 局' })).toBeVisible();
  expect(card.getByText('开放中')).toBeVisible();
});

it('LOB-03 dragon and tiger have their own names on the road', async () => {
  const card = await renderTable('ZR', table({ kind: 'dragonTiger', results: rounds('BP') }));
  expect(card.getByRole('img', { name: '大路：龙 1 局，虎 1 局，和 0 局' })).toBeVisible();
});

it('LOB-03 dice are shown with their total; a triple is neither big nor small', async () => {
  const results = [
    { no: '1', values: ['2', '5', '6'] },
    { no: '2', values: ['6', '6', '6'] },
    { no: '3', values: ['4', '4', '2'] },
  ];
  const card = await renderTable('ZR', table({ kind: 'sicBo', results }));
  expect(card.getByText('13 大')).toBeVisible();
  expect(card.getByText('18 围骰')).toBeVisible();
  expect(card.getByText('10 小')).toBeVisible();
});

it.each`
  left      | state
  ${12_000} | ${'下注中 12 秒'}
  ${-1_000} | ${'开奖中'}
`('LOB-03 a table whose draw closes in $left ms is "$state"', async ({ left, state }) => {
  const card = await renderTable('ZR', table({ draw: draw(left as number) }));
  expect(card.getByText(state as string)).toBeVisible();
});

it('LOB-03 a table in maintenance is closed and has a reason', async () => {
  const card = await renderTable('ZR', table({ state: 'maintenance' }), { venueState: 'maintenance' });
  expect(card.getByText('本场馆维护中，维护结束后即可入座。')).toBeVisible();
  expect(card.getByRole('button', { name: /^进入游戏/ })).toHaveAttribute('aria-disabled', 'true');
});

it('LOB-03 a table without a state can still be entered', async () => {
  const card = await renderTable('ZR', undefined);
  expect(card.getByRole('button', { name: /^进入游戏/ })).not.toHaveAttribute('aria-disabled');
});

it.each`
  kind        | values                        | text
  ${'ssc'}    | ${['3', '8', '0', '5', '1']}  | ${'总和 17 · 小 · 单'}
  ${'k3'}     | ${['2', '5', '4']}            | ${'总和 11 · 大 · 单'}
  ${'racing'} | ${['7', '2', '10']}           | ${'冠军 7'}
  ${'eleven'} | ${['1', '4', '6', '9', '11']} | ${'奇 3 偶 2'}
`('LOB-03 a lottery describes $kind $values as "$text"', async ({ kind, values, text }) => {
  const results = [{ no: '29394839', values: values as string[] }];
  const card = await renderTable('CP', table({ kind: kind as string, draw: draw(38_000), results }));
  expect(card.getByText(text as string)).toBeVisible();
  expect(card.getByRole('timer')).toHaveTextContent(/^0:3[5-8]$/);
});

it('LOB-03 the clock of a lottery shows when the draw is closed', async () => {
  const card = await renderTable('CP', table({ kind: 'ssc', draw: draw(-500) }));
  expect(card.getByRole('timer')).toHaveTextContent('封盘');
});

const match = createTableMatch({
  startsAt: NOW + 65_000,
  spots: [
    { key: 'winner:home', group: 'winner', name: '赤焰', pays: '1.42' },
    { key: 'winner:away', group: 'winner', name: '云豹', pays: '2.71' },
    { key: 'maps2.5:over', group: 'maps', name: '大 2.5', pays: '1.86' },
  ],
});

it('LOB-03 LOB-09 e-sports shows teams, time to the start, prices and last results', async () => {
  const results = [{ no: '1', values: ['2', '1'] }];
  const card = await renderTable('DJ', table({ kind: 'moba', matches: [match], results }));
  expect(card.getByText('1:05 后开赛')).toBeVisible();
  expect(within(card.getByRole('list', { name: '独赢' })).getByText('2.71')).toBeVisible();
  expect(card.getByText('最近结果 2:1')).toBeVisible();
});

it('LOB-09 a live match shows its map, clock, maps won and score, and no price while it is suspended', async () => {
  const maps = [
    { no: 1, state: 'ended' as const, score: [14, 9] as [number, number], clock: 1_600 },
    { no: 2, state: 'live' as const, score: [6, 8] as [number, number], clock: 725 },
  ];
  const spots = match.spots.map(({ pays: _pays, ...spot }) => spot);
  const live = { ...match, no: '6', state: 'live' as const, score: [1, 0] as [number, number], maps, spots };
  const card = await renderTable('DJ', table({ kind: 'moba', matches: [live, match] }));
  expect(card.getByText('第 2 局 · 12:05')).toBeVisible();
  expect(card.getByRole('img', { name: '局分 1' })).toBeVisible();
  expect([card.getByText('6'), card.getByText('8')].every((score) => score.tagName === 'EM')).toBe(true);
  const [first, second] = card.getAllByRole('list', { name: '独赢' });
  expect(within(first!).getAllByLabelText('暂不接受投注')).toHaveLength(2);
  expect(within(second!).getByText('1.42')).toBeVisible();
});

it('LOB-03 shows only tables whose road ends with a pattern on request', async () => {
  await renderTable('ZR', table({ results: rounds('PBBBBB') }));
  await userEvent.click(screen.getByRole('button', { name: '好路 0' }));
  expect(screen.getByText('没有符合条件的桌台')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^进入游戏/ })).toBeNull();
});

it('LOB-03 tables with the same cover are all listed, and those that are still read keep their places', async () => {
  const games = Array.from({ length: 30 }, (_, at) => createGame({ gameCode: `T-${at}`, category: 'ZR' }));
  const api = createFakeApi({
    'venue.lobby': () => createLobbyStart({ games, total: 50 }),
    'venue.gameList': () => new Promise<never>(() => undefined),
    'venue.tables': () => ({ time: NOW, list: [] }),
    'stream.history': () => ({ total: 0, list: [] }),
  });
  await act(() =>
    renderWithSite(createElement(LiveCasinoLobby), {
      messages: [gamesMessages, errorMessages, loadFailureMessages],
      services: { api },
      reducers: { games: gamesReducer as never },
      saga: gamesSaga as never,
    }),
  );
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(30);
  expect(cards[0]!.closest('ul')!.children).toHaveLength(50);
});

it.each(['ZR', 'QP', 'CP', 'DJ'] as const)(
  'GAM-01 a card of %s has a star that is set at once and sent',
  async (category) => {
    add.mockClear();
    const findStar = () => screen.findByRole('button', { name: '收藏：百家乐 A01' });
    const { store } = await renderTable(category, undefined);
    await userEvent.click(await findStar());
    expect(await findStar()).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'loginPrompt' }]);
    // The games of a member are read again.
    await act(async () => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await userEvent.click(await findStar());
    expect(await findStar()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(add.mock.calls[0]?.[0]).toEqual({ gameCode: 'T-1' }));
  },
);
