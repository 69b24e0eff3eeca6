import { TransportError } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import { errorMessages } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import type { Stream } from '@pavilion/site-game-ui/lobby';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { StreamHistory } from './StreamHistory.tsx';

const stream = (streamId: string, change: Partial<Stream> = {}): Stream => ({
  streamId,
  gameId: streamId,
  gameType: 'FT',
  league: '英超',
  team_h: '阿森纳',
  team_c: '利物浦',
  startTime: Date.UTC(2026, 0, 31, 17, 5, 59),
  status: 'ended',
  score: '2-1',
  ...change,
});

const down = new TransportError('network', {
  endpointId: 'stream.history',
  requestId: 'r',
  outcome: 'none',
  attempts: 1,
});

async function renderHistory(respond: () => readonly Stream[] | Promise<never>) {
  const clock = createFakeClock();
  const read = jest.fn(async (_body: { pageNum: number; pageSize: number }) => {
    const list = await respond();
    return { total: list.length, list: [...list] };
  });
  await act(() =>
    renderWithSite(<StreamHistory />, {
      messages: [gamesMessages, errorMessages, loadFailureMessages],
      services: { clock, api: createFakeApi({ 'stream.history': read }) },
    }),
  );
  return { read, wait: (ms: number) => act(() => clock.advanceAsync(ms)) };
}

const readRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

describe('streams with their results', () => {
  it('GAM-04 have state, league, teams, score and start in UTC+8', async () => {
    const { read } = await renderHistory(() => [
      stream('1'),
      stream('2', { status: 'live', score: '0-0', league: '西甲', team_h: '皇马', team_c: '巴萨' }),
    ]);
    expect(screen.getByRole('table', { name: '直播回顾' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '状态',
      '联赛',
      '赛事',
      '比分',
      '开赛时间',
    ]);
    expect(readRows()).toEqual([
      ['直播中', '西甲', '皇马 – 巴萨', '0 : 0', '02-01 01:05'],
      ['已结束', '英超', '阿森纳 – 利物浦', '2 : 1', '02-01 01:05'],
    ]);
    expect(read.mock.calls[0]?.[0]).toEqual({ pageNum: 1, pageSize: 100 });
  });

  it('GAM-04 are read again every minute', async () => {
    let score = '2-1';
    const { read, wait } = await renderHistory(() => [stream('1', { score })]);
    score = '3-1';
    await wait(59_999);
    expect(read).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(read).toHaveBeenCalledTimes(2);
    expect(readRows().map((row) => row[3])).toEqual(['3 : 1']);
  });

  it('GAM-04 have a text if there are none', async () => {
    await renderHistory(() => []);
    expect(screen.getByText('还没有结束的直播')).toBeVisible();
  });

  it('GAM-04 are read again on request after a failure', async () => {
    let isDown = true;
    await renderHistory(() => (isDown ? Promise.reject(down) : [stream('1')]));
    expect(screen.getByText('没有读取成功')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('2 : 1')).toBeVisible();
    expect(screen.queryByText('没有读取成功')).toBeNull();
  });

  it('GAM-04 stay after a failure of a later read', async () => {
    let isDown = false;
    const { read, wait } = await renderHistory(() => (isDown ? Promise.reject(down) : [stream('1')]));
    isDown = true;
    await wait(60_000);
    expect(read.mock.calls.length).toBeGreaterThan(1);
    expect(screen.queryByText('没有读取成功')).toBeNull();
    expect(screen.getByText('2 : 1')).toBeVisible();
  });
});
