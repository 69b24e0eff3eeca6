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

async function renderRows() {
  const read = jest.fn(({ tab }: { tab?: string }) => ({
    total: 96,
    list: makeGames(tab === 'new' ? '新' : '馆', 40),
  }));
  const change = jest.fn();
  const api = createFakeApi({ 'venue.gameList': read });
  await act(() =>
    renderWithSite(<ThemeRows category="DZ" list={list} change={change} onInfo={() => undefined} />, {
      messages: [gamesMessages, errorMessages],
      services: { api },
      reducers: { games: gamesReducer as never },
    }),
  );
  return { read, change };
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

it('LOB-02 a row far below the viewport is not read, and not busy', async () => {
  Object.assign(globalThis, { IntersectionObserver: InertObserver });
  const { read } = await renderRows();
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  expect(screen.getByRole('region', { name: '最新' })).toHaveAttribute('aria-busy', 'false');
  expect(read).not.toHaveBeenCalled();
});
