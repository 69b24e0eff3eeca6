import { TransportError } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { GameList } from '../state/gameList.ts';
import type { LobbyStart } from '../state/lobbyStart.ts';
import { createGame } from '../testing/createGame.ts';
import { createLobbyStart } from '../testing/createLobbyStart.ts';
import { createVenue } from '../testing/createVenue.ts';
import { useGameList } from './useGameList.ts';

const down = new TransportError('network', { endpointId: 'x', requestId: 'r', outcome: 'none', attempts: 1 });
const all = Array.from({ length: 700 }, (_, at) => createGame({ gameCode: `G-${at}` }));

interface Given {
  readonly start?: () => LobbyStart | Promise<LobbyStart>;
  /** Number of games that the platform has. */
  readonly total?: number;
}

async function renderList({ total = 250, start }: Given = {}) {
  const first = createLobbyStart({ total: 250, games: all.slice(0, 60) });
  const failing = new Set<number>();
  const pages = jest.fn((body: { category: string; pageNum: number; pageSize: number }) => {
    if (failing.has(body.pageNum)) throw down;
    const [from, to] = [(body.pageNum - 1) * body.pageSize, body.pageNum * body.pageSize];
    return { total, list: all.slice(0, total).slice(from, to) };
  });
  const lobby = jest.fn((_body: { category: Category }) => (start ? start() : first));
  let latest: GameList | undefined;
  function Probe() {
    const [category, setCategory] = useState<Category>('DZ');
    latest = useGameList(category);
    return <button onClick={() => setCategory('BY')}>other</button>;
  }
  const clock = createFakeClock({ start: 5_000 });
  await act(() =>
    renderWithSite(<Probe />, {
      services: { clock, api: createFakeApi({ 'venue.lobby': lobby, 'venue.gameList': pages }) },
    }),
  );
  const get = () => latest as GameList;
  return { get, pages, lobby, failing, fill: () => act(async () => get().fill()) };
}

const read = ({ status, filling, games, total }: GameList) => ({ status, filling, games: games.length, total });
const ready = { status: 'ready', filling: 'idle', games: 60, total: 250 };

describe('games of a category', () => {
  it('LOB-04 are those of the first screen, and no page is read until the whole list is needed', async () => {
    const { get, pages, lobby } = await renderList();
    expect(read(get())).toEqual(ready);
    expect(lobby.mock.calls.map(([body]) => body)).toEqual([{ category: 'DZ' }]);
    expect(pages).not.toHaveBeenCalled();
  });

  it('LOB-04 come with venues, tabs, rows, and pools with the time of the read', async () => {
    const given = createLobbyStart({
      venues: [createVenue()],
      tabs: [{ key: 'ways', name: '多路' }],
      rows: [{ key: 'new', total: 1, list: [createGame()] }],
    });
    const { get } = await renderList({ start: () => given });
    expect(get()).toMatchObject({ venues: given.venues, tabs: given.tabs, rows: given.rows, failure: undefined });
    expect(get().pools).toEqual({ list: [], readAt: 5_000 });
  });

  it('are unknown while they are read', async () => {
    const { get, fill, pages } = await renderList({ start: () => new Promise<never>(() => undefined) });
    await fill();
    expect(read(get())).toEqual({ status: 'loading', filling: 'idle', games: 0, total: 0 });
    expect(get()).toMatchObject({ venues: [], tabs: [], rows: [], pools: undefined });
    expect(pages).not.toHaveBeenCalled();
  });

  it('GAM-01 are read again after a failure', async () => {
    let isDown = true;
    const { get, lobby } = await renderList({
      start: () => (isDown ? Promise.reject(down) : createLobbyStart({ games: all.slice(0, 3) })),
    });
    expect(read(get())).toEqual({ status: 'failed', filling: 'idle', games: 0, total: 0 });
    expect(get().failure?.kind).toBe('transport');
    isDown = false;
    await act(async () => get().retry());
    expect(read(get())).toEqual({ status: 'ready', filling: 'idle', games: 3, total: 3 });
    expect(get().failure).toBeUndefined();
    expect(lobby).toHaveBeenCalledTimes(2);
  });

  it('GAM-01 are filled page by page until the end of the list', async () => {
    const { get, pages, fill } = await renderList();
    await fill();
    expect(read(get())).toEqual({ ...ready, games: 250 });
    expect(pages.mock.calls.map(([body]) => body)).toEqual(
      [1, 2, 3].map((pageNum) => ({ category: 'DZ', pageSize: 100, pageNum })),
    );
    await fill();
    expect(pages).toHaveBeenCalledTimes(3);
  });

  it('GAM-01 a long list is read to its end', async () => {
    const start = () => createLobbyStart({ total: 700, games: all.slice(0, 60) });
    const { get, pages, fill } = await renderList({ start, total: 700 });
    await fill();
    expect(read(get())).toEqual({ status: 'ready', filling: 'idle', games: 700, total: 700 });
    expect(get().games).toEqual(all);
    expect(pages).toHaveBeenCalledTimes(7);
  });

  it('GAM-01 a list that is complete with the first screen is not read again', async () => {
    const start = () => createLobbyStart({ total: 60, games: all.slice(0, 60) });
    const { pages, fill } = await renderList({ start });
    await fill();
    expect(pages).not.toHaveBeenCalled();
  });

  it('GAM-01 a list that turns out shorter than announced has its real number', async () => {
    const { get, fill } = await renderList({ total: 130 });
    await fill();
    expect(read(get())).toEqual({ ...ready, games: 130, total: 130 });
  });

  it('GAM-01 a failed first page is reported, and is read again on request', async () => {
    const { get, failing, fill } = await renderList();
    failing.add(1);
    await fill();
    expect(read(get())).toEqual({ ...ready, filling: 'failed' });
    failing.clear();
    await fill();
    expect(read(get())).toEqual({ ...ready, games: 250 });
  });

  it('GAM-01 a failed later page keeps the games before it, and is read again on request', async () => {
    const start = () => createLobbyStart({ total: 700, games: all.slice(0, 60) });
    const { get, failing, fill, pages } = await renderList({ start, total: 700 });
    failing.add(6);
    await fill();
    expect(read(get())).toMatchObject({ status: 'ready', filling: 'failed', total: 700 });
    expect(get().games).toEqual(all.slice(0, 400));
    failing.clear();
    pages.mockClear();
    await fill();
    expect(read(get())).toEqual({ status: 'ready', filling: 'idle', games: 700, total: 700 });
    expect(pages.mock.calls.slice(0, 3).map(([{ pageNum }]) => pageNum)).toEqual([5, 6, 7]);
  });

  it('GAM-01 another category is filled on its own request only', async () => {
    const { get, fill, pages, lobby } = await renderList();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'other' }));
    expect(lobby.mock.calls.at(-1)?.[0]).toEqual({ category: 'BY' });
    expect(read(get())).toEqual(ready);
    expect(pages).toHaveBeenCalledTimes(3);
  });
});
