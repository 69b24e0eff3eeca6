import type { WireGameInput } from '@pavilion/domain-sports';
import type { SiteOptions } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { getBoardShape } from '../boardLayout/boardColumns.ts';
import { buildBoardItems, type BoardItem, type BoardQuery } from '../boardLayout/buildBoardItems.ts';
import { allMatches } from '../testing/allMatches.ts';
import { createLiveBoard, createLiveGame } from '../testing/liveBoard.ts';
import { mockLayout } from '../testing/mockLayout.ts';
import { createTestBoard, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { BoardGrid, type BoardGridProps } from './BoardGrid.tsx';

const SHAPE = getBoardShape('FT', { matchesPerRow: 1, width: 'wide', group: 'handicap' });
/** A league head is 20 high, a match of two lines 47. */
const METRICS = { line: 20, gap: 2, head: 20, edge: 2 };
const HEAD = 20;
const ROW = 47;

/** Creates matches of 2 leagues in board order: 10, 12, 14 … are of 101, then 11, 13, 15 … of 102. */
const createMatches = (count: number): WireGameInput[] => {
  const games = Array.from({ length: count }, (_, at) =>
    createLiveGame(String(at + 10), { home: `主${at}`, away: `客${at}`, leagueId: at % 2 === 0 ? '101' : '102' }),
  );
  return [...games.filter((_, at) => at % 2 === 0), ...games.filter((_, at) => at % 2 === 1)];
};

let resize: (height: number) => void;

beforeAll(() => {
  mockLayout();
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = (height) => act(() => callback([{ contentRect: { height } } as ResizeObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  Element.prototype.scrollIntoView = () => undefined;
});

interface GridOptions extends Partial<BoardGridProps> {
  readonly services?: SiteOptions['services'];
}

/** Renders a grid that is 200 px high. */
async function renderGrid(games: readonly WireGameInput[], { services = {}, ...over }: GridOptions = {}) {
  const wire = createLiveBoard([...games]);
  const board = createTestBoard(wire);
  const matches = board.getList('FT.RB').matchIds.flatMap((id) => board.getMatch(id) ?? []);
  const buildItems = (query: Partial<BoardQuery> = {}) =>
    buildBoardItems({ matches, findLeague: board.getLeague }, { ...allMatches, ...query });
  const items = buildItems();
  const handlers = { onSelect: jest.fn(), onEnter: jest.fn(), onTool: jest.fn(), onView: jest.fn() };
  const renderItems = (shown: readonly BoardItem[]) => (
    <BoardGrid
      items={shown}
      oddsType="H"
      isStale={false}
      gameType="FT"
      shape={SHAPE}
      closedLeagues={new Set()}
      metrics={METRICS}
      start={{ top: 0, height: 200 }}
      {...handlers}
      {...over}
    />
  );
  let showItems: (shown: readonly BoardItem[]) => void = () => undefined;
  function Stage() {
    const [shown, setShown] = useState(items);
    showItems = setShown;
    return renderItems(shown);
  }
  const view = await renderWithBoard(<Stage />, { boards: [wire], services });
  const scroller = screen.getByRole('grid').parentElement as HTMLElement;
  const scroll = (top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
  };
  // The observer of removed buttons runs after the render, still inside `act`.
  const filter = (query: Partial<BoardQuery>) => act(async () => flushSync(() => showItems(buildItems(query))));
  return { ...view, ...handlers, items, scroller, scroll, filter };
}

const getPrice = (id: string) => document.querySelector<HTMLElement>(`[data-price="${id}"]`) as HTMLElement;
const focusPrice = (id: string) => act(() => getPrice(id).focus());
const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...init });
const getFocused = () => {
  const { price, tool, id } = (document.activeElement as HTMLElement).dataset;
  return price ?? `${tool ?? 'none'} ${id ?? ''}`;
};
const listMatches = () => screen.getAllByRole('rowgroup').map((row) => row.dataset['match']);

describe('presses', () => {
  it('SLP-01 SPT-08 handles prices, tools and names of matches', async () => {
    const { onSelect, onTool } = await renderGrid(createMatches(2));
    fireEvent.click(getPrice('10.RE.0.H').firstChild as Element);
    expect(onSelect.mock.calls).toEqual([[getPrice('10.RE.0.H')]]);
    const league = screen.getByRole('button', { name: '英格兰超级联赛，1 场' });
    fireEvent.click(league);
    fireEvent.click(screen.getByText('主0'));
    expect(onTool.mock.calls).toEqual([
      ['league', '101', league],
      ['detail', '10', screen.getByText('主0')],
    ]);
    fireEvent.click(screen.getAllByText(/^上半场/)[0] as HTMLElement);
    expect([onSelect.mock.calls.length, onTool.mock.calls.length]).toEqual([1, 2]);
  });

  it('DSK-05 Enter enters a price once, however long it is held; on a tool it keeps its own effect', async () => {
    const { onEnter } = await renderGrid(createMatches(1));
    focusPrice('10.RE.0.H');
    expect(press('Enter')).toBe(false);
    expect(press('Enter', { repeat: true })).toBe(false);
    expect(onEnter.mock.calls).toEqual([[getPrice('10.RE.0.H')]]);
    act(() => screen.getByRole('button', { name: '主0 - 客0 操作' }).focus());
    expect(press('Enter')).toBe(true);
    expect(onEnter).toHaveBeenCalledTimes(1);
  });
});

describe('movement of the focus', () => {
  it('DSK-05 arrows go down and up through lines, matches and leagues, in the same column', async () => {
    await renderGrid(createMatches(2));
    focusPrice('10.ROU.0.O');
    const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => {
      press(key);
      return getFocused();
    });
    expect(path).toEqual(['10.ROU.0.U', 'league 102', '11.ROU.0.O', '11.ROU.0.U', '11.ROU.0.U']);
    const back = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return getFocused();
    });
    expect(back).toEqual(['11.ROU.0.O', 'league 102', '10.ROU.0.U', '10.ROU.0.O', 'league 101']);
    expect(press('ArrowUp')).toBe(false);
    expect(getFocused()).toBe('league 101');
  });

  it.each`
    key             | init                 | isMoved  | rule
    ${'ArrowRight'} | ${{}}                | ${true}  | ${'moves'}
    ${'ArrowRight'} | ${{ ctrlKey: true }} | ${true}  | ${'moves with Ctrl too'}
    ${'ArrowRight'} | ${{ altKey: true }}  | ${false} | ${'goes forward in the history with Alt'}
    ${'ArrowRight'} | ${{ metaKey: true }} | ${false} | ${'goes forward in the history with Cmd'}
    ${'PageDown'}   | ${{}}                | ${false} | ${'scrolls'}
    ${'HomePage'}   | ${{}}                | ${false} | ${'is no key of the grid'}
  `('DSK-05 $key with $init $rule', async ({ key, init, isMoved }) => {
    await renderGrid(createMatches(1));
    focusPrice('10.RE.0.H');
    expect(press(key as string, init as object)).toBe(!isMoved);
    expect(getFocused()).toBe(isMoved ? '10.ROU.0.O' : '10.RE.0.H');
  });

  it('DSK-05 a key outside a button of the grid moves nothing', async () => {
    await renderGrid(createMatches(1));
    expect(fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowDown' })).toBe(true);
  });

  it('DSK-05 Home and End stay in the line, with Ctrl they go to both ends of the board', async () => {
    await renderGrid(createMatches(2));
    focusPrice('10.ROU.0.U');
    const path = [
      ['Home', false],
      ['End', false],
      ['Home', true],
      ['End', true],
    ].map(([key, ctrlKey]) => {
      press(key as string, { ctrlKey });
      return getFocused();
    });
    expect(path).toEqual(['10.RE.0.C', '10.RE.1.C', 'league 101', expect.stringMatching(/^11\./)]);
  });

  it('DSK-05 the tab stop follows the focus, and is kept while other rows are rendered', async () => {
    const { scroll } = await renderGrid(createMatches(40));
    const listStops = () => [...document.querySelectorAll<HTMLElement>('button[tabindex="0"]')];
    expect(listStops()).toEqual([screen.getByRole('button', { name: '英格兰超级联赛，20 场' })]);
    focusPrice('10.ROU.0.O');
    expect(listStops()).toEqual([getPrice('10.ROU.0.O')]);
    await act(async () => getPrice('10.ROU.0.O').blur());
    scroll(1200);
    expect(listStops()).toHaveLength(1);
  });
});

describe('rendered rows', () => {
  it('SPT-09 renders the view and two rows more, further rows after a scroll, and reports the view', async () => {
    const { onView, scroll } = await renderGrid(createMatches(60));
    expect(listMatches()).toEqual(['10', '12', '14', '16', '18', '20']);
    scroll(HEAD + 20 * ROW);
    expect(onView).toHaveBeenLastCalledWith({ top: 960, height: 200 });
    expect(listMatches()[0]).toBe('46');
    scroll(HEAD + 21 * ROW);
    expect(listMatches()[0]).toBe('40');
    resize(400);
    expect(onView).toHaveBeenLastCalledWith({ top: 1007, height: 400 });
  });

  it('SPT-09 opens at the offset that the player left', async () => {
    const { scroller } = await renderGrid(createMatches(60), { start: { top: 960, height: 200 } });
    expect(scroller.scrollTop).toBe(960);
    expect(listMatches()[0]).toBe('46');
  });

  it('SPT-09 does not follow a board that is no longer shown', async () => {
    const { onView, scroll, unmount } = await renderGrid(createMatches(4));
    unmount();
    onView.mockClear();
    scroll(10);
    expect(onView).not.toHaveBeenCalled();
  });

  it('DSK-05 keeps the row with the focus while it is out of view, and drops it without the focus', async () => {
    const { scroll } = await renderGrid(createMatches(60));
    focusPrice('12.RE.0.H');
    scroll(HEAD + 20 * ROW);
    expect(getFocused()).toBe('12.RE.0.H');
    expect(listMatches().slice(0, 2)).toEqual(['12', '46']);
    await act(async () => getPrice('12.RE.0.H').blur());
    expect(listMatches()[0]).toBe('46');
  });

  it('DSK-05 renders and scrolls to a row out of view before it gets the focus', async () => {
    const { scroller } = await renderGrid(createMatches(60));
    focusPrice('10.RE.0.H');
    press('End', { ctrlKey: true });
    expect(getFocused()).toMatch(/^69\./);
    // The last row is at the lower edge of the view.
    expect(scroller.scrollTop).toBe(2 * HEAD + 60 * ROW - 200);
    press('ArrowUp');
    press('ArrowUp');
    // A row in view is not scrolled.
    expect(scroller.scrollTop).toBe(2 * HEAD + 60 * ROW - 200);
    press('Home', { ctrlKey: true });
    expect(getFocused()).toBe('league 101');
    expect(scroller.scrollTop).toBe(0);
  });

  it('DSK-05 a row above the view is shown below the head of its league', async () => {
    const { scroller, scroll } = await renderGrid(createMatches(60));
    scroll(HEAD + 20 * ROW);
    focusPrice('50.RE.0.H');
    press('ArrowUp');
    expect(getFocused()).toMatch(/^48\./);
    expect(scroller.scrollTop).toBe(HEAD + 19 * ROW - METRICS.head);
  });

  it('DSK-03 a league without an open first half has further lines in place of the markets of the half', async () => {
    await renderGrid(createMatches(2), { closedLeagues: new Set(['102']) });
    const listColumns = (name: string) =>
      within(screen.getByRole('button', { name }).closest('[role="row"]') as HTMLElement)
        .getAllByText(/./, { selector: '[data-col] > span:first-child' })
        .map(({ textContent }) => textContent);
    expect(listColumns('英格兰超级联赛，1 场')).toContain('上半让球');
    expect(listColumns('意大利甲级联赛，1 场')).not.toContain('上半让球');
    expect(listColumns('意大利甲级联赛，1 场')).toContain('让球 3');
  });
});

describe('letters', () => {
  let now = 0;

  async function renderNamed() {
    now = 5_000;
    const clock = { now: () => now, after: () => () => undefined };
    const view = await renderGrid(createMatches(24), { services: { clock } });
    focusPrice('10.ROU.0.O');
    return view;
  }

  /** Presses a key, and waits until the reader of pinyin is loaded, which begins with the first letter. */
  const type = async (key: string, init: object = {}) => {
    const isOpen = press(key, init);
    await act(() => new Promise((done) => setTimeout(done)));
    return isOpen;
  };

  it('DSK-05 SRC-01 find a team by pinyin, once its reader is loaded', async () => {
    await renderNamed();
    await waitFor(() => {
      now += 800;
      press('z');
      expect(getFocused()).toBe('10.RE.0.H');
    });
  });

  it('DSK-05 move the focus to the first price of a team; a digit within 800 ms continues the name', async () => {
    await renderNamed();
    expect(await type('客')).toBe(false);
    expect(getFocused()).toBe('10.RE.0.H');
    now += 799;
    expect(await type('2')).toBe(false);
    expect(getFocused()).toBe('12.RE.0.H');
    now += 799;
    await type('1');
    expect(getFocused()).toBe('31.RE.0.H');
  });

  it('DSK-05 begin another name after 800 ms; a digit alone begins none', async () => {
    await renderNamed();
    await type('客');
    await type('2');
    now += 800;
    expect(await type('4')).toBe(true);
    expect(getFocused()).toBe('12.RE.0.H');
    now += 800;
    await type('主');
    expect(getFocused()).toBe('10.RE.0.H');
  });

  it('DSK-05 of no team leave the focus where it is', async () => {
    await renderNamed();
    expect(await type('无')).toBe(false);
    expect(getFocused()).toBe('10.ROU.0.O');
  });

  it.each`
    key    | init                  | isName
    ${'s'} | ${{}}                 | ${true}
    ${'S'} | ${{ shiftKey: true }} | ${false}
    ${'D'} | ${{ shiftKey: true }} | ${false}
    ${'F'} | ${{ shiftKey: true }} | ${false}
    ${'M'} | ${{ shiftKey: true }} | ${false}
    ${'A'} | ${{ shiftKey: true }} | ${true}
    ${'S'} | ${{}}                 | ${true}
    ${'a'} | ${{ ctrlKey: true }}  | ${false}
    ${'a'} | ${{ metaKey: true }}  | ${false}
    ${'a'} | ${{ altKey: true }}   | ${false}
    ${'?'} | ${{}}                 | ${false}
    ${'1'} | ${{}}                 | ${false}
  `('DSK-05 $key with $init is part of a name: $isName', async ({ key, init, isName }) => {
    await renderNamed();
    expect(await type(key as string, init as object)).toBe(!isName);
  });
});

describe('keys between matches', () => {
  const step = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('DSK-05 “]” and “[” start at the tab stop of the board and end at its first and last match', async () => {
    await renderGrid(createMatches(2));
    const path = [']', ']', ']', '[', '['].map((key) => {
      step(key);
      return getFocused();
    });
    expect(path).toEqual(['10.RE.0.H', '11.RE.0.H', '11.RE.0.H', '10.RE.0.H', '10.RE.0.H']);
  });

  it('DSK-05 in a page with several grids “]” needs the focus in one of them', async () => {
    await renderGrid(createMatches(2), { isInPage: true });
    step(']');
    expect(document.activeElement).toBe(document.body);
    focusPrice('10.ROU.0.U');
    step(']');
    expect(getFocused()).toBe('11.ROU.0.O');
  });
});

describe('focus of a button that is removed', () => {
  it('DSK-05 FAV-02 follows its match to the favourites and scrolls there', async () => {
    const { filter, scroller, scroll } = await renderGrid(createMatches(60));
    scroll(HEAD + 15 * ROW);
    focusPrice('40.RE.0.C');
    await filter({ isFavourite: ({ id }) => id === '40' });
    expect([getFocused(), scroller.scrollTop]).toEqual(['40.RE.0.C', 0]);
    press('ArrowUp');
    expect(getFocused()).toBe('40.RE.0.H');
  });

  it('DSK-05 goes to the same tool of the match', async () => {
    const { filter } = await renderGrid(createMatches(8));
    act(() => document.querySelector<HTMLElement>('[data-tool="menu"][data-id="14"]')?.focus());
    await filter({ isFavourite: ({ id }) => id === '14' });
    expect(getFocused()).toBe('menu 14');
  });

  it('DSK-05 goes to the row that takes the place of a match that ended', async () => {
    const { filter } = await renderGrid(createMatches(8));
    focusPrice('12.ROU.0.O');
    await filter({ hiddenMatchIds: ['12'] });
    expect(getFocused()).toBe('14.ROU.0.O');
  });

  it('DSK-05 goes to the last row if the last match ended', async () => {
    const { filter } = await renderGrid(createMatches(4));
    focusPrice('13.ROU.0.O');
    await filter({ hiddenMatchIds: ['13'] });
    expect(getFocused()).toBe('11.ROU.0.O');
  });

  it('DSK-05 goes to the first price of the match if its market closes', async () => {
    const games = createMatches(4);
    const { change } = await renderGrid(games);
    focusPrice('10.ROU.0.O');
    const added = games.slice(0, 1).map((game) => ({ ...game, odds: game.odds?.filter(({ w }) => w === 'RE') }));
    await act(async () => change({ added }));
    expect(getFocused()).toBe('10.RE.0.H');
  });

  it('DSK-05 stays on a head of a league whose first match ended', async () => {
    const { filter } = await renderGrid(createMatches(8));
    const head = screen.getByRole('button', { name: '英格兰超级联赛，4 场' });
    act(() => head.focus());
    await filter({ hiddenMatchIds: ['10'] });
    expect(screen.getByRole('button', { name: '英格兰超级联赛，3 场' })).toBe(head);
    expect(head).toHaveFocus();
  });

  it('DSK-05 is not taken back after the player has left the board', async () => {
    const { filter } = await renderGrid(createMatches(8));
    focusPrice('12.RE.0.C');
    await act(async () => getPrice('12.RE.0.C').blur());
    await filter({ hiddenMatchIds: ['12'] });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a grid in the page', () => {
  /** Runs the callbacks of one paint. */
  const paint = () => act(() => jest.advanceTimersByTime(20));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('DSK-12 adds six rows after each paint until all are rendered', async () => {
    await renderGrid(createMatches(40), { isInPage: true });
    const first = listMatches().length;
    const counts = Array.from({ length: 8 }, () => {
      paint();
      return listMatches().length - first;
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThanOrEqual(6);
    expect(listMatches()).toHaveLength(40);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBeLessThanOrEqual(6);
  });

  it('DSK-05 renders all rows at once if the focus goes to one that is not rendered', async () => {
    const { scroller } = await renderGrid(createMatches(40), { isInPage: true });
    focusPrice('10.RE.0.H');
    press('End', { ctrlKey: true });
    expect(getFocused()).toMatch(/^49\./);
    expect(scroller.scrollTop).toBe(0);
  });
});
