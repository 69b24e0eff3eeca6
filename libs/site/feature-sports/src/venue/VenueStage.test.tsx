import { sportViewActions } from '@pavilion/domain-sports';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../match/MatchDetail.tsx';
import {
  getCell,
  mockLayout,
  createLiveBoard,
  createLiveGame,
  selectPrice,
  renderVenue,
  type VenueOptions,
} from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

const league = { league_id: '900', name: '国际冠军杯', region: '', icon_class: '', sort: 1, isFeatured: false };

/** Creates the price of an outcome without a line. */
const createOutcome = (w: string, r: string, price: string) => ({
  id: `1.${w}.0.${r}`,
  w,
  r,
  i: 0,
  line: '',
  price,
  active: 'Y' as 'Y' | 'N',
  ver: 1,
});

/** Creates a board with one match that also has correct scores. */
const createMatchBoard = () => {
  const game = createLiveGame('1', { home: '阿森纳', away: '利物浦' });
  const score = (r: string, price: string) => createOutcome('RPD', r, price);
  const odds = [...game.odds, score('H1C0', '4.50'), score('H1C1', '6.00'), score('OVH', '12.00')];
  return { ...createLiveBoard(), channel: 'GAME.1', games: [{ ...game, odds }] };
};

const openMatch = async (options: VenueOptions = {}) => {
  const venue = await renderVenue({ path: '/game/sport/crty?game=1', ...options });
  act(() => venue.board.applyBoard(createMatchBoard()));
  return venue;
};

/** Creates a board of the match with correct scores of its first half, whose prices are suspended, and a market after them. */
const createHalfBoard = (se_now: '1H' | '2H') => {
  const { games, ...board } = createMatchBoard();
  const scores = ['H1C0', 'H1C1', 'OVH'].map((r) => ({ ...createOutcome('HRPD', r, '4.50'), active: 'N' as const }));
  return {
    ...board,
    games: games.map((game) => ({
      ...game,
      se_now,
      odds: [...scores, createOutcome('RTS', 'Y', '0.90'), ...game.odds],
    })),
  };
};

const listMarkets = () => [...document.querySelectorAll('[data-market]')].map((box) => box.getAttribute('data-market'));

describe('match page', () => {
  it('SPT-06 SLP-01 shows score and all markets and adds a correct score to the slip', async () => {
    const { store } = await openMatch();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('英格兰超级联赛阿森纳 - 利物浦');
    expect(screen.getByRole('row', { name: '阿森纳 1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: /^波胆/ }));
    await selectPrice(screen.getByRole('button', { name: '阿森纳 - 利物浦 1-0 波胆 赔率 5.50' }));
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RPD.0.H1C0']);
    expect(screen.getByRole('button', { name: /1-0 波胆/, pressed: true })).toBeInTheDocument();
  });

  it('MTC-01 folds the markets of a first half that is over, at the end, until the player unfolds them', async () => {
    const { board } = await openMatch();
    act(() => board.applyBoard(createHalfBoard('1H')));
    expect(listMarkets()).toEqual(['RE', 'ROU', 'RM', 'RPD', 'HRPD', 'RTS']);
    expect(getCell('1.HRPD.0.H1C0')).toBeVisible();
    act(() => board.applyBoard(createHalfBoard('2H')));
    expect(listMarkets()).toEqual(['RE', 'ROU', 'RM', 'RPD', 'RTS', 'HRPD']);
    expect(getCell('1.HRPD.0.H1C0')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '上半场波胆', expanded: false }));
    expect(getCell('1.HRPD.0.H1C0')).toBeVisible();
  });

  describe('with the focus on a price', () => {
    const focus = (id: string) => act(() => (getCell(id) as HTMLElement).focus());
    const toPlay = (code: string) => {
      const { games, ...board } = createMatchBoard();
      const rename = (text: string) => text.replace('.ROU.', `.${code}.`);
      return {
        ...board,
        games: games.map((game) => ({
          ...game,
          odds: game.odds.map((price) => (price.w === 'ROU' ? { ...price, id: rename(price.id), w: code } : price)),
        })),
      };
    };

    it('DSK-05 MTC-01 the focus stays in its market when the match starts and has other plays', async () => {
      const { board } = await openMatch({ board: null });
      act(() => board.applyBoard(toPlay('OU')));
      focus('1.OU.0.U');
      act(() => board.applyBoard(createMatchBoard()));
      await waitFor(() => expect(getCell('1.ROU.0.U')).toHaveFocus());
    });

    it('DSK-05 MTC-01 the focus of a title stays in its market', async () => {
      const { board } = await openMatch({ board: null });
      act(() => board.applyBoard(toPlay('OU')));
      act(() => screen.getByRole('button', { name: '全场大小' }).focus());
      act(() => board.applyBoard(createMatchBoard()));
      await waitFor(() => expect(screen.getByRole('button', { name: '全场大小' })).toHaveFocus());
    });

    it('DSK-05 MTC-01 the focus of a closed or folded market goes to the first price', async () => {
      const { board } = await openMatch();
      focus('1.RPD.0.H1C1');
      act(() => board.applyBoard({ ...createLiveBoard(), channel: 'GAME.1' }));
      await waitFor(() => expect(getCell('1.RE.1.H')).toHaveFocus());
      act(() => board.applyBoard(createHalfBoard('1H')));
      focus('1.HRPD.0.H1C0');
      act(() => board.applyBoard(createHalfBoard('2H')));
      await waitFor(() => expect(getCell('1.RE.1.H')).toHaveFocus());
    });

    it('DSK-05 MTC-07 the focus goes to the way back when the match ends', async () => {
      const { board } = await openMatch();
      focus('1.RE.0.H');
      act(() => board.applyBoard({ ...createMatchBoard(), games: [] }));
      const page = screen.getByText('这场比赛已经结束').closest<HTMLElement>('[data-part]')!;
      await waitFor(() => expect(within(page).getByRole('button', { name: '返回列表' })).toHaveFocus());
    });
  });

  it('SPT-08 a suspended price keeps its label, and only its odds are hidden', async () => {
    const { board } = await openMatch({ hasStyles: true });
    act(() => board.applyBoard(createHalfBoard('1H')));
    const cell = getCell('1.HRPD.0.H1C0');
    expect(cell).toHaveAccessibleName('阿森纳 - 利物浦 1-0 上半场波胆 已暂停');
    expect(within(cell as HTMLElement).getByText('1-0')).toBeVisible();
    expect(cell.querySelector('[data-part="odds"]')).not.toBeVisible();
  });

  it('returns to the list', async () => {
    await openMatch();
    await userEvent.click(screen.getByRole('button', { name: '返回列表' }));
    expect(screen.getByRole('grid', { name: '赛事盘口' })).toBeInTheDocument();
  });

  it('SPT-06 opens from its row and shows the result on the page and the slip when the match ends', async () => {
    const { board } = await renderVenue();
    await selectPrice(getCell('1.RE.0.H'));
    await userEvent.click(screen.getByRole('button', { name: /^阿森纳 - 利物浦 全部盘口/ }));
    const leave = { channel: 'FT.RB', from: 1, cursor: 2, time: 0, prices: [], added: [], leagues: [], removed: ['1'] };
    const end = { gameId: '1', gameStatus: 'ended', isLive: 'N', sc_FT_H: '3', sc_FT_C: '1' } as const;
    act(() => {
      board.applyBoard(createMatchBoard());
      board.applyChanges({ ...leave, games: [end], removed: [] });
    });
    act(() => {
      board.applyChanges({ ...leave, games: [] });
      board.applyBoard({ ...createMatchBoard(), games: [] });
    });
    expect(screen.getByText('这场比赛已经结束')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^阿森纳.* 3$/ })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: '阿森纳 - 利物浦' })).toHaveTextContent('赛果 3 - 1');
  });

  it('F-RTE-16 shows a message for an unknown match and returns to the list', async () => {
    const { board } = await renderVenue({ path: '/game/sport/crty?game=7' });
    act(() => board.applyBoard({ ...createMatchBoard(), channel: 'GAME.7', games: [] }));
    expect(screen.getByText('找不到这场比赛')).toBeInTheDocument();
    await userEvent.click(screen.getByText('返回列表'));
    expect(screen.getByRole('grid', { name: '赛事盘口' })).toBeInTheDocument();
  });

  it('F-RTE-16 offers a retry for a match that cannot be loaded', async () => {
    const resync = jest.fn();
    const { board } = await renderVenue({ path: '/game/sport/crty?game=7', feed: { resync } });
    expect(screen.getByText('正在读取全部盘口…')).toBeInTheDocument();
    act(() => board.setStale('GAME.7', true));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(resync).toHaveBeenCalled();
  });
});

it.each`
  path                        | show      | leagueFilter
  ${'board=ALL.FT'}           | ${'今日'} | ${[]}
  ${'board=ALL.RB'}           | ${'滚球'} | ${[]}
  ${'board=FT.FU&league=102'} | ${'早盘'} | ${['102']}
`('SPT-02 SPT-05 $path opens the board $show', async ({ path, show, leagueFilter }) => {
  const { store } = await renderVenue({ path: `/game/sport/crty?${path}` });
  expect(screen.getByRole('button', { name: new RegExp(`^${show}，`) })).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().sportView?.leagueFilter).toEqual(leagueFilter);
});

describe('layout of the player', () => {
  it('SPT-08 hides a match and a league and restores both', async () => {
    await renderVenue();
    await userEvent.click(screen.getByRole('button', { name: '阿森纳 - 利物浦 操作' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '隐藏这场' }));
    expect(screen.queryByText('阿森纳')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '隐藏 意大利甲级联赛' }));
    expect(screen.getByText('已隐藏 1 个联赛、1 场比赛')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '恢复显示' }));
    expect(screen.getByText('阿森纳')).toBeInTheDocument();
    expect(screen.getByText('国际米兰')).toBeInTheDocument();
  });

  it('SPT-08 counts and restores only what this list has hidden', async () => {
    const { store } = await renderVenue();
    act(() => {
      store.dispatch(sportViewActions.toggled('hiddenMatches', 'of another list'));
      store.dispatch(sportViewActions.toggled('hiddenLeagues', 'of another list'));
    });
    expect(screen.queryByText(/^已隐藏/)).not.toBeInTheDocument();
    act(() => void store.dispatch(sportViewActions.toggled('hiddenMatches', '1')));
    await userEvent.click(screen.getByRole('button', { name: '恢复显示' }));
    expect(store.getState().sportView).toMatchObject({
      hiddenMatches: ['of another list'],
      hiddenLeagues: ['of another list'],
    });
  });

  it('SPT-08 the menu of a match opens all its markets', async () => {
    await renderVenue();
    await userEvent.click(screen.getByRole('button', { name: '阿森纳 - 利物浦 操作' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '查看全部盘口' }));
    expect(await screen.findByRole('heading', { name: /阿森纳/ })).toBeInTheDocument();
    expect(screen.queryByRole('grid', { name: '赛事盘口' })).not.toBeInTheDocument();
  });

  it('shows a notice only for removed matches in view', async () => {
    const places = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    places.mockReturnValue({ top: 10, bottom: 50 } as DOMRect);
    const { board } = await renderVenue();
    const leave = (id: string) =>
      act(() =>
        board.applyChanges({
          channel: 'FT.RB',
          from: 1,
          cursor: 2,
          time: 0,
          prices: [],
          games: [],
          added: [],
          leagues: [],
          removed: [id],
        }),
      );
    leave('1');
    expect(screen.getByText('阿森纳 - 利物浦 已结束')).toBeInTheDocument();
    places.mockReturnValue({ top: 0, bottom: 0 } as DOMRect);
    leave('2');
    expect(screen.queryByText(/国际米兰 - AC米兰 已结束/)).not.toBeInTheDocument();
    places.mockRestore();
  });

  it('shows two matches in a row', async () => {
    await renderVenue();
    await userEvent.click(screen.getByRole('button', { name: '双列' }));
    const row = screen.getByRole('rowgroup', { name: '阿森纳 - 利物浦' }).parentElement;
    expect(within(row as HTMLElement).getByRole('rowgroup', { name: '国际米兰 - AC米兰' })).toBeInTheDocument();
  });
});

it('SPT-02 shows the runners of an outright by name', async () => {
  const { board, store } = await renderVenue();
  await userEvent.click(screen.getByRole('button', { name: /^冠军，/ }));
  const runner = (r: string, name: string, price: string) => ({
    id: `9.FS.0.${r}`,
    w: 'FS',
    r,
    i: 0,
    line: '',
    price,
    active: 'Y' as const,
    ver: 1,
    name,
  });
  act(() =>
    board.applyBoard({
      channel: 'FS.FSFT',
      cursor: 1,
      time: 0,
      leagues: [league],
      games: [
        {
          gameId: '9',
          gameType: 'FS',
          showType: 'FSFT',
          league_id: '900',
          team_h: '国际冠军杯 冠军',
          team_c: '',
          isLive: 'N',
          gameStatus: 'scheduled',
          championOf: 'FT',
          odds: [runner('1', '曼城', '2.50'), runner('2', '巴黎', '4.00')],
        },
      ],
    }),
  );
  expect(screen.getByText('共 1 个冠军盘')).toBeInTheDocument();
  await selectPrice(screen.getByRole('button', { name: '国际冠军杯 冠军 曼城 赔率 3.50' }));
  expect(store.getState().slip.selections).toMatchObject([{ id: '9.FS.0.1', isChampion: true, runnerName: '曼城' }]);
  expect(await within(screen.getByRole('tabpanel', { name: /^投注单/ })).findByText('曼城')).toBeInTheDocument();
});
