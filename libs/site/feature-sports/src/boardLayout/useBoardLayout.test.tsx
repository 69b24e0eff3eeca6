import { act, screen } from '@testing-library/react';
import { deskActions } from '../state/deskSlice.ts';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { createBoardMemory } from './createBoardMemory.ts';
import { useBoardLayout } from './useBoardLayout.ts';
import { computeRowHeight } from './useBoardMetrics.ts';

interface BoardProps {
  readonly gameType?: string;
  readonly matchesPerRow?: 1 | 2;
  readonly hasDock?: boolean;
}

function Board({ gameType = 'FT', matchesPerRow = 1, hasDock = true }: BoardProps) {
  const { shape, metrics, hasGroups, pane } = useBoardLayout(gameType, matchesPerRow, hasDock);
  return (
    <section {...pane} data-testid="pane">
      <output>{[shape.name, hasGroups ? 'groups' : 'all', metrics.line, metrics.head].join(' ')}</output>
    </section>
  );
}

const { documentElement } = document;
const readLayout = () => screen.getByRole('status').textContent;
const getPane = () => screen.getByTestId('pane');
const setWindow = (width: number, { pageSize, root }: { readonly pageSize?: number; readonly root?: string } = {}) => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  if (pageSize) documentElement.dataset['pageSize'] = String(pageSize);
  documentElement.style.fontSize = root ?? '';
};

afterEach(() => {
  delete documentElement.dataset['pageSize'];
  setWindow(1024);
});

describe('columns', () => {
  it.each`
    width   | gameType | hasDock  | layout
    ${1900} | ${'FT'}  | ${true}  | ${'football-wide all'}
    ${1899} | ${'FT'}  | ${true}  | ${'football-medium all'}
    ${1440} | ${'FT'}  | ${true}  | ${'football-medium all'}
    ${1439} | ${'FT'}  | ${true}  | ${'football-narrow all'}
    ${960}  | ${'FT'}  | ${true}  | ${'football-narrow all'}
    ${959}  | ${'FT'}  | ${true}  | ${'small-fullR-fullR2 groups'}
    ${640}  | ${'FT'}  | ${true}  | ${'small-fullR-fullR2 groups'}
    ${639}  | ${'FT'}  | ${true}  | ${'tiny-fullR-fullR2 groups'}
    ${639}  | ${'FS'}  | ${true}  | ${'tiny-fullR-fullR2 all'}
    ${1900} | ${'FT'}  | ${false} | ${'football-medium all'}
    ${1200} | ${'FT'}  | ${false} | ${'football-medium all'}
    ${1199} | ${'FT'}  | ${false} | ${'football-narrow all'}
  `(
    'DSK-02 DSK-06 $gameType at $width px with a dock ($hasDock) has the layout $layout',
    async ({ width, gameType, hasDock, layout }) => {
      setWindow(width as number);
      await renderWithBoard(<Board gameType={gameType as string} hasDock={hasDock as boolean} />);
      expect(readLayout()).toMatch(new RegExp(`^${layout as string} `));
    },
  );

  it.each`
    width   | pageSize | layout
    ${1900} | ${125}   | ${'football-medium all'}
    ${1800} | ${125}   | ${'football-medium all'}
    ${1300} | ${120}   | ${'football-slim all'}
    ${1320} | ${120}   | ${'football-narrow all'}
    ${1200} | ${125}   | ${'football-slim all'}
    ${1199} | ${125}   | ${'small-fullR-fullR2 groups'}
  `('DSK-11 at $width px and a page of $pageSize % has the layout $layout', async ({ width, pageSize, layout }) => {
    setWindow(width as number, { pageSize: pageSize as number });
    await renderWithBoard(<Board />);
    expect(readLayout()).toMatch(new RegExp(`^${layout as string} `));
  });

  it('DSK-02 follows the size of the window', async () => {
    setWindow(1900);
    const { unmount } = await renderWithBoard(<Board />);
    expect(readLayout()).toMatch(/^football-wide/);
    setWindow(1440);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(readLayout()).toMatch(/^football-medium/);
    unmount();
  });

  it('DSK-06 shows the chosen group of markets', async () => {
    setWindow(700);
    const { store } = await renderWithBoard(<Board />);
    act(() => void store.dispatch(deskActions.marketGroupChosen('total')));
    expect(readLayout()).toMatch(/^small-fullOU-fullOU2 groups/);
  });

  it.each`
    width   | matchesPerRow | shape
    ${1900} | ${2}          | ${'pair'}
    ${1440} | ${2}          | ${'pair'}
    ${1440} | ${1}          | ${'football-medium'}
  `(
    'DSK-02 the pane at $width px with $matchesPerRow matches in a row has the shape $shape',
    async ({ width, matchesPerRow, shape }) => {
      setWindow(width as number);
      await renderWithBoard(<Board matchesPerRow={matchesPerRow as 1} />);
      expect(getPane()).toHaveAttribute('data-shape', shape);
    },
  );
});

describe('heights', () => {
  it.each`
    density      | root      | metrics
    ${'compact'} | ${''}     | ${'22 26'}
    ${'compact'} | ${'12px'} | ${'22 26'}
    ${'compact'} | ${'32px'} | ${'44 52'}
    ${'roomy'}   | ${'24px'} | ${'42 45'}
  `(
    'DSK-02 DSK-11 a $density board with a root of “$root” has lines and heads of $metrics px',
    async ({ density, root, metrics }) => {
      setWindow(1440, { root: root as string });
      const { store } = await renderWithBoard(<Board />);
      act(() => void store.dispatch(deskActions.densityChosen(density as 'roomy')));
      expect(readLayout()).toBe(`football-medium all ${metrics as string}`);
      expect(getPane()).toHaveAttribute('data-density', density);
    },
  );

  it('DSK-02 gives the styles its heights and columns', async () => {
    setWindow(1440);
    await renderWithBoard(<Board />);
    const { style } = getPane();
    const read = (name: string) => style.getPropertyValue(`--${name}`);
    expect(['density-board-line', 'density-cell-gap', 'density-league-header', 'board-edge'].map(read)).toEqual([
      '22px',
      '2px',
      '26px',
      '3px',
    ]);
    expect(read('board-columns')).toContain('[fullOU2]');
  });

  it.each`
    item                                                | height
    ${{ kind: 'league', key: '', heads: [] }}           | ${20}
    ${{ kind: 'match', key: '', matches: [], rows: 1 }} | ${27}
    ${{ kind: 'match', key: '', matches: [], rows: 2 }} | ${40}
    ${{ kind: 'match', key: '', matches: [], rows: 4 }} | ${66}
    ${undefined}                                        | ${40}
  `('SPT-09 the height of $item is $height', ({ item, height }) => {
    expect(computeRowHeight(item, { line: 10, gap: 3, head: 20, edge: 8 })).toBe(height);
  });
});

describe('memory of a board', () => {
  it('SPT-09 keeps the offset of each board and the last height of any board', () => {
    const memory = createBoardMemory();
    expect(memory.getView('FT.RB')).toEqual({ top: 0, height: window.innerHeight });
    memory.storeView('FT.RB', { top: 40, height: 500 });
    memory.storeView('BK.RB', { top: 70, height: 600 });
    expect(memory.getView('FT.RB')).toEqual({ top: 40, height: 600 });
    expect(memory.getView('TN.RB')).toEqual({ top: 0, height: 600 });
  });

  it('DSK-05 returns the match that the player has left for once', () => {
    const memory = createBoardMemory();
    expect(memory.consumeMatch()).toBeUndefined();
    memory.storeMatch('1');
    expect([memory.consumeMatch(), memory.consumeMatch()]).toEqual(['1', undefined]);
  });

  it('DSK-05 keeps the order of the last board', () => {
    const memory = createBoardMemory();
    expect(memory.getOrder()).toEqual([]);
    memory.storeOrder(['2', '1']);
    expect(memory.getOrder()).toEqual(['2', '1']);
  });
});
