import { createFakeClock } from '@pavilion/kernel/testing';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import type { GameList } from '../state/gameList.ts';
import { PoolBar } from './PoolBar.tsx';

type Pools = NonNullable<GameList['pools']>;
type Pool = Pools['list'][number];

const START = 1_700_000_000_000;
const pool = (poolCode: string, change: Partial<Pool> = {}): Pool => ({
  poolCode,
  channelCode: `V-${poolCode}`,
  name: `奖池${poolCode}`,
  amount: '1000.00',
  perHour: '3600.00',
  share: '0.50',
  odds: 30_000_000,
  lastWin: { winner: 'li***27', amount: '156140.00', time: 0 },
  ...change,
});

interface Shown {
  readonly category?: Category;
  readonly status?: GameList['status'];
  readonly pools?: Pools['list'];
  readonly polled?: Pools['list'];
}

async function renderBar({ category = 'DZ', status = 'ready', pools, polled = [] }: Shown) {
  const clock = createFakeClock({ start: START });
  const onVenue = jest.fn();
  const read = jest.fn((_body: { category?: Category }) => ({ time: START, list: [...polled] }));
  const list = { status, pools: pools && { list: pools, readAt: START } };
  const { container } = await act(() =>
    renderWithSite(<PoolBar category={category} list={list} onVenue={onVenue} />, {
      messages: [gamesMessages],
      services: { clock, api: createFakeApi({ 'venue.getBonusPools': read }) },
    }),
  );
  const wait = (ms: number) => act(() => clock.advanceAsync(ms));
  return { container, onVenue, read, wait };
}

const readCards = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('bonus pools of a lobby', () => {
  it('GAM-01 show their amounts, and a click filters by the venue', async () => {
    const { onVenue } = await renderBar({ pools: [pool('A'), pool('B', { amount: '98123.45' })] });
    expect(screen.getByRole('list', { name: '奖池' })).toBeVisible();
    expect(readCards()).toEqual(['奖池A¥1,000.00', '奖池B¥98,123.45']);
    await userEvent.click(screen.getByRole('button', { name: '查看 奖池B 所在场馆的游戏' }));
    expect(onVenue.mock.calls).toEqual([['V-B']]);
  });

  it('GAM-01 have the last win, and the rate with its share, as a tip', async () => {
    await renderBar({ pools: [pool('A')] });
    expect(screen.getByRole('button').title).toBe(
      '最近开出 ¥156,140.00，li***27\n每注的 0.50% 计入奖池；各平台每小时合计增加 ¥3,600.00',
    );
  });

  it('GAM-01 grow from the time at which they were read', async () => {
    const { wait } = await renderBar({ pools: [pool('A')] });
    await wait(2_000);
    expect(readCards()).toEqual(['奖池A¥1,002.00']);
  });

  it('GAM-01 are read again a minute after the lobby was opened, and then every minute', async () => {
    const { read, wait } = await renderBar({
      category: 'BY',
      pools: [pool('A')],
      polled: [pool('A', { amount: '5.00', perHour: '0.00' })],
    });
    await wait(59_999);
    expect(read).not.toHaveBeenCalled();
    await wait(1);
    expect(read.mock.calls.map(([body]) => body)).toEqual([{ category: 'BY' }]);
    expect(readCards()).toEqual(['奖池A¥5.00']);
    await wait(60_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each<[Category, GameList['status'], number]>([
    ['DZ', 'loading', 4],
    ['BY', 'loading', 2],
    ['QP', 'loading', 1],
    ['ZR', 'loading', 0],
    ['DZ', 'failed', 0],
  ])('of %s have %s places: %i', async (category, status, count) => {
    const { container } = await renderBar({ category, status });
    expect(container.querySelectorAll('li')).toHaveLength(count);
    expect(container.querySelectorAll('ul')).toHaveLength(count > 0 ? 1 : 0);
    expect(readCards()).toEqual([]);
  });

  it('are absent in a category without pools', async () => {
    const { container } = await renderBar({ category: 'DZ', pools: [] });
    expect(container).toBeEmptyDOMElement();
  });
});
