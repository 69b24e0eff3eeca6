import type { CallResultOf } from '@pavilion/api-client';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';
import { Streams } from './Streams.tsx';

type Stream = CallResultOf<'stream.history'>['list'][number];

const createStream = (streamId: string, more: Partial<Stream> = {}): Stream => ({
  streamId,
  gameId: streamId,
  gameType: 'FT',
  league: '英格兰超级联赛',
  team_h: `主队${streamId}`,
  team_c: `客队${streamId}`,
  startTime: Date.UTC(2025, 10, 21, 2, 5),
  status: 'ended',
  score: '2-1',
  endTime: Date.UTC(2025, 10, 21, 4, 5),
  ...more,
});

async function renderStreams(read: FakeHandlers['stream.history']) {
  const api = createFakeApi({ 'stream.history': read });
  await act(() => renderWithSite(<Streams />, { messages: [belowMessages], services: { api } }));
  return within(screen.getByRole('region', { name: '直播回顾' }));
}

const createList = (list: readonly Stream[]) => ({ total: list.length, list: [...list] });

describe('streams', () => {
  it('GAM-04 show league, teams, score and start in UTC+8 of a stream', async () => {
    const section = await renderStreams(() => createList([createStream('1')]));
    const row = within(section.getByRole('listitem'));
    expect(row.getByText('英格兰超级联赛')).toHaveAttribute('title', '英格兰超级联赛');
    expect(row.getByText('主队1')).toBeVisible();
    expect(row.getByText('客队1')).toBeVisible();
    expect(row.getByText('2 : 1')).toBeVisible();
    expect(row.getByText('10:05')).toHaveAttribute('datetime', '2025-11-21T02:05:00.000Z');
  });

  it('GAM-04 mark live streams, which come first, and ended ones', async () => {
    const section = await renderStreams(() => createList([createStream('1'), createStream('2', { status: 'live' })]));
    const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^直播中.*主队2/) as string,
      expect.stringMatching(/^已结束.*主队1/) as string,
    ]);
    expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  });

  it('GAM-04 are read from the first page of 100, and 8 of them are shown', async () => {
    const read = jest.fn(() => createList(Array.from({ length: 9 }, (_, at) => createStream(`${at}`))));
    const section = await renderStreams(read);
    expect(read.mock.calls).toEqual([[{ pageNum: 1, pageSize: 100 }, expect.anything()]]);
    expect(section.getAllByRole('listitem')).toHaveLength(8);
  });

  it('are read again a minute later', async () => {
    const after = jest.fn((_ms: number, _run: () => void) => () => undefined);
    const read = jest.fn(() => createList([createStream('1')]));
    const api = createFakeApi({ 'stream.history': read });
    const clock = { now: () => 0, after };
    await act(() => renderWithSite(<Streams />, { messages: [belowMessages], services: { api, clock } }));
    const [, poll] = after.mock.calls.find(([ms]) => ms === 60_000) ?? [];
    await act(async () => poll?.());
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('have 8 rows without text while they load', async () => {
    const section = await renderStreams(() => new Promise<never>(() => undefined));
    expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    const rows = section.getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows.map(({ textContent }) => textContent).join('')).toBe('');
    expect(section.queryByText('还没有直播记录')).toBeNull();
  });

  it('are empty without a retry if there are none', async () => {
    const section = await renderStreams(() => createList([]));
    expect(section.getByText('还没有直播记录')).toBeVisible();
    expect(section.queryByRole('list')).toBeNull();
    expect(section.queryByRole('button')).toBeNull();
  });

  it('are read again on request after a failure', async () => {
    let list: Promise<never> | ReturnType<typeof createList> = Promise.reject(new Error('offline'));
    const section = await renderStreams(() => list);
    expect(section.getByText('加载失败，请稍后再试')).toBeVisible();
    expect(section.queryByText('还没有直播记录')).toBeNull();
    expect(section.queryByRole('list')).toBeNull();
    list = createList([createStream('1')]);
    await userEvent.click(section.getByRole('button', { name: '重试' }));
    expect(await section.findByText('主队1')).toBeVisible();
    expect(section.queryByText('加载失败，请稍后再试')).toBeNull();
  });
});
