import { createFakeClock } from '@pavilion/kernel/testing';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import type { TableState } from '../state/tableState.ts';
import { createTable } from '../testing/createTable.ts';
import { useTables, type Tables } from './useTables.ts';

const SERVER_TIME = 1_000_000;

async function renderTables(list: readonly TableState[], isFailing = false) {
  const clock = createFakeClock();
  const read = jest.fn(({ category }: { category: string }) => {
    if (isFailing || category !== 'CP') throw new Error('down');
    return { time: SERVER_TIME, list: [...list] };
  });
  let latest: Tables | undefined;
  function Probe() {
    latest = useTables('CP');
    return null;
  }
  const { unmount } = await act(() =>
    renderWithSite(<Probe />, { services: { clock, api: createFakeApi({ 'venue.tables': read }) } }),
  );
  const wait = (ms: number) => act(() => clock.advanceAsync(ms));
  return { clock, read, wait, unmount, get: () => latest as Tables };
}

const draw = (dueIn: number) => ({
  no: '1',
  closesAt: SERVER_TIME,
  dueAt: SERVER_TIME + dueIn,
  periodMs: 60_000,
});

describe('states of the tables of a category', () => {
  it('LOB-03 are found by the code of the game', async () => {
    const { get, read } = await renderTables([
      createTable({ gameCode: 'A' }),
      createTable({ gameCode: 'B', players: 3 }),
    ]);
    expect(read.mock.calls[0]?.[0]).toEqual({ category: 'CP' });
    expect([...get().states.keys()]).toEqual(['A', 'B']);
    expect(get().states.get('B')?.players).toBe(3);
  });

  it('LOB-03 come with the time of the platform, which moves each second, and are read every 5 s', async () => {
    const { get, read, wait } = await renderTables([createTable()]);
    expect(get().now).toBe(SERVER_TIME);
    await wait(999);
    expect(get().now).toBe(SERVER_TIME);
    await wait(1);
    expect(get().now).toBe(SERVER_TIME + 1_000);
    await wait(2_000);
    expect(get().now).toBe(SERVER_TIME + 3_000);
    expect(read).toHaveBeenCalledTimes(1);
    await wait(2_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(get().now).toBe(SERVER_TIME);
  });

  it('LOB-03 are read again once a draw is due, before the next 5 s', async () => {
    const { read, wait } = await renderTables([createTable({ draw: draw(9_000) }), createTable({ draw: draw(1_500) })]);
    await wait(1_000);
    expect(read).toHaveBeenCalledTimes(1);
    await wait(1_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('LOB-03 are not read at the very time of the draw', async () => {
    const { read, wait } = await renderTables([createTable({ draw: draw(2_000) })]);
    await wait(2_000);
    expect(read).toHaveBeenCalledTimes(1);
    await wait(1_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('have no time and no state if they cannot be read', async () => {
    const { get, wait } = await renderTables([], true);
    await wait(3_000);
    expect(get().now).toBe(0);
    expect(get().states.size).toBe(0);
  });

  it('start no timer after the lobby is left', async () => {
    const { clock, unmount } = await renderTables([createTable()]);
    unmount();
    await clock.advanceAsync(600_000);
    expect(clock.pending()).toBe(0);
  });
});
