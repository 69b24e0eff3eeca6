import { ApiError, TransportError } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchBetsContext } from '../matchBets/matchBetsContext.ts';
import { gamesMessages } from '../messages/gamesMessages.ts';
import type { MatchDetail, MatchMarket } from '../state/matchDetail.ts';
import { createGame } from '../testing/createGame.ts';
import { createMatchDetail } from '../testing/createMatch.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { groupMarkets } from './PanelMarkets.tsx';

const game = createGame({ gameCode: 'PZDJ-0003', name: '推塔' });

const createMarket = (change: Partial<MatchMarket> = {}): MatchMarket => {
  const key = change.key ?? 'winner';
  return {
    key,
    group: 'match',
    name: '独赢',
    status: 'open',
    selections: [
      { key: `${key}:home`, name: '赤焰', pays: '1.42' },
      { key: `${key}:away`, name: '云豹', pays: '2.71' },
    ],
    ...change,
  };
};

type Maps = MatchDetail['maps'];

const createMap = (change: Partial<Maps[number]> = {}): Maps[number] => ({
  no: 1,
  state: 'live',
  score: [0, 0],
  clock: 725,
  events: [],
  ...change,
});

const live = (change: Partial<MatchDetail>) => createMatchDetail({ state: 'live', ...change });

/** Creates the error of a call without a response. */
const createLoss = () =>
  new TransportError('network', { endpointId: 'venue.match', requestId: '', outcome: 'none', attempts: 1 });

interface PanelOptions {
  readonly pickedId?: string;
  /** Error of the first read. */
  readonly firstError?: Error;
}

async function renderPanel(first: MatchDetail, { pickedId, firstError }: PanelOptions = {}) {
  const clock = createFakeClock();
  let match = first;
  let error = firstError;
  const read = jest.fn(() => {
    if (error) throw error;
    return { time: clock.now(), match };
  });
  const spies = { toggle: jest.fn(), onClose: jest.fn() };
  const view = await act(() =>
    renderWithSite(
      <MatchBetsContext.Provider value={{ pickedId, toggle: spies.toggle, opened: undefined, open: jest.fn() }}>
        <MatchPanel shown={{ game, no: first.no }} now={0} onClose={spies.onClose} />
      </MatchBetsContext.Provider>,
      {
        messages: [gamesMessages, loadFailureMessages],
        services: { clock, api: createFakeApi({ 'venue.match': read as never }) },
      },
    ),
  );
  const refresh = async (next: MatchDetail | Error) => {
    error = next instanceof Error ? next : undefined;
    if (!(next instanceof Error)) match = next;
    await act(async () => clock.advanceAsync(2_000));
  };
  const advance = (ms: number) => act(async () => clock.advanceAsync(ms));
  return { ...view, ...spies, read, refresh, advance };
}

const readGroups = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map(
    (group) => `${group.querySelector('summary')?.textContent ?? ''}${group.open ? ' open' : ''}`,
  );

describe('panel of a match', () => {
  it('LOB-09 reads the match of the panel, and shows teams and the time to the start', async () => {
    const { read } = await renderPanel(createMatchDetail());
    expect(read).toHaveBeenCalledWith({ gameCode: 'PZDJ-0003', no: '7' }, expect.anything());
    expect(screen.getByText('VS')).toBeVisible();
    expect(screen.getByText('1:05 后开赛')).toBeVisible();
    expect(screen.queryByText('比赛事件')).toBeNull();
  });

  it('LOB-09 shows maps won and the clock of a live match, and updates them', async () => {
    const { refresh } = await renderPanel(live({ score: [1, 0], maps: [createMap({ no: 2 })] }));
    expect(screen.getByText('1 : 0')).toBeVisible();
    expect(screen.getByText('第 2 局 · 12:05')).toBeVisible();
    await refresh(live({ state: 'ended', score: [2, 0], maps: [createMap({ no: 2, state: 'ended' })] }));
    expect(screen.getByText('2 : 0')).toBeVisible();
    expect(screen.getByText('已结束')).toBeVisible();
  });

  it('LOB-09 the diagram of lanes counts the towers that are left, and shows those that have fallen', async () => {
    const events = (['home', 'home', 'away'] as const).map((side) => ({ clock: 60, kind: 'tower' as const, side }));
    const { container } = await renderPanel(live({ maps: [createMap({ events })] }));
    expect(screen.getByRole('img', { name: '三路示意图：赤焰 尚有防御塔 6 座，云豹 尚有 5 座' })).toBeVisible();
    const count = (selector: string) => container.querySelectorAll(selector).length;
    expect([count('[data-side="home"][data-fallen]'), count('[data-side="away"][data-fallen]')]).toEqual([1, 2]);
    const shares = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(shares).toContain('21推塔');
  });

  it('LOB-09 a shooter shows its rounds with the team and the way of each', async () => {
    const events = [
      { clock: 10, kind: 'round' as const, side: 'home' as const, how: 'bomb' as const },
      { clock: 20, kind: 'round' as const, side: 'away' as const, how: 'defuse' as const },
      { clock: 30, kind: 'round' as const, side: 'home' as const },
    ];
    const { container } = await renderPanel(live({ discipline: 'shooter', maps: [createMap({ events })] }));
    expect(screen.getByRole('img', { name: '回合：赤焰 赢 2 回合，云豹 赢 1 回合' })).toBeVisible();
    const sides = [...container.querySelectorAll('g[data-side]')].map((round) => round.getAttribute('data-side'));
    expect(sides).toEqual(['home', 'away', 'home']);
    expect(container.querySelectorAll('circle[data-part="mark"], path[data-part="line"]')).toHaveLength(2);
    expect(container.querySelectorAll('circle[data-part="open"]')).toHaveLength(21);
  });

  it('LOB-09 football shows its goals at their times, and strategy its populations', async () => {
    const events = [{ clock: 240, kind: 'goal' as const, side: 'away' as const }];
    const { container, refresh } = await renderPanel(
      live({ discipline: 'football', maps: [createMap({ clock: 300, events })] }),
    );
    expect(screen.getByRole('img', { name: '进球：赤焰 0 个，云豹 1 个' })).toBeVisible();
    expect(container.querySelector('circle[data-side="away"]')?.getAttribute('cx')).toBe('160');
    await refresh(live({ discipline: 'strategy', maps: [createMap({ score: [86, 92] })] }));
    expect(screen.queryByRole('img', { name: /^进球/ })).toBeNull();
    expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain('8692人口');
  });

  it('LOB-09 the maps before the current one have their scores', async () => {
    const ended = createMap({ state: 'ended', score: [14, 9], winner: 'home' });
    const { container } = await renderPanel(live({ maps: [ended, createMap({ no: 2, score: [3, 3] })] }));
    expect(screen.getByText('第 1 局', { selector: 'small' }).parentElement).toHaveTextContent('第 1 局14:9');
    expect(container.querySelectorAll('b[data-won]')).toHaveLength(1);
  });

  it('LOB-09 lists the latest events of all maps, newest first', async () => {
    const tower = { clock: 61, kind: 'tower' as const, side: 'home' as const };
    const bomb = { clock: 90, kind: 'round' as const, side: 'away' as const, how: 'bomb' as const };
    await renderPanel(
      live({
        maps: [createMap({ state: 'ended', events: Array(9).fill(tower) }), createMap({ no: 2, events: [bomb] })],
      }),
    );
    const log = within(screen.getByRole('region', { name: '比赛事件' })).getAllByRole('listitem');
    expect(log).toHaveLength(8);
    expect(log[0]).toHaveTextContent('2 · 1:30云豹 引爆炸弹，赢下回合');
    expect(log[1]).toHaveTextContent('1 · 1:01赤焰 推掉防御塔');
  });

  it('LOB-09 a price of a map goes to the slip with its market', async () => {
    const total = createMarket({ key: 'm1.firstTower', group: 'm1', name: '第一局 首座防御塔' });
    const match = createMatchDetail({ markets: [total] });
    const { toggle } = await renderPanel(match, { pickedId: 'bgdz/PZDJ-0003.7/m1.firstTower:away' });
    const region = within(screen.getByRole('region', { name: '第一局 首座防御塔' }));
    expect(region.getByRole('heading', { name: '首座防御塔' })).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: '赤焰 – 云豹，第一局 首座防御塔 赤焰，赔率 1.42' }));
    expect(toggle).toHaveBeenCalledWith({
      game,
      match,
      market: total.name,
      spot: total.selections[0],
      shownAt: 1_700_000_000_000,
    });
    expect(region.getByRole('button', { name: /赔率 2.71$/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('LOB-09 the current map is first, and groups after the second are folded', async () => {
    const { container } = await renderPanel(
      live({
        maps: [createMap({ state: 'ended' }), createMap({ no: 2 })],
        markets: [
          createMarket(),
          createMarket({ key: 'm2.winner', group: 'm2', name: '第二局 独赢' }),
          createMarket({ key: 'm2.total', group: 'm2', name: '第二局 总击杀', status: 'suspended' }),
          createMarket({ key: 'm3.winner', group: 'm3', name: '第三局 独赢' }),
        ],
      }),
    );
    expect(readGroups(container)).toEqual(['第 2 局 2 open', '全场 1 open', '第 3 局 1']);
  });

  it('LOB-09 between two maps the next one is first; closed markets have no group', () => {
    const maps = [createMap({ state: 'ended' })];
    const markets = [
      createMarket({ key: 'm1.winner', group: 'm1', status: 'closed' }),
      createMarket(),
      createMarket({ key: 'm2.winner', group: 'm2' }),
    ];
    expect(groupMarkets({ maps, markets }).map(({ key }) => key)).toEqual(['m2', 'match']);
  });

  it('LOB-09 a match without markets has a message', async () => {
    await renderPanel(createMatchDetail({ state: 'ended', markets: [createMarket({ status: 'closed' })] }));
    expect(screen.getByText('暂无可投注的盘口')).toBeVisible();
  });

  it('LOB-09 a failed read keeps the last figures, with a message until the next response', async () => {
    const { refresh } = await renderPanel(createMatchDetail());
    const queryNotice = () => screen.queryByText('暂时没有新赔率，恢复更新后可投注。');
    expect(queryNotice()).toBeNull();
    await refresh(createLoss());
    expect(screen.getByText('VS')).toBeVisible();
    expect(queryNotice()).toBeVisible();
    await refresh(createMatchDetail());
    expect(queryNotice()).toBeNull();
  });

  it('LOB-09 prices without a response for 10 s have a message before any read has failed', async () => {
    const { read, advance } = await renderPanel(createMatchDetail());
    read.mockReturnValue(new Promise(() => undefined) as never);
    const queryNotice = () => screen.queryByText('暂时没有新赔率，恢复更新后可投注。');
    await advance(9_000);
    expect(queryNotice()).toBeNull();
    await advance(2_000);
    expect(queryNotice()).toBeVisible();
  });

  it('LOB-09 a first read that fails has a button to retry', async () => {
    const { refresh } = await renderPanel(createMatchDetail(), { firstError: createLoss() });
    expect(screen.queryByText('VS')).toBeNull();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    await refresh(createMatchDetail());
    expect(screen.getByText('VS')).toBeVisible();
  });

  it('LOB-09 a match that the platform has removed closes the panel; a lost connection does not', async () => {
    const { refresh, onClose } = await renderPanel(createMatchDetail());
    await refresh(createLoss());
    expect(onClose).not.toHaveBeenCalled();
    await refresh(new ApiError(6004, { endpointId: 'venue.match', requestId: 'r', serverMessage: '' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
