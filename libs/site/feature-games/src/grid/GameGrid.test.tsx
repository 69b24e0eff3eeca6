import { sessionActions } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { LaunchContext } from '../launch/launchContext.ts';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesReducer, type Game } from '../state/gamesSlice.ts';
import { createGame } from '../testing/createGame.ts';
import { GameGrid, type GameGridProps } from './GameGrid.tsx';

type ReportWidth = (entries: readonly { readonly contentRect: { readonly width: number } }[]) => void;

/** Observer whose width the test reports. */
class FakeResizeObserver {
  static report: ReportWidth = () => undefined;
  static disconnects = 0;
  constructor(report: ReportWidth) {
    FakeResizeObserver.report = report;
  }
  observe = () => undefined;
  disconnect = () => void (FakeResizeObserver.disconnects += 1);
}

const createGames = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, at) => createGame({ gameCode: `G-${at}`, name: `游戏${at}` }));

const { ResizeObserver: original } = globalThis;
const scrollBy = jest.fn();
let frames: (() => void)[] = [];
let listTop = 0;

beforeEach(() => {
  frames = [];
  listTop = 0;
  scrollBy.mockClear();
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver, scrollBy });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(() => run(0)));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void (frames[frame - 1] = () => undefined));
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: listTop, bottom: 0, left: 0, right: 0, width: 0, height: 0 }) as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { ResizeObserver: original });
});

/** The estimate for a window of 1024 px is 7 columns and rows of 240 px; the window is 768 px high. */
const COLUMNS = 7;

async function renderGrid(props: Partial<GameGridProps> & { readonly games: readonly Game[] }) {
  const spies = { play: jest.fn(), onInfo: jest.fn(), onMissing: jest.fn() };
  const site = await renderWithSite(
    <LaunchContext.Provider value={spies.play}>
      <GameGrid total={props.games.length} onInfo={spies.onInfo} onMissing={spies.onMissing} {...props} />
    </LaunchContext.Provider>,
    { messages: [gamesMessages], reducers: { games: gamesReducer as never } },
  );
  return { ...site, ...spies };
}

const runFrame = () => act(() => frames.splice(0).forEach((run) => run()));
const readRows = () => screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
const getMain = (at: number) => document.querySelector<HTMLElement>(`[data-index="${at}"] [data-main]`)!;
const focus = (at: number) => act(() => getMain(at).focus());
const getFocused = () => document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'];

describe('grid of games', () => {
  it('GAM-01 has the size of the whole list, and only the first rows', async () => {
    await renderGrid({ games: createGames(40) });
    const grid = screen.getByRole('grid', { name: '游戏列表，方向键移动，回车进入' });
    expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['6', '7']);
    expect(grid.style.height).toBe(`${6 * 240 - 9.375}px`);
    expect(readRows()).toEqual([1, 2, 3]);
    const second = within(screen.getAllByRole('row')[1]!).getAllByRole('gridcell');
    expect(second.map((cell) => [cell.dataset['index'], cell.getAttribute('aria-colindex')])).toEqual(
      Array.from({ length: COLUMNS }, (_, at) => [String(COLUMNS + at), String(at + 1)]),
    );
    expect(screen.getAllByRole('row').map(({ style }) => style.transform)).toEqual([
      'translateY(0px)',
      'translateY(240px)',
      'translateY(480px)',
    ]);
  });

  it('GAM-01 the last row has only the tiles that are left', async () => {
    await renderGrid({ games: createGames(COLUMNS + 2), label: '热门' });
    expect(screen.getByRole('grid', { name: '热门' })).toHaveAttribute('aria-rowcount', '2');
    expect(screen.getAllByRole('gridcell')).toHaveLength(COLUMNS + 2);
  });

  it.each([
    [1, 7, '1'],
    [2, 14, '2'],
    [9, 20, '3'],
  ])('with at most %i rows has %i of 20 tiles', async (maxRows, count, rowCount) => {
    await renderGrid({ games: createGames(20), maxRows });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', rowCount);
    expect(screen.getAllByRole('row')).toHaveLength(Number(rowCount));
    expect(screen.getAllByRole('gridcell')).toHaveLength(count);
  });

  it.each([1, 2, 3])('LOB-04 %i rows are not rendered again when their width is the estimated one', async (maxRows) => {
    document.documentElement.style.fontSize = '15px';
    listTop = 600;
    const onRender = jest.fn();
    await renderWithSite(
      <Profiler id="grid" onRender={onRender}>
        <GameGrid games={createGames(40)} total={40} maxRows={maxRows} onInfo={jest.fn()} />
      </Profiler>,
      { messages: [gamesMessages], reducers: { games: gamesReducer as never } },
    );
    onRender.mockClear();
    act(() => FakeResizeObserver.report([{ contentRect: { width: 1_200 } }]));
    document.documentElement.style.fontSize = '';
    expect(screen.getAllByRole('row')).toHaveLength(maxRows);
    expect(onRender).not.toHaveBeenCalled();
  });

  it('is empty and has no height without games', async () => {
    const { onMissing } = await renderGrid({ games: [] });
    expect(screen.getByRole('grid').style.height).toBe('0px');
    expect(screen.queryByRole('gridcell')).toBeNull();
    expect(onMissing).not.toHaveBeenCalled();
  });

  it.each([
    [20, 30, 1],
    [21, 30, 0],
    [15, 15, 0],
  ])('GAM-01 with %i of %i games loaded, missing games are requested %i times', async (loaded, total, count) => {
    const { onMissing } = await renderGrid({ games: createGames(loaded), total });
    expect(onMissing).toHaveBeenCalledTimes(count);
    expect(document.querySelectorAll('article[aria-hidden="true"]')).toHaveLength(count);
  });

  it('QLT-02 keys with a modifier and other keys do not move the focus', async () => {
    await renderGrid({ games: createGames(30) });
    focus(0);
    for (const change of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      expect(fireEvent.keyDown(getMain(0), { key: 'ArrowRight', ...change })).toBe(true);
    expect(fireEvent.keyDown(getMain(0), { key: 'a' })).toBe(true);
    expect(getFocused()).toBe('0');
    expect(fireEvent.keyDown(getMain(0), { key: 'ArrowRight' })).toBe(false);
    expect(getFocused()).toBe('1');
  });

  it('QLT-02 the focus stays among the loaded games', async () => {
    await renderGrid({ games: createGames(10), total: 30 });
    focus(9);
    await userEvent.keyboard('{ArrowDown}');
    expect(getFocused()).toBe('9');
  });

  it('QLT-02 a row that is not rendered is rendered for the focus, and stays until the focus moves', async () => {
    await renderGrid({ games: createGames(100) });
    focus(0);
    await userEvent.keyboard('{PageDown}');
    expect(getFocused()).toBe('28');
    expect(readRows()).toEqual([1, 2, 3, 5]);
    await userEvent.keyboard('{PageUp}');
    expect(getFocused()).toBe('0');
    expect(readRows()).toEqual([1, 2, 3]);
  });

  it('QLT-02 the page scrolls until the focused row is below the tools and above the end of the window', async () => {
    await renderGrid({ games: createGames(100) });
    listTop = 300;
    focus(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(scrollBy).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(scrollBy.mock.calls).toEqual([
      [0, 300 + 240 + 240 - 768],
      [0, 300 + 480 + 240 - 768],
    ]);
    scrollBy.mockClear();
    listTop = -300;
    await userEvent.keyboard('{ArrowUp}');
    expect(scrollBy.mock.calls).toEqual([[0, -300 + 240 - 260]]);
  });

  it('QLT-02 only the buttons of the focused tile are in the tab order, also after a click', async () => {
    await renderGrid({ games: createGames(10) });
    const readTabStops = () =>
      [...document.querySelectorAll<HTMLElement>('[role="gridcell"] button')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((button) => button.closest<HTMLElement>('[data-index]')?.dataset['index']);
    expect(readTabStops()).toEqual(['0', '0', '0']);
    await userEvent.click(getMain(4));
    expect(readTabStops()).toEqual(['4', '4', '4']);
  });

  it('QLT-02 the last tile is in the tab order if the focused one is removed', async () => {
    const all = createGames(10);
    function Shortened() {
      const [games, setGames] = useState(all);
      return (
        <>
          <button onClick={() => setGames(all.slice(0, 3))}>less</button>
          <GameGrid games={games} total={games.length} onInfo={() => undefined} />
        </>
      );
    }
    await renderWithSite(<Shortened />, { messages: [gamesMessages], reducers: { games: gamesReducer as never } });
    focus(9);
    await userEvent.click(screen.getByRole('button', { name: 'less' }));
    expect(screen.getAllByRole('gridcell')).toHaveLength(3);
    expect(getMain(2).tabIndex).toBe(0);
  });
});

describe('rendered rows of a grid', () => {
  const report = (width: number) => act(() => FakeResizeObserver.report([{ contentRect: { width } }]));

  it('GAM-01 the columns fit the reported width and the font size of the page', async () => {
    await renderGrid({ games: createGames(100) });
    report(500);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '3');
    expect(screen.getByRole('grid').style.height).toBe(`${34 * 238 - 10}px`);
    document.documentElement.style.fontSize = '32px';
    report(1_040);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '3');
    document.documentElement.style.fontSize = '';
    report(1_040);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '6');
  });

  it('GAM-01 one row is added per frame, until the window and half a screen below it are filled', async () => {
    await renderGrid({ games: createGames(100) });
    report(500);
    expect(readRows()).toEqual([1, 2, 3, 4]);
    runFrame();
    expect(readRows()).toEqual([1, 2, 3, 4, 5]);
    runFrame();
    expect(readRows()).toEqual([1, 2, 3, 4, 5, 6]);
    runFrame();
    expect(readRows()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(frames).toEqual([]);
  });

  it('GAM-01 a jump of the page shows the first row in view, and keeps the row of the tab stop', async () => {
    await renderGrid({ games: createGames(100) });
    report(500);
    runFrame();
    runFrame();
    runFrame();
    listTop = -2_380;
    act(() => void fireEvent.scroll(window));
    act(() => void fireEvent.scroll(window));
    expect(frames).toHaveLength(1);
    runFrame();
    expect(readRows()).toEqual([1, 11]);
    runFrame();
    expect(readRows()).toEqual([1, 11, 12]);
    for (let frame = 0; frame < 12; frame += 1) runFrame();
    expect(readRows()).toEqual([1, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it('GAM-01 a changed height of the window adds rows', async () => {
    await renderGrid({ games: createGames(100) });
    act(() => void fireEvent(window, new Event('resize')));
    expect(frames).toHaveLength(1);
    runFrame();
    expect(readRows()).toEqual([1, 2, 3, 4]);
  });

  it('a list of one row renders no other row after a report of its width', async () => {
    await renderGrid({ games: createGames(100), maxRows: 1 });
    report(500);
    // A new observer reports the width once more.
    report(500);
    runFrame();
    expect(readRows()).toEqual([1]);
  });

  it('GAM-01 nothing is observed and no frame is open after the list is removed', async () => {
    const { unmount } = await renderGrid({ games: createGames(100) });
    act(() => void fireEvent.scroll(window));
    const before = FakeResizeObserver.disconnects;
    unmount();
    expect(FakeResizeObserver.disconnects).toBe(before + 1);
    expect(window.cancelAnimationFrame).toHaveBeenCalledWith(1);
    frames = [];
    fireEvent.scroll(window);
    fireEvent(window, new Event('resize'));
    expect(frames).toEqual([]);
  });
});

describe('tile of a game', () => {
  const renderTile = (change: Partial<Game> = {}) => renderGrid({ games: [createGame(change)] });
  const getTile = () => document.querySelector<HTMLElement>('article')!;
  const getSheet = () => document.querySelector('[data-sheet]');
  const readSheet = () => [...(getSheet()?.children ?? [])].map(({ textContent }) => textContent);

  it('GAM-02 launches its game on a click', async () => {
    const { play, onInfo } = await renderTile();
    await userEvent.click(screen.getByRole('button', { name: '进入游戏：黄金麒麟传奇，百工电子' }));
    expect(play.mock.calls).toEqual([
      [{ enName: 'bgdz', gameCode: 'BGDZ-0001', name: '黄金麒麟传奇', state: 'open', hasWallet: true }],
    ]);
    expect(onInfo).not.toHaveBeenCalled();
  });

  it('GAM-01 has the venue and the return below its cover', async () => {
    await renderTile();
    const facts = [...document.querySelectorAll('[data-facts] > span')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['百工电子', '96.50%']);
  });

  it('GAM-01 shows its facts while the pointer is on one of its buttons', async () => {
    await renderTile({ tags: ['免费旋转', '倍数'], rule: '三线同图派彩', minStake: '1.00', maxStake: '1000.00' });
    expect(getSheet()).toBeNull();
    for (const button of document.querySelectorAll<HTMLElement>('article button')) {
      await userEvent.hover(button);
      expect(readSheet()).toEqual([
        '黄金麒麟传奇',
        '百工电子 · 免费旋转 · 倍数',
        '三线同图派彩',
        '返还率96.50%',
        '单注¥1–¥1,000',
        '进入',
      ]);
      await userEvent.unhover(button);
      expect(getSheet()).toBeNull();
    }
  });

  it('GAM-01 shows its facts while the focus is on one of its buttons', async () => {
    await renderTile();
    for (const button of document.querySelectorAll<HTMLElement>('article button')) {
      act(() => button.focus());
      expect(readSheet()).toEqual(['黄金麒麟传奇', '百工电子', '返还率96.50%', '进入']);
      act(() => button.blur());
      expect(getSheet()).toBeNull();
    }
  });

  it.each<[string, Partial<Game>]>([
    ['the smallest stake', { minStake: '1.00' }],
    ['the largest stake', { maxStake: '9.00' }],
  ])('GAM-01 shows no limits if only %s is known', async (_what, change) => {
    await renderTile(change);
    act(() => getMain(0).focus());
    expect(readSheet()).toEqual(['黄金麒麟传奇', '百工电子', '返还率96.50%', '进入']);
  });

  it.each<[string, Partial<Game>, string | undefined, string, boolean]>([
    ['open', {}, undefined, '进入', false],
    ['new', { isNew: true }, '新', '进入', false],
    ['in maintenance', { venueState: 'maintenance', isNew: true }, '维护中', '维护中', true],
    ['not open in the region', { venueState: 'regionLimited' }, '地区受限', '维护中', true],
  ])('GAM-01 a game that is %s has its label and action', async (...row) => {
    const [, change, flag, action, isClosed] = row;
    await renderTile(change);
    expect(document.querySelector('[data-flag]')?.textContent).toBe(flag);
    expect(getTile().getAttribute('data-closed')).toBe(isClosed ? 'true' : null);
    expect(getMain(0).getAttribute('aria-disabled')).toBe(isClosed ? 'true' : null);
    act(() => getMain(0).focus());
    expect(readSheet().at(-1)).toBe(action);
  });

  it('GAM-01 the second button and the key I show the rules', async () => {
    const { onInfo, play } = await renderTile();
    await userEvent.click(screen.getByRole('button', { name: '规则与限额：黄金麒麟传奇' }));
    focus(0);
    for (const key of ['i', 'I', 'x']) fireEvent.keyDown(getMain(0), { key });
    expect(onInfo.mock.calls).toEqual([['BGDZ-0001'], ['BGDZ-0001'], ['BGDZ-0001']]);
    expect(play).not.toHaveBeenCalled();
  });

  it('GAM-01 the star and the key F change the favourite of a member', async () => {
    const { store } = await renderTile();
    const star = screen.getByRole('button', { name: '收藏：黄金麒麟传奇' });
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt' }]);
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    for (const [key, isPressed] of [
      ['f', 'false'],
      ['F', 'true'],
      ['g', 'true'],
    ] as const) {
      fireEvent.keyDown(getMain(0), { key });
      expect(star).toHaveAttribute('aria-pressed', isPressed);
    }
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('QLT-02 the keys I and F with %s do nothing', async (modifier) => {
    const { onInfo, store } = await renderTile();
    for (const key of ['i', 'f']) fireEvent.keyDown(getMain(0), { key, [modifier]: true });
    expect(onInfo).not.toHaveBeenCalled();
    expect(store.getState().ui.dialogs).toEqual([]);
  });
});
