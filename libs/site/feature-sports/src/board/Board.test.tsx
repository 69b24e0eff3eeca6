import { createMemoryStore } from '@pavilion/kernel';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectSportView } from '../state/sportsState.ts';
import { createLiveBoard, createLiveGame, mockLayout, renderVenue } from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

const HOME_HANDICAP = '1.RE.0.H';
const homeHandicap = () => screen.getByRole('button', { name: /^阿森纳 全场让球 -0\/0\.5/ });

describe('prices', () => {
  it('SPT-03 gives a price cell its full accessible name and shows the chosen odds type', async () => {
    await renderVenue();
    expect(homeHandicap()).toHaveAccessibleName('阿森纳 全场让球 -0/0.5 赔率 0.95');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '盘口类型' }), '马来盘');
    expect(homeHandicap()).toHaveTextContent('0.95');
    expect(screen.getByRole('button', { name: /^阿森纳 全场让球 -0\.5 / })).toHaveTextContent('-0.90');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '盘口类型' }), '欧洲盘');
    expect(homeHandicap()).toHaveTextContent('1.95');
  });

  it('SPT-03 names the European odds of 1X2 in its column head and in its cells, whatever type is chosen', async () => {
    await renderVenue();
    const cell = screen.getByRole('button', { name: /^阿森纳 全场独赢/ });
    expect(cell).toHaveAccessibleName('阿森纳 全场独赢 欧洲盘 赔率 2.45');
    const head = screen.getAllByTitle('独赢一律为欧洲盘，赔率含本金')[0];
    expect(head).toHaveTextContent(/独赢.*欧洲盘/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '盘口类型' }), '印尼盘');
    expect(cell).toHaveTextContent('2.45');
  });

  it('SPT-08 writes a price change into its own cell with a flash and leaves other cells unchanged', async () => {
    const { move } = await renderVenue();
    const cell = homeHandicap();
    const other = screen.getByRole('button', { name: /^国际米兰 全场让球 -0\/0\.5/ });
    const before = other.outerHTML;
    move([HOME_HANDICAP, '-0.25', '0.97', 'Y', 2]);
    expect(homeHandicap()).toBe(cell);
    expect(cell).toHaveTextContent('0.97');
    expect(cell).toHaveAttribute('data-move', 'up');
    expect(other.outerHTML).toBe(before);
    move([HOME_HANDICAP, '-0.25', '0.90', 'Y', 3]);
    expect(cell).toHaveAttribute('data-move', 'down');
  });

  it('SPT-09 updates the accessible name within 500 ms, or as soon as a cell has the focus', async () => {
    const { move } = await renderVenue();
    const cell = homeHandicap();
    const name = (odds: string, moved: string) => `阿森纳 全场让球 -0/0.5 赔率 ${odds} ${moved}`;
    move([HOME_HANDICAP, '-0.25', '0.97', 'Y', 2]);
    move([HOME_HANDICAP, '-0.25', '0.90', 'Y', 3]);
    await waitFor(() => expect(cell).toHaveAccessibleName(name('0.90', '下降')));
    move([HOME_HANDICAP, '-0.25', '0.99', 'Y', 4]);
    act(() => cell.focus());
    expect(cell).toHaveAccessibleName(name('0.99', '上升'));
  });

  it('SPT-08 shows a lock on a suspended price and does not select it', async () => {
    const { move, store } = await renderVenue();
    const cell = homeHandicap();
    move([HOME_HANDICAP, '-0.25', '0.95', 'N', 2]);
    expect(cell).toHaveAccessibleName('阿森纳 全场让球 已暂停');
    expect(cell).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cell);
    expect(store.getState().slip.selections).toEqual([]);
  });

  it('SPT-09 has no live region for prices', async () => {
    await renderVenue();
    expect(homeHandicap().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('F-BET-15 marks stale prices', async () => {
    const { board } = await renderVenue();
    act(() => board.setStale('FT.RB', true));
    expect(screen.getByText(/超过 30 秒没有收到新赔率/)).toBeInTheDocument();
  });
});

describe('density', () => {
  it('DSK-02 stores the density that the player chose; the brand decides until then', async () => {
    const store = createMemoryStore();
    const first = await renderVenue({ store });
    const pane = () => screen.getByRole('grid').closest('[data-density]');
    expect(pane()).toHaveAttribute('data-density', 'compact');
    await userEvent.click(screen.getByRole('radio', { name: '宽松' }));
    expect(pane()).toHaveAttribute('data-density', 'roomy');
    first.unmount();
    await renderVenue({ store });
    expect(pane()).toHaveAttribute('data-density', 'roomy');
  });

  it('DSK-03 shows an alternative line, names it in the band, and links to all markets', async () => {
    await renderVenue();
    const match = within(screen.getByRole('rowgroup', { name: '阿森纳 - 利物浦' }));
    expect(match.getByRole('button', { name: '阿森纳 全场让球 -0.5 赔率 1.10' })).toBeInTheDocument();
    expect(match.getByRole('button', { name: /^阿森纳 - 利物浦 全部盘口/ })).toHaveTextContent('全部盘口');
    expect(screen.getAllByText('让球 2')).toHaveLength(2);
  });

  it('DSK-02 marks the side that gives the handicap and follows a change of the line', async () => {
    const { move } = await renderVenue();
    expect(screen.getByText('阿森纳')).toHaveAttribute('data-favourite');
    move([HOME_HANDICAP, '0.25', '0.95', 'Y', 2]);
    expect(screen.getByText('阿森纳')).not.toHaveAttribute('data-favourite');
    expect(screen.getByText('利物浦')).toHaveAttribute('data-favourite');
  });
});

describe('leagues and filters', () => {
  it('SPT-08 collapses and expands one league or all leagues', async () => {
    await renderVenue();
    const head = screen.getByRole('button', { name: '英格兰超级联赛，1 场', expanded: true });
    await userEvent.click(head);
    expect(screen.queryByText('阿森纳')).not.toBeInTheDocument();
    expect(screen.getByText('国际米兰')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '全部收起' }));
    expect(screen.queryByText('国际米兰')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '全部展开' }));
    expect(screen.getByText('阿森纳')).toBeInTheDocument();
  });

  it('SPT-05 lists all leagues and the featured leagues with data in the sidebar', async () => {
    await renderVenue();
    const rail = within(screen.getByRole('group', { name: '热门联赛' }));
    expect(rail.getAllByRole('button').map((button) => button.textContent)).toEqual(['全部联赛2', '英格兰超级联赛1']);
    await userEvent.click(rail.getByRole('button', { name: '英格兰超级联赛，1 场' }));
    expect(screen.queryByText('国际米兰')).not.toBeInTheDocument();
  });

  it('SPT-04 clears the league filter for another show type', async () => {
    const { store } = await renderVenue();
    await userEvent.click(screen.getByRole('button', { name: '英格兰超级联赛，1 场', pressed: false }));
    expect(selectSportView(store.getState()).leagueFilter).toEqual(['101']);
    await userEvent.click(screen.getByRole('button', { name: '今日，12 场' }));
    expect(selectSportView(store.getState()).leagueFilter).toEqual([]);
  });

  it('finds a match by team or league and shows an empty state without results', async () => {
    await renderVenue();
    const box = screen.getByRole('searchbox', { name: '搜索球队或联赛' });
    await userEvent.type(box, '米兰');
    expect(screen.queryByText('阿森纳')).not.toBeInTheDocument();
    expect(screen.getByText('国际米兰')).toBeInTheDocument();
    await userEvent.type(box, 'zzz');
    await userEvent.click(screen.getByRole('button', { name: '看全部赛事' }));
    expect(screen.getByText('阿森纳')).toBeInTheDocument();
  });

  it('opens the further lines of a match', async () => {
    await renderVenue();
    await userEvent.click(screen.getByRole('button', { name: '双列' }));
    const match = screen.getByRole('rowgroup', { name: '阿森纳 - 利物浦' });
    await userEvent.click(within(match).getByRole('button', { name: '更多盘口 1' }));
    expect(within(match).getByRole('button', { name: '阿森纳 全场让球 -0.5 赔率 1.10' })).toBeInTheDocument();
    expect(within(match).getAllByRole('row')).toHaveLength(4);
  });

  it('F-UI-04 shows a skeleton before the first board and an empty state without matches', async () => {
    const { board } = await renderVenue({ board: null });
    expect(screen.getByText('正在读取赛事…')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: '赛事盘口' })).toBeInTheDocument();
    act(() => board.applyBoard(createLiveBoard([])));
    expect(screen.getByText('这个时段暂时没有赛事')).toBeInTheDocument();
  });

  it('offers a retry if the board cannot be loaded', async () => {
    const resync = jest.fn();
    const { board } = await renderVenue({ board: null, feed: { resync } });
    act(() => board.setStale('FT.RB', true));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(resync).toHaveBeenCalled();
  });

  it('uses the Chinese of Taiwan on main-tw', async () => {
    await renderVenue({ locale: 'zh-TW' });
    expect(screen.getByRole('button', { name: '走地，2 場' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '阿森纳 全場讓球 -0/0.5 賠率 0.95' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: '我的注單' })).toBeInTheDocument();
  });
});

describe('F-UI-02 keyboard', () => {
  it('has one tab stop and moves the focus with the arrow keys', async () => {
    await renderVenue();
    const grid = screen.getByRole('grid');
    expect(grid.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    act(() => homeHandicap().focus());
    press('ArrowRight');
    expect(document.activeElement).toHaveAccessibleName('阿森纳 - 利物浦 大 全场大小 2.5 赔率 0.88');
    press('ArrowDown');
    expect(document.activeElement).toHaveAccessibleName('阿森纳 - 利物浦 小 全场大小 2.5 赔率 0.98');
    press('Home');
    expect(document.activeElement).toHaveAccessibleName(/^利物浦 全场让球/);
    expect(grid.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  });

  it('moves the focus into the next league', async () => {
    await renderVenue();
    act(() => screen.getByRole('button', { name: '阿森纳 - 利物浦 小 全场大小 2.5 赔率 0.98' }).focus());
    const press = async (key: string) => {
      fireEvent.keyDown(document.activeElement as Element, { key });
      await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    };
    await press('ArrowDown');
    expect(document.activeElement).toHaveAccessibleName('意大利甲级联赛，1 场');
    await press('ArrowDown');
    expect(document.activeElement).toHaveAccessibleName('国际米兰 - AC米兰 大 全场大小 2.5 赔率 0.88');
  });

  it('DSK-05 Enter picks and moves to the stake, Escape returns, Enter on the pick keeps it, Space removes it', async () => {
    const { store } = await renderVenue();
    const held = () => store.getState().slip.selections.map(({ id }) => id);
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    act(() => homeHandicap().focus());
    press('Enter');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveFocus());
    expect(held()).toEqual([HOME_HANDICAP]);
    press('Escape');
    expect(homeHandicap()).toHaveFocus();
    press('Enter');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveFocus());
    expect(held()).toEqual([HOME_HANDICAP]);
    press('Escape');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(held()).toEqual([]));
    expect(homeHandicap()).toHaveFocus();
  });

  it('DSK-05 letters move the focus to the match of a team, by name', async () => {
    await renderVenue();
    act(() => homeHandicap().focus());
    for (const key of ['米', '兰']) fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement).toHaveAccessibleName(/^国际米兰 全场让球/);
  });

  it('DSK-05 “?” lists the shortcuts, but not in a text field', async () => {
    await renderVenue();
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索球队或联赛' }), '?');
    expect(screen.queryByRole('dialog', { name: '键盘操作' })).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: '键盘操作' });
    expect(within(dialog).getByText('选中赔率，光标移到投注金额')).toBeInTheDocument();
  });
});

describe('scores', () => {
  const teams = { home: '阿森纳', away: '利物浦' };
  const findScores = () =>
    screen.getAllByRole('rowheader', { name: /阿森纳|利物浦/ }).map(({ textContent }) => textContent);

  it('SPT-06 a match that has ended keeps its score as long as it is listed', async () => {
    const ended = { ...createLiveGame('1', teams), isLive: 'N' as const, gameStatus: 'ended' as const };
    await renderVenue({ board: createLiveBoard([ended]) });
    expect(findScores()).toEqual([expect.stringMatching(/1$/), expect.stringMatching(/0$/)]);
  });

  it('SPT-06 a match that has not started has no score', async () => {
    const scheduled = { ...createLiveGame('1', teams), isLive: 'N' as const, gameStatus: 'scheduled' as const };
    await renderVenue({ board: createLiveBoard([scheduled]) });
    expect(findScores()).toEqual([expect.not.stringMatching(/1$/), expect.not.stringMatching(/0$/)]);
  });
});
