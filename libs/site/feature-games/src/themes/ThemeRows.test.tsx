import { errorMessages } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import type { GameList } from '../state/gameList.ts';
import { gamesReducer } from '../state/gamesSlice.ts';
import { createGame } from '../testing/createGame.ts';
import { ThemeRows } from './ThemeRows.tsx';

/** Observer that reports every element as near the viewport. */
class NearObserver {
  constructor(private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe = () => this.report([{ isIntersecting: true }]);
  disconnect = () => undefined;
}
class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { IntersectionObserver: NearObserver, ResizeObserver: InertObserver });

const MOTIFS = 40;
const makeGames = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    createGame({
      gameCode: `${prefix}-${at}`,
      name: `${prefix}${at}`,
      cover: { seed: at, palette: at % 2 === 0 ? 'gold' : 'jade', motif: `motif${(at * 7) % MOTIFS}` },
    }),
  );

const venue = { channelCode: 'BGDZ', name: '百工电子', slogan: '匠心' } as GameList['venues'][number];

const list: GameList = {
  status: 'ready',
  failure: undefined,
  venues: [venue],
  tabs: [],
  rows: [],
  pools: undefined,
  games: makeGames('热', 100),
  total: 2_400,
  filling: 'idle',
  fill: () => undefined,
  retry: () => undefined,
};

async function renderReadRows() {
  const rows = await renderRows();
  await waitFor(() => expect(document.querySelectorAll('[data-game^="馆"]').length).toBeGreaterThan(0));
  return rows;
}

interface Shown {
  readonly given?: Partial<GameList>;
  readonly isMember?: boolean;
  /** Keys of the rows that the platform cannot read. */
  readonly failing?: readonly string[];
  /** Keys of the rows without games. */
  readonly empty?: readonly string[];
}

type Request = { readonly tab?: string; readonly scope?: string; readonly channelCode?: string };

async function renderRows({ given = {}, isMember = false, failing = [], empty = [] }: Shown = {}) {
  const read = jest.fn(({ tab, scope, channelCode }: Request) => {
    const key = tab ?? scope ?? channelCode ?? '';
    if (failing.includes(key)) throw new Error('down');
    const list = makeGames(tab === 'new' ? '新' : scope === 'recent' ? '近' : '馆', 40);
    // The games played last repeat a motif.
    const shown = scope === 'recent' ? list.map((game) => ({ ...game, cover: list[0]!.cover })) : list;
    return { total: 96, list: empty.includes(key) ? [] : shown };
  });
  const onInfo = jest.fn();
  const change = jest.fn();
  const api = createFakeApi({ 'venue.gameList': read });
  const { unmount } = await act(() =>
    renderWithSite(<ThemeRows category="DZ" list={{ ...list, ...given }} change={change} onInfo={onInfo} />, {
      messages: [gamesMessages, errorMessages],
      services: { api },
      reducers: { games: gamesReducer as never },
      ...(isMember && { state: { session: { status: 'member', userId: '7' } } as never }),
    }),
  );
  return { read, change, onInfo, unmount };
}

it('LOB-01 rows of different themes do not repeat a motif on a screen', async () => {
  await renderReadRows();
  const motifs = [...document.querySelectorAll<HTMLElement>('[data-game] [data-motif]')].map(
    ({ dataset }) => dataset['motif'],
  );
  expect(motifs.length).toBeGreaterThanOrEqual(28);
  expect(motifs.filter((motif, at) => motifs.slice(Math.max(0, at - 20), at).includes(motif))).toEqual([]);
});

it('LOB-02 the rows of a brand are hot, new and its venues; guests have no recent games', async () => {
  const { read, change } = await renderReadRows();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['热门', '最新', '百工电子']);
  const page = { category: 'DZ', pageNum: 1, pageSize: 40 };
  expect(read).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledWith({ ...page, tab: 'new' }, expect.anything());
  expect(read).toHaveBeenCalledWith({ ...page, channelCode: 'BGDZ' }, expect.anything());
  await userEvent.click(screen.getByRole('button', { name: '查看全部：百工电子' }));
  expect(change).toHaveBeenCalledWith({ venue: 'BGDZ' });
});

it('LOB-04 games of a row far below the viewport are not rendered, although they are known', async () => {
  Object.assign(globalThis, { IntersectionObserver: InertObserver });
  const rows = [{ key: 'new', list: makeGames('新', 9), total: 9 }];
  const { read } = await renderRows({ given: { rows } });
  expect(document.querySelectorAll('[data-game^="热"]').length).toBeGreaterThan(0);
  expect(document.querySelector('[data-game^="新"]')).toBeNull();
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  expect(read).not.toHaveBeenCalled();
});

it('LOB-02 a row far below the viewport is not read, and not busy', async () => {
  Object.assign(globalThis, { IntersectionObserver: InertObserver });
  const { read } = await renderRows();
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  expect(screen.getByRole('region', { name: '最新' })).toHaveAttribute('aria-busy', 'false');
  expect(read).not.toHaveBeenCalled();
});

const readTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const readGames = (prefix: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-game^="${prefix}"]`)].map(({ dataset }) => dataset['game']);

it('LOB-02 a member has a row of recent games, in the order in which they were played', async () => {
  const { read, change } = await renderRows({ isMember: true });
  expect(readTitles()).toEqual(['热门', '最新', '最近玩过', '百工电子']);
  expect(read).toHaveBeenCalledWith({ category: 'DZ', pageNum: 1, pageSize: 40, scope: 'recent' }, expect.anything());
  expect(readGames('近')).toEqual(Array.from({ length: 7 }, (_, at) => `近-${at}`));
  await userEvent.click(screen.getByRole('button', { name: '查看全部：最近玩过' }));
  await userEvent.click(screen.getByRole('button', { name: '查看全部：最新' }));
  await userEvent.click(screen.getByRole('button', { name: '查看全部：热门' }));
  expect(change.mock.calls).toEqual([[{ scope: 'recent' }], [{ tab: 'new' }], [{ tab: 'hot' }]]);
});

it('LOB-02 each row has a lead, the number of its games, and a name of its grid', async () => {
  await renderReadRows();
  const rows = screen
    .getAllByRole('region')
    .map((row) => [
      row.querySelector('h2 ~ p')?.textContent,
      row.querySelector('header > button')?.textContent,
      row.querySelector('[role="grid"]')?.getAttribute('aria-label'),
      row.querySelector('[role="grid"]')?.getAttribute('aria-rowcount'),
      row.getAttribute('aria-busy'),
    ]);
  expect(rows).toEqual([
    ['按热度排列；返还率逐款标明，规则与赔付在每款游戏的入口处', '全部', '热门，方向键移动，回车进入', '2', 'false'],
    [undefined, '全部 96', '最新，方向键移动，回车进入', '1', 'false'],
    ['匠心', '全部 96', '百工电子，方向键移动，回车进入', '1', 'false'],
  ]);
});

it('LOB-04 rows that came with the first read are not read again', async () => {
  const rows = [
    { key: 'new', total: 7, list: makeGames('新', 7) },
    { key: 'BGDZ', total: 9, list: makeGames('馆', 9) },
  ];
  const { read } = await renderRows({ given: { rows } });
  expect(readGames('新').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: '查看全部：百工电子' })).toHaveTextContent('全部 9');
  expect(read).not.toHaveBeenCalled();
});

it('LOB-02 rows without games and rows that cannot be read are absent', async () => {
  const { unmount } = await renderRows({ failing: ['new'] });
  await waitFor(() => expect(readTitles()).toEqual(['热门', '百工电子']));
  unmount();
  await renderRows({ empty: ['BGDZ'] });
  await waitFor(() => expect(readTitles()).toEqual(['热门', '最新']));
});

it.each(['loading', 'failed'] as const)('LOB-02 no row is read while the first screen is %s', async (status) => {
  const { read } = await renderRows({ given: { status, games: [], total: 0 } });
  expect(read).not.toHaveBeenCalled();
  const busy = screen.getAllByRole('region').map((row) => row.getAttribute('aria-busy'));
  expect(busy).toEqual(['true', 'true', 'true']);
  expect(screen.queryByRole('grid')).toBeNull();
  // 12 places for each row, and the row of hot games has two.
  expect(document.querySelectorAll('[style*="auto-fill"] > div')).toHaveLength(48);
});

it('LOB-02 a lobby without venues has no rows of venues', async () => {
  await renderRows({ given: { venues: [] } });
  expect(readTitles()).toEqual(['热门', '最新']);
});

it('GAM-01 a tile of a row shows the rules of its game', async () => {
  const { onInfo } = await renderRows();
  await userEvent.click(screen.getByRole('button', { name: '规则与限额：热0' }));
  expect(onInfo.mock.calls).toEqual([['热-0']]);
});
