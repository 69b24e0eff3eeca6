import { TransportError, toCallFailure } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import type { LobbyQuery } from '../query/useLobbyQuery.ts';
import type { GameList } from '../state/gameList.ts';
import { gamesActions, gamesReducer, type Game } from '../state/gamesSlice.ts';
import { createGame } from '../testing/createGame.ts';
import { createVenue } from '../testing/createVenue.ts';
import { GameBrowser, type GameBrowserProps } from './GameBrowser.tsx';

class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
const scrollIntoView = jest.fn();
let listTop = 0;

beforeEach(() => {
  scrollIntoView.mockClear();
  listTop = 0;
  Object.assign(globalThis, { ResizeObserver: InertObserver });
  Object.assign(Element.prototype, { scrollIntoView });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: listTop, bottom: 0, left: 0, right: 0, width: 0, height: 0 }) as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

const none: LobbyQuery = { tab: '', venue: '', search: '', scope: 'all', game: '' };
const down = new TransportError('network', { endpointId: 'venue.lobby', requestId: 'r', outcome: 'none', attempts: 1 });
const games = [
  createGame({ gameCode: 'A', name: '麒麟', tabs: ['slots'], channelCode: 'BGDZ' }),
  createGame({ gameCode: 'B', name: '醒狮', tabs: ['ways', 'slots'], channelCode: 'XCDZ' }),
  createGame({ gameCode: 'C', name: '银河', tabs: ['ways'], channelCode: 'BGDZ' }),
];

interface Shown {
  readonly list?: Partial<GameList>;
  readonly query?: Partial<LobbyQuery>;
  readonly props?: Partial<GameBrowserProps>;
  /** Whether the games are tiles in a grid. */
  readonly hasTiles?: boolean;
  readonly isMember?: boolean;
  readonly handlers?: FakeHandlers;
}

/** Renders the codes of the games, and the number of those that are missing. */
const renderCodes = (shown: readonly Game[] | undefined, missing: number) => (
  <p data-testid="codes">{`${shown?.map(({ gameCode }) => gameCode).join(' ')} +${missing}`}</p>
);
const readCodes = () => screen.queryByTestId('codes')?.textContent;

async function renderBrowser(shown: Shown = {}) {
  const { list = {}, query = {}, props = {}, hasTiles = false, isMember = false, handlers = {} } = shown;
  const spies = { fill: jest.fn(), retry: jest.fn(), change: jest.fn() };
  const given: GameList = {
    status: 'ready',
    failure: undefined,
    venues: [
      createVenue({ channelCode: 'BGDZ', name: '百工电子' }),
      createVenue({ channelCode: 'XCDZ', name: '星槎' }),
    ],
    tabs: [
      { key: 'slots', name: '老虎机' },
      { key: 'ways', name: '多路' },
    ],
    rows: [],
    pools: undefined,
    games,
    total: games.length,
    filling: 'idle',
    ...spies,
    ...list,
  };
  const site = await act(() =>
    renderWithSite(
      <GameBrowser
        category="DZ"
        list={given}
        query={{ ...none, ...query }}
        change={spies.change}
        {...(!hasTiles && { renderGames: renderCodes })}
        {...props}
      />,
      {
        messages: [gamesMessages, errorMessages, loadFailureMessages],
        reducers: { games: gamesReducer as never },
        services: { api: createFakeApi(handlers) },
        ...(isMember && { state: { session: { status: 'member', userId: '7' } } as never }),
      },
    ),
  );
  return { ...site, ...spies };
}

const readStatus = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('list of games', () => {
  it.each<[string, Partial<LobbyQuery>, string, string]>([
    ['no filter', {}, 'A B C +0', '共 3 款'],
    ['a tab', { tab: 'ways' }, 'B C +0', '共 2 款'],
    ['a venue', { venue: 'BGDZ' }, 'A C +0', '共 2 款'],
    ['a tab and a venue', { tab: 'ways', venue: 'BGDZ' }, 'C +0', '共 1 款'],
    ['spaces as the search', { search: '  ' }, 'A B C +0', '共 3 款'],
  ])('GAM-01 with %s has the games that match', async (...row) => {
    const [, query, codes, status] = row;
    await renderBrowser({ query });
    expect(readCodes()).toBe(codes);
    expect(readStatus()).toBe(status);
  });

  it.each([
    ['ZR', '共 3 张牌桌'],
    ['CP', '共 3 个彩种'],
    ['DJ', '共 3 个赛事厅'],
    ['BY', '共 3 款'],
  ] as const)('GAM-01 counts the games of %s in the words of the category', async (category, text) => {
    await renderBrowser({ props: { category } });
    expect(readStatus()).toBe(text);
  });

  it('GAM-01 a search finds games by a part of the name', async () => {
    await renderBrowser({ query: { search: ' 银 ' } });
    expect(await screen.findByText('C +0')).toBeVisible();
    expect(readStatus()).toBe('共 1 款');
  });

  it('LOB-03 without a filter, games that are not loaded are missing, and are not requested', async () => {
    const { fill } = await renderBrowser({ list: { total: 10 } });
    expect([readCodes(), readStatus()]).toEqual(['A B C +7', '共 10 款']);
    expect(fill).not.toHaveBeenCalled();
  });

  it.each<Partial<LobbyQuery>>([{ tab: 'ways' }, { venue: 'BGDZ' }, { search: '银' }])(
    'GAM-01 the filter %p needs the whole list',
    async (query) => {
      const { fill } = await renderBrowser({ list: { total: 10 }, query });
      expect(fill).toHaveBeenCalledTimes(1);
      expect(readCodes()).toMatch(/ \+0$/);
    },
  );

  it('GAM-01 is busy while it loads, and the tool has no games', async () => {
    const renderTool = jest.fn((given: readonly Game[] | undefined) => <i>{given ? 'games' : 'no games'}</i>);
    await renderBrowser({ list: { status: 'loading', games: [], total: 0 }, props: { renderTool } });
    expect(screen.getByRole('region', { name: '游戏' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['正在加载游戏', '']);
    expect(readCodes()).toBe('undefined +0');
    expect(screen.getByText('no games')).toBeVisible();
  });

  it('is not busy once it is loaded, and the tool has the games that match', async () => {
    const renderTool = (given: readonly Game[] | undefined) => <i>{given?.length} tool</i>;
    await renderBrowser({ query: { tab: 'ways' }, props: { renderTool } });
    expect(screen.getByRole('region', { name: '游戏' })).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('正在加载游戏')).toBeNull();
    expect(screen.getByText('2 tool')).toBeVisible();
  });

  it.each([
    ['loading', true],
    ['ready', false],
  ] as const)('below other content that is %s has no result yet: %s', async (status, isHidden) => {
    await renderBrowser({ list: { status }, props: { above: <p>rows</p> } });
    expect(screen.getByText('rows')).toBeVisible();
    expect(readCodes() === undefined).toBe(isHidden);
  });

  it('GAM-01 has placeholders in place of tiles while it loads', async () => {
    await renderBrowser({ list: { status: 'loading', games: [], total: 0 }, hasTiles: true });
    expect(document.querySelectorAll('article[aria-hidden="true"]')).toHaveLength(18);
  });

  it('GAM-01 has placeholders while a filter waits for the whole list, and tiles of what is found', async () => {
    const list = { total: 10, filling: 'pending' } as const;
    const { unmount } = await renderBrowser({ list, query: { tab: 'none' }, hasTiles: true });
    expect(document.querySelectorAll('article[aria-hidden="true"]')).toHaveLength(18);
    expect(screen.queryByText('没有符合条件的游戏')).toBeNull();
    unmount();
    const second = await renderBrowser({ list, query: { tab: 'ways' }, hasTiles: true });
    const readTiles = () =>
      [...document.querySelectorAll<HTMLElement>('[data-game]')].map((tile) => tile.dataset['game']);
    // The last tile waits for later games, so that it has its final position.
    expect(readTiles()).toEqual(['B']);
    expect(document.querySelectorAll('article[aria-hidden="true"]')).toHaveLength(0);
    second.unmount();
    await renderBrowser({ query: { tab: 'ways' }, hasTiles: true });
    expect(readTiles()).toEqual(['B', 'C']);
  });

  it('GAM-01 a failure has a retry, and neither a number nor a tool', async () => {
    const { retry } = await renderBrowser({
      list: { status: 'failed', failure: toCallFailure(down), games: [], total: 0 },
      props: { renderTool: () => <i>tool</i> },
    });
    expect(screen.getByText('没有读取成功')).toBeVisible();
    expect([readCodes(), readStatus(), screen.queryByText('tool')]).toEqual([undefined, '', null]);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<GameList>, Partial<LobbyQuery>, string]>([
    ['a filter', { filling: 'pending', total: 250 }, { tab: 'ways' }, '共 2 款正在加载其余游戏，已有 3 / 250'],
    ['no filter', { filling: 'pending', total: 250 }, {}, '共 250 款'],
    ['a failed page', { filling: 'failed', total: 250 }, { tab: 'ways' }, '共 2 款其余游戏加载失败重试'],
  ])('GAM-01 the progress of loading with %s is shown', async (...row) => {
    const [, list, query, status] = row;
    await renderBrowser({ list, query });
    expect(readStatus()).toBe(status);
  });

  it('GAM-01 a failed page is loaded again on request', async () => {
    const { fill } = await renderBrowser({ list: { filling: 'failed', total: 250 } });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(fill).toHaveBeenCalledTimes(1);
  });

  it('GAM-01 without a match the filters can be cleared', async () => {
    const { change } = await renderBrowser({ query: { tab: 'none' } });
    expect(screen.getByText('没有符合条件的游戏')).toBeVisible();
    expect(screen.getByText('换一个词，或清除筛选后再看。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(change.mock.calls).toEqual([[{ tab: '', venue: '', search: '', scope: 'all' }]]);
  });
});

describe('own games in the list', () => {
  const readOwn = (...codes: string[]) => {
    const list = codes.map((gameCode) => createGame({ gameCode, isFavourite: true, tabs: ['ways'] }));
    return jest.fn((_body: { scope?: string }) => ({ total: list.length, list }));
  };

  it.each([
    ['favourite', '还没有收藏的游戏', '点一下游戏封面上的星标，它就会出现在这里。'],
    ['recent', '还没有玩过的游戏', '进入过的游戏会按时间排列在这里。'],
  ] as const)('GAM-01 a member without %s games has a hint, and nothing to clear', async (scope, title, hint) => {
    const read = readOwn();
    await renderBrowser({ query: { scope }, isMember: true, handlers: { 'venue.gameList': read } });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull();
    expect(read.mock.calls.map(([body]) => body.scope)).toEqual([scope]);
  });

  it.each<Partial<LobbyQuery>>([{ tab: 'slots' }, { venue: 'XCDZ' }, { search: '没有' }])(
    'GAM-01 with the filter %p none of them is found, and the filters can be cleared',
    async (query) => {
      await renderBrowser({
        query: { scope: 'favourite', ...query },
        isMember: true,
        handlers: { 'venue.gameList': readOwn('A') },
      });
      expect(await screen.findByText('没有符合条件的游戏')).toBeVisible();
      expect(screen.queryByText('还没有收藏的游戏')).toBeNull();
    },
  );

  it('GAM-01 are the favourites, with new ones of this category first and without removed ones', async () => {
    const { store } = await renderBrowser({
      query: { scope: 'favourite' },
      isMember: true,
      handlers: { 'venue.gameList': readOwn('A', 'B') },
    });
    expect(readCodes()).toBe('A B +0');
    act(() => {
      store.dispatch(gamesActions.starToggled(createGame({ gameCode: 'N1' })));
      store.dispatch(gamesActions.starToggled(createGame({ gameCode: 'N2' })));
      store.dispatch(gamesActions.starToggled(createGame({ gameCode: 'OTHER', category: 'BY' })));
      store.dispatch(gamesActions.starToggled(createGame({ gameCode: 'A', isFavourite: true })));
    });
    expect([readCodes(), readStatus()]).toEqual(['N2 N1 B +0', '共 3 款']);
  });

  it('GAM-01 the games played last do not change with a star', async () => {
    const { store, fill } = await renderBrowser({
      query: { scope: 'recent', tab: 'ways' },
      isMember: true,
      handlers: { 'venue.gameList': readOwn('A', 'B') },
    });
    act(() => void store.dispatch(gamesActions.starToggled(createGame({ gameCode: 'A', isFavourite: true }))));
    expect(readCodes()).toBe('A B +0');
    expect(fill).not.toHaveBeenCalled();
  });

  it('GAM-01 have no result while they are read', async () => {
    await renderBrowser({
      query: { scope: 'recent' },
      isMember: true,
      handlers: { 'venue.gameList': () => new Promise<never>(() => undefined) },
    });
    expect(readCodes()).toBe('undefined +0');
    expect(screen.queryByText('还没有玩过的游戏')).toBeNull();
  });

  it('GAM-01 that cannot be read are read again on request', async () => {
    let isDown = true;
    const { retry } = await renderBrowser({
      query: { scope: 'recent' },
      isMember: true,
      handlers: { 'venue.gameList': () => (isDown ? Promise.reject(down) : { total: 1, list: [createGame()] }) },
    });
    expect(screen.getByText('没有读取成功')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('BGDZ-0001 +0')).toBeVisible();
    expect(retry).not.toHaveBeenCalled();
  });
});

describe('tools of the list', () => {
  it('GAM-01 have the tabs and the venues, with the choice of the URL', async () => {
    await renderBrowser({ list: { total: 2_400 }, query: { tab: 'ways', venue: 'XCDZ' } });
    const tabs = [...screen.getByRole('group', { name: '游戏分类' }).querySelectorAll('button')];
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-pressed')])).toEqual([
      ['全部2,400', 'false'],
      ['老虎机', 'false'],
      ['多路', 'true'],
    ]);
    const venues = screen.getByLabelText<HTMLSelectElement>('场馆');
    expect([...venues.options].map(({ value, text }) => [value, text])).toEqual([
      ['', '全部场馆'],
      ['BGDZ', '百工电子'],
      ['XCDZ', '星槎'],
    ]);
    expect(venues).toHaveValue('XCDZ');
  });

  it('GAM-01 the tab of all games has no number while it is unknown', async () => {
    await renderBrowser({ list: { status: 'loading', games: [], total: 0 } });
    expect(screen.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('GAM-01 the tab of all games is not chosen while own games are shown', async () => {
    await renderBrowser({
      query: { scope: 'recent' },
      isMember: true,
      handlers: { 'venue.gameList': () => ({ total: 0, list: [] }) },
    });
    expect(screen.getByRole('button', { name: /^全部/ })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: '最近玩过' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '我的收藏' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('GAM-01 change the filters of the URL', async () => {
    const { change } = await renderBrowser({ query: { search: 'x' } });
    await userEvent.click(screen.getByRole('button', { name: /^全部/ }));
    await userEvent.click(screen.getByRole('button', { name: '多路' }));
    await userEvent.selectOptions(screen.getByLabelText('场馆'), '星槎');
    await userEvent.click(screen.getByRole('button', { name: '清除搜索' }));
    fireEvent.change(screen.getByLabelText('搜索游戏'), { target: { value: '银河' } });
    expect(change.mock.calls).toEqual([
      [{ tab: '', scope: 'all' }],
      [{ tab: 'ways' }],
      [{ venue: 'XCDZ' }],
      [{ search: '' }],
      [{ search: '银河' }],
    ]);
  });

  it('GAM-01 an empty search has a hint, and nothing to clear', async () => {
    await renderBrowser();
    const field = screen.getByLabelText<HTMLInputElement>('搜索游戏');
    expect([field.placeholder, field.maxLength]).toEqual(['名称、拼音或首字母', 40]);
    expect(screen.queryByRole('button', { name: '清除搜索' })).toBeNull();
  });

  it('DLG-01 prompt a guest to log in for own games, and change nothing', async () => {
    const { change, store } = await renderBrowser();
    await userEvent.click(screen.getByRole('button', { name: '最近玩过' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt' }]);
    expect(change).not.toHaveBeenCalled();
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await userEvent.click(screen.getByRole('button', { name: '最近玩过' }));
    expect(change.mock.calls).toEqual([[{ scope: 'recent' }]]);
  });

  it('GAM-01 a second press ends the choice of own games, also of a guest', async () => {
    const { change, store } = await renderBrowser({
      query: { scope: 'favourite' },
      handlers: { 'venue.gameList': () => ({ total: 0, list: [] }) },
    });
    await userEvent.click(screen.getByRole('button', { name: '我的收藏' }));
    expect(change.mock.calls).toEqual([[{ scope: 'all' }]]);
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it.each([
    ['a tab', '多路', 0, 0],
    ['a tab', '多路', -1, 1],
    ['all games, which ends a choice of own games', /^全部/, 0, 1],
  ])('GAM-01 the choice of %s scrolls to the list only if it is needed', async (...row) => {
    const [, name, top, count] = row;
    await renderBrowser();
    listTop = top;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(scrollIntoView.mock.calls).toEqual(Array.from({ length: count }, () => [{ block: 'start' }]));
  });
});
