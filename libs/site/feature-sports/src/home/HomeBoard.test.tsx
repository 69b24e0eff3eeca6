import { HOT_CHANNEL, sportViewActions, type BoardStore, type WireBoard } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { sessionActions, type BrandHome } from '@pavilion/site-contract';
import { betMessages } from '@pavilion/site-bet-ui';
import { renderWithSite, testBrand } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { sportsRuntime } from '../state/sportsRuntime.ts';
import { createLiveBoard, createLiveGame, getCell, mockLayout, selectPrice } from '../testing/venueFixture.tsx';
import { HomeBoard } from './HomeBoard.tsx';
import { LobbyBoard } from './LobbyBoard.tsx';

const createGame = (gameId: string, home: string, more: object = {}) => ({
  ...createLiveGame(gameId, { home, away: '客队' }),
  ...more,
});
const hotBoard: WireBoard = {
  ...createLiveBoard([
    createGame('1', '阿森纳'),
    createGame('2', '切尔西'),
    createGame('3', '广东宏远', { gameType: 'BK', league_id: '102' }),
    createGame('4', '皇家贝蒂斯', { showType: 'FT', isLive: 'N', gameStatus: 'scheduled', se_now: '' }),
  ]),
  channel: HOT_CHANNEL,
};

interface HomeOptions {
  readonly isMember?: boolean;
  /** First board; `null` if it is not loaded yet. */
  readonly first?: WireBoard | null;
  /** Whether the board is that of the lobby, without a dock. */
  readonly isLobby?: boolean;
  /** Composition of home of the brand. */
  readonly home?: BrandHome;
}

async function renderHome({
  isMember = false,
  first = hotBoard,
  isLobby = false,
  home = 'frontPage',
}: HomeOptions = {}) {
  const board: BoardStore = createBoardStore({ scheduleFrame: (run) => run(), now: () => Date.now() });
  if (first) board.applyBoard(first);
  const navigate = jest.fn();
  const view = await renderWithSite(isLobby ? <LobbyBoard /> : <HomeBoard />, {
    messages: [sportsMessages, betMessages],
    services: { board, navigate, brand: { ...testBrand, home } },
    reducers: sportsRuntime.reducers,
  });
  if (isMember) act(() => void view.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  return { ...view, board, navigate };
}

beforeAll(() => {
  mockLayout();
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1280 });
  Element.prototype.scrollIntoView = () => undefined;
});

const readMatches = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('rowgroup')
    .map((row) => row.getAttribute('aria-label')?.split(' - ')[0]);

describe('home board', () => {
  it('DSK-01 shows a guest the first match, those in play and those of today, with prices', async () => {
    await renderHome();
    expect(within(screen.getByRole('region', { name: '焦点赛事' })).getByText('阿森纳')).toBeVisible();
    expect(readMatches('正在进行')).toEqual(['切尔西', '广东宏远']);
    expect(readMatches('今日赛事')).toEqual(['皇家贝蒂斯']);
    expect(getCell('2.RE.0.H')).toHaveTextContent('0.95');
    const sports = within(screen.getByRole('group', { name: '体育项目' }));
    expect(sports.getByRole('button', { pressed: true })).toHaveAccessibleName('全部，4 场');
  });

  it.each`
    home           | form
    ${'frontPage'} | ${'column'}
    ${'cards'}     | ${'row'}
  `('DSK-01 the sports of a brand with $home are a $form', async ({ home, form }) => {
    await renderHome({ home: home as 'frontPage' });
    expect(screen.getByRole('group', { name: '体育项目' })).toHaveAttribute('data-form', form);
  });

  it('DSK-02 in the content column has the columns that leave room for the teams', async () => {
    const columns = async (isLobby: boolean) => {
      const view = await renderHome({ isLobby });
      const shape = view.container.querySelector('[data-shape]');
      view.unmount();
      return shape?.getAttribute('style');
    };
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1920 });
    const [home, lobby] = [await columns(false), await columns(true)];
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1280 });
    expect(home).toContain('fullR3');
    expect(lobby).toContain('fullR2');
    expect(lobby).not.toContain('fullR3');
  });

  it.each([
    ['home, which has a dock', false, false],
    ['the lobby, which has none', true, true],
  ])('DSK-02 D1 the columns of %s use the width', async (_page, isLobby, hasSecondTotal) => {
    await renderHome({ isLobby });
    const table = within(screen.getByRole('region', { name: '正在进行' }));
    expect(table.queryAllByText('大小 2').length > 0).toBe(hasSecondTotal);
  });

  it('SPT-06 shows the red cards of a team beside its name, before the league', async () => {
    const sent = createLiveBoard([createGame('1', '阿森纳'), createGame('2', '切尔西', { rc_H: '1', rc_C: '2' })]);
    await renderHome({ first: { ...sent, channel: HOT_CHANNEL } });
    const match = screen.getByRole('rowgroup', { name: /^切尔西 - 客队/ });
    const names = within(match).getAllByRole('rowheader');
    const marks = names.map((name) => [...name.querySelectorAll('[data-name], [data-red], [data-league]')]);
    expect(marks.map((found) => found.map(({ textContent }) => textContent))).toEqual([
      ['切尔西', '1', expect.stringMatching(/./)],
      ['客队', '2'],
    ]);
  });

  describe('with more matches than the screen has rows', () => {
    const many = (showType: string, count: number) =>
      Array.from({ length: count }, (_, at) => createGame(`${showType}${at}`, `${showType} ${at}`, { showType }));
    const long: WireBoard = { ...createLiveBoard([...many('RB', 31), ...many('FT', 6)]), channel: HOT_CHANNEL };
    const count = (name: string) => readMatches(name).length;

    it('DSK-12 renders the rows of the first screen, and the others after it is painted', async () => {
      await renderHome({ first: long });
      const height = Number.parseFloat(screen.getAllByRole('grid')[0]!.style.height);
      expect(count('正在进行')).toBeLessThan(25);
      expect(count('今日赛事')).toBeLessThan(5);
      await waitFor(() => expect([count('正在进行'), count('今日赛事')]).toEqual([30, 6]));
      expect(Number.parseFloat(screen.getAllByRole('grid')[0]!.style.height)).toBe(height);
    });

    it('DSK-05 Ctrl+End renders all rows at once and moves the focus to the last match', async () => {
      await renderHome({ first: long });
      act(() => (getCell('RB1.RE.0.H') as HTMLElement).focus());
      await userEvent.keyboard('{Control>}{End}{/Control}');
      expect(count('正在进行')).toBe(30);
      const focused = document.activeElement?.closest('[role="rowgroup"]')?.getAttribute('aria-label');
      expect(focused).toMatch(new RegExp(`^${readMatches('正在进行').at(-1) ?? ''} -`));
    });

    it('DSK-12 a match that is added later is rendered without a loss of the last row', async () => {
      const { board } = await renderHome({ first: long });
      await waitFor(() => expect(count('正在进行')).toBe(30));
      act(() => board.applyBoard({ ...createLiveBoard([...many('RB', 32), ...many('FT', 6)]), channel: HOT_CHANNEL }));
      expect(count('正在进行')).toBe(31);
    });
  });

  it('DSK-01 shows one sport', async () => {
    await renderHome();
    const sports = within(screen.getByRole('group', { name: '体育项目' }));
    await userEvent.click(sports.getByRole('button', { name: '篮球，1 场' }));
    expect(screen.queryByText('切尔西')).toBeNull();
    expect(screen.queryByRole('region', { name: '今日赛事' })).toBeNull();
  });

  it('DSK-01 each sport has its own first matches, also when all sports are chosen again', async () => {
    await renderHome();
    const sports = within(screen.getByRole('group', { name: '体育项目' }));
    const leads = within(screen.getByRole('region', { name: '焦点赛事' }));
    await userEvent.click(sports.getByRole('button', { name: '篮球，1 场' }));
    expect(leads.getByText('广东宏远')).toBeVisible();
    await userEvent.click(sports.getByRole('button', { name: /^全部/ }));
    expect(leads.getByText('阿森纳')).toBeVisible();
    expect(leads.queryByText('广东宏远')).toBeNull();
  });

  it('DSK-01 shows all sports again when the last match of the chosen one has ended', async () => {
    const { board } = await renderHome();
    const sports = within(screen.getByRole('group', { name: '体育项目' }));
    await userEvent.click(sports.getByRole('button', { name: '篮球，1 场' }));
    const sent = createLiveBoard([createGame('1', '阿森纳'), createGame('2', '切尔西')]);
    act(() => board.applyBoard({ ...sent, channel: HOT_CHANNEL }));
    expect(sports.getByRole('button', { name: /^全部/ })).toHaveAttribute('aria-pressed', 'true');
    expect(readMatches('正在进行')).toEqual(['切尔西']);
  });

  it('SPT-08 a hidden match is neither a first match nor in a table or a number', async () => {
    const { store } = await renderHome();
    act(() => void store.dispatch(sportViewActions.toggled('hiddenMatches', '1')));
    expect(within(screen.getByRole('region', { name: '焦点赛事' })).queryByText('阿森纳')).toBeNull();
    expect(screen.queryByText('阿森纳')).toBeNull();
    expect(screen.getByRole('button', { name: '足球，2 场' })).toBeVisible();
    expect(screen.getByText('2 场')).toBeVisible();
  });

  it('D1 DLG-01 a price pressed by a guest is kept and opens the login prompt, and a second press keeps it too', async () => {
    const { store, navigate } = await renderHome();
    await selectPrice(getCell('2.RE.0.H'));
    await selectPrice(getCell('2.RE.0.H'));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt' }]);
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['2.RE.0.H']);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('DSK-01 SLP-01 a member stays on the page; a second press removes the price', async () => {
    const { store, navigate } = await renderHome({ isMember: true });
    await selectPrice(getCell('2.RE.0.H'));
    expect(store.getState().slip.selections).toHaveLength(1);
    await selectPrice(getCell('2.RE.0.H'));
    expect(store.getState().slip.selections).toHaveLength(0);
    expect([store.getState().ui.dialogs, navigate.mock.calls]).toEqual([[], []]);
  });

  it('D1 all markets of a match are for members', async () => {
    const { store, navigate } = await renderHome();
    const open = () => userEvent.click(screen.getByRole('button', { name: /切尔西 - 客队 全部盘口/ }));
    await open();
    const path = '/game/sport/crty?game=2';
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt', wanted: path }]);
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await open();
    expect(navigate).toHaveBeenCalledWith(path);
  });

  it('DSK-01 SPT-02 each table links to the board of all its matches', async () => {
    await renderHome();
    const getPath = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(getPath('全部滚球')).toBe('/game/sport/crty?board=ALL.RB');
    expect(getPath('全部今日')).toBe('/game/sport/crty?board=ALL.FT');
  });

  it('DSK-01 SPT-08 the league of a match opens on its board, without a filter of home', async () => {
    const { store, navigate } = await renderHome({ isMember: true });
    await userEvent.click(screen.getByRole('button', { name: '广东宏远 - 客队 操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '只看这个联赛' }));
    expect(navigate).toHaveBeenCalledWith('/game/sport/crty?board=BK.RB&league=102');
    expect(store.getState().sportView?.leagueFilter).toEqual([]);
  });

  it('keeps the first match until it has ended', async () => {
    const { board } = await renderHome();
    const lead = () => within(screen.getByRole('region', { name: '焦点赛事' }));
    const change = { channel: HOT_CHANNEL, time: 0, prices: [], games: [], leagues: [] };
    const added = [createGame('9', '曼城', { league_id: '101', startTime: 1 })];
    await act(async () => board.applyChanges({ ...change, from: 1, cursor: 2, added, removed: [] }));
    expect(lead().getByText('阿森纳')).toBeVisible();
    act(() => board.applyChanges({ ...change, from: 2, cursor: 3, added: [], removed: ['1'] }));
    // The match is gone before the list is updated.
    expect(lead().getAllByRole('article')).toHaveLength(1);
    expect(await lead().findByText('曼城')).toBeVisible();
  });

  it('has a state for loading, for no match and for a failure', async () => {
    const { board } = await renderHome({ first: null });
    expect(screen.getByText('正在读取赛事…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '全部，0 场' })).toHaveAttribute('aria-pressed', 'true');
    act(() => board.setStale(HOT_CHANNEL, true));
    await act(async () => board.applyBoard({ ...hotBoard, games: [] }));
    await waitFor(() => expect(screen.getByText('这个时段暂时没有赛事')).toBeVisible());
  });
});
