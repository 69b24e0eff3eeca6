import type { CallResultOf } from '@pavilion/api-client';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';
import { PoolsAndWinners } from './PoolsAndWinners.tsx';

type Pools = CallResultOf<'venue.getBonusPools'>;
type Pool = Pools['list'][number];

const createPool = (poolCode: string, more: Partial<Pool> = {}): Pool => ({
  poolCode,
  channelCode: 'BGDZ',
  name: `奖池${poolCode}`,
  amount: '1200.50',
  perHour: '0.00',
  share: '0.50',
  odds: 1,
  lastWin: { winner: 'li***27', amount: '9.00', time: Date.UTC(2025, 10, 21, 17, 5) },
  ...more,
});

const createPools = (...list: Pool[]): Pools => ({ time: 0, list });

async function renderPools(read: () => Pools | Promise<Pools>, hiddenKeys: readonly string[] = []) {
  const after = jest.fn((_ms: number, _run: () => void) => () => undefined);
  const list = jest.fn(read);
  const api = createFakeApi({ 'venue.getBonusPools': list });
  await act(() =>
    renderWithSite(<PoolsAndWinners />, {
      messages: [belowMessages],
      services: { api, clock: { now: () => 0, after } },
      state: { site: { hiddenKeys, depositSwitch: '1' } as never },
    }),
  );
  return {
    list,
    after,
    pools: within(screen.getByRole('region', { name: '奖池' })),
    winners: within(screen.getByRole('region', { name: '最近开出' })),
  };
}

describe('pools', () => {
  it('show name and amount, and link to the lobby of their category and venue', async () => {
    const { pools, list } = await renderPools(() =>
      createPools(
        createPool('DZ-1'),
        createPool('BY-1', { channelCode: 'A&B' }),
        createPool('QP-1'),
        createPool('XX-1'),
      ),
    );
    expect(pools.getByText('按投注累积，随时可能开出')).toBeVisible();
    expect(pools.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['奖池DZ-1¥1,200.50', '/game/egame?venue=BGDZ'],
      ['奖池BY-1¥1,200.50', '/game/fishing?venue=A%26B'],
      ['奖池QP-1¥1,200.50', '/game/chess?venue=BGDZ'],
      ['奖池XX-1¥1,200.50', '/game/egame?venue=BGDZ'],
    ]);
    expect(list.mock.calls).toEqual([[{}, expect.anything()]]);
  });

  it('are the first six, as are the wins', async () => {
    const codes = ['DZ-1', 'DZ-2', 'DZ-3', 'DZ-4', 'DZ-5', 'DZ-6', 'DZ-7'];
    const { pools, winners } = await renderPools(() => createPools(...codes.map((code) => createPool(code))));
    expect(pools.getAllByRole('link')).toHaveLength(6);
    expect(pools.queryByText('奖池DZ-7')).toBeNull();
    expect(winners.getAllByRole('listitem')).toHaveLength(6);
  });

  it('ACT-02 of a hidden lobby are left out, and so are their wins', async () => {
    const { pools, winners } = await renderPools(() => createPools(createPool('DZ-1'), createPool('BY-1')), ['DZ']);
    expect(pools.getAllByRole('listitem')).toHaveLength(1);
    expect(pools.getByText('奖池BY-1')).toBeVisible();
    expect(winners.getAllByRole('listitem')).toHaveLength(1);
    expect(winners.getByText(/奖池BY-1/)).toBeVisible();
  });

  it('are read again a minute later', async () => {
    const { list, after } = await renderPools(() => createPools(createPool('DZ-1')));
    const [, poll] = after.mock.calls.find(([ms]) => ms === 60_000) ?? [];
    await act(async () => poll?.());
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('have a text in place of pools and wins if there is none', async () => {
    const { pools, winners } = await renderPools(() => createPools());
    for (const section of [pools, winners]) {
      expect(section.getByText('暂时没有开放的奖池')).toBeVisible();
      expect(section.queryByRole('list')).toBeNull();
      expect(section.queryByRole('button')).toBeNull();
    }
  });

  it('have six rows without text while they load, and no wins', async () => {
    const { pools, winners } = await renderPools(() => new Promise<never>(() => undefined));
    const rows = pools.getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows.map(({ textContent }) => textContent).join('')).toBe('');
    expect(winners.queryByRole('listitem')).toBeNull();
    expect(winners.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  });

  it('are read again on request after a failure', async () => {
    const { list, pools, winners } = await renderPools(async () => Promise.reject(new Error('offline')));
    expect(pools.getByText('加载失败，请稍后再试')).toBeVisible();
    expect(pools.queryByRole('listitem')).toBeNull();
    expect(winners.getByText('加载失败，请稍后再试')).toBeVisible();
    list.mockImplementation(() => createPools(createPool('DZ-1')));
    await userEvent.click(pools.getByRole('button', { name: '重试' }));
    expect(await pools.findByText('奖池DZ-1')).toBeVisible();
    expect(pools.queryByText('加载失败，请稍后再试')).toBeNull();
  });
});

describe('wins', () => {
  it('show winner, pool, amount and time in UTC+8, newest first', async () => {
    const createWin = (winner: string, amount: string, time: number) => ({ lastWin: { winner, amount, time } });
    const { winners } = await renderPools(() =>
      createPools(
        createPool('DZ-1', createWin('a***1', '156140.00', Date.UTC(2025, 10, 21, 17, 5))),
        createPool('DZ-2', createWin('b***2', '9.50', Date.UTC(2025, 10, 22, 3, 4))),
      ),
    );
    expect(winners.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'b***2 赢得 奖池DZ-2¥9.5011-22 11:04',
      'a***1 赢得 奖池DZ-1¥156,140.0011-22 01:05',
    ]);
    expect(winners.getByText('11-22 01:05')).toHaveAttribute('datetime', '2025-11-21T17:05:00.000Z');
  });
});
