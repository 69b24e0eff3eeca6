import { HOT_CHANNEL, type SportFeed, type WireBoard, type WireGameInput } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { HotLive } from './HotLive.tsx';

const price = (gameId: string, w: string, [r, text]: readonly [string, string]) => ({
  id: `${gameId}.${w}.0.${r}`,
  w,
  r,
  i: 0,
  line: '',
  price: text,
  active: 'Y' as const,
  ver: 1,
});

const createMatch = (gameId: string, change: Partial<WireGameInput> = {}, market = 'RM'): WireGameInput => ({
  gameId,
  gameType: 'FT',
  showType: 'RB',
  league_id: '101',
  team_h: `主队${gameId}`,
  team_c: `客队${gameId}`,
  startTime: 0,
  isLive: 'Y',
  t_count: 23,
  se_now: '1H',
  gameStatus: 'live',
  sc_FT_H: '2',
  sc_FT_C: '1',
  odds: [
    price(gameId, market, ['H', '1.45']),
    price(gameId, market, ['N', '2.40']),
    price(gameId, market, ['C', '3.20']),
  ],
  ...change,
});

const league = { league_id: '101', name: '英格兰超级联赛', region: '', icon_class: '', sort: 1, isFeatured: true };
const createBoard = (games: readonly WireGameInput[]): WireBoard => ({
  channel: HOT_CHANNEL,
  cursor: 1,
  time: 0,
  leagues: [league],
  games,
});

async function renderMatches(games?: readonly WireGameInput[]) {
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 });
  if (games) board.applyBoard(createBoard(games));
  const events: string[] = [];
  const resync = jest.fn();
  const sportFeed: SportFeed = {
    subscribe: (channel, options) => {
      const name = `${channel} ${JSON.stringify(options)}`;
      events.push(`start ${name}`);
      return () => void events.push(`end ${name}`);
    },
    getMode: () => 'idle',
    subscribeMode: () => () => undefined,
    getClockOffset: () => 0,
    resync,
    dispose: () => undefined,
  };
  const view = await act(() =>
    renderWithSite(<HotLive />, { messages: [gamesMessages], services: { board, sportFeed } }),
  );
  return { ...view, board, events, resync };
}

const readCards = () =>
  [...document.querySelectorAll<HTMLElement>('[data-match]')].map((card) => card.dataset['match']);
const readPrices = (card: Element) => [...card.querySelectorAll('span > small + b')].map((each) => each.textContent);

describe('hot live matches', () => {
  it('GAM-04 show league, clock, score and prices, and lead to the venue', async () => {
    await renderMatches([createMatch('1')]);
    expect(screen.getByRole('region', { name: '热门直播赛事' })).toBeVisible();
    expect(screen.getByRole('link', { name: '全部滚球' })).toHaveAttribute('href', '/game/sport/crty');
    const card = screen.getByRole('link', { name: '主队1 对 客队1，去下注' });
    expect(card).toHaveAttribute('href', '/game/sport/crty');
    expect(card).toHaveTextContent(/英格兰超级联赛\s*上半场 23′主队12客队11主2\.45和3\.40客4\.20$/);
  });

  it('GAM-04 without a minute or a score are about to start at 0 : 0', async () => {
    await renderMatches([createMatch('1', { t_count: undefined, sc_FT_H: undefined, sc_FT_C: undefined })]);
    expect(screen.getByRole('link', { name: /去下注$/ })).toHaveTextContent(/即将开始主队10客队10主/);
  });

  it.each`
    period         | wire                                                                    | clock
    ${'half-time'} | ${{ se_now: 'HT', t_count: 45 }}                                        | ${'中场'}
    ${'second'}    | ${{ se_now: '2H', t_count: 45 }}                                        | ${'下半场 45′'}
    ${'the start'} | ${{ se_now: '1H', t_count: 0, sc_FT_H: undefined, sc_FT_C: undefined }} | ${'即将开始'}
    ${'unknown'}   | ${{ se_now: 'XX', t_count: undefined }}                                 | ${'XX'}
    ${'no period'} | ${{ se_now: undefined, t_count: undefined }}                            | ${'滚球'}
  `('SPT-06 GAM-04 have the clock of the board: $period', async ({ wire, clock }) => {
    await renderMatches([createMatch('1', wire as Partial<WireGameInput>)]);
    const card = screen.getByRole('link', { name: /去下注$/ });
    expect(card.querySelector('small > :last-child')).toHaveTextContent(new RegExp(`^${clock as string}$`));
  });

  it('GAM-04 without a price in play have the price of before, and a dash without both', async () => {
    await renderMatches([createMatch('1', {}, 'M'), createMatch('2', { odds: [] })]);
    const [first, second] = screen.getAllByRole('link', { name: /去下注$/ });
    expect(readPrices(first!)).toEqual(['2.45', '3.40', '4.20']);
    expect(readPrices(second!)).toEqual(['--', '--', '--']);
  });

  it('GAM-04 are the first three football matches in play', async () => {
    await renderMatches([
      createMatch('1', { gameType: 'BK' }),
      createMatch('2'),
      createMatch('3', { showType: 'FT', isLive: 'N' }),
      createMatch('4'),
      createMatch('5'),
      createMatch('6'),
    ]);
    expect(readCards()).toEqual(['2', '4', '5']);
  });

  it('GAM-04 change with the board', async () => {
    const { board } = await renderMatches([createMatch('1')]);
    const prices = [['1.RM.0.H', '', '0.50', 'Y', 2] as const];
    const changes = { channel: HOT_CHANNEL, from: 1, cursor: 2, time: 0, added: [], leagues: [], removed: [] };
    act(() => board.applyChanges({ ...changes, prices, games: [{ gameId: '1', sc_FT_C: '3' }] }));
    expect(screen.getByRole('link', { name: /去下注$/ })).toHaveTextContent(/主队12客队13主1\.50和3\.40/);
  });

  it('GAM-04 have three placeholders while they load', async () => {
    const { container } = await renderMatches();
    const grid = container.querySelector('header + div');
    expect(grid?.children).toHaveLength(3);
    expect(screen.queryByText('现在没有进行中的热门赛事')).toBeNull();
    expect(screen.queryByText('赛事加载失败')).toBeNull();
  });

  it('GAM-04 that cannot be loaded are requested again', async () => {
    const { board, container, resync } = await renderMatches();
    act(() => board.setStale(HOT_CHANNEL, true));
    expect(screen.getByText('赛事加载失败')).toBeVisible();
    expect(container.querySelector('header + div')?.children).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(resync).toHaveBeenCalledTimes(1);
    act(() => board.applyBoard(createBoard([createMatch('1')])));
    expect(screen.queryByText('赛事加载失败')).toBeNull();
    expect(readCards()).toEqual(['1']);
  });

  it('GAM-04 stay while the board is stale', async () => {
    const { board } = await renderMatches([createMatch('1')]);
    act(() => board.setStale(HOT_CHANNEL, true));
    expect(readCards()).toEqual(['1']);
    expect(screen.queryByText('赛事加载失败')).toBeNull();
  });

  it('GAM-04 have a text if there are none', async () => {
    await renderMatches([createMatch('1', { gameType: 'BK' })]);
    expect(screen.getByText('现在没有进行中的热门赛事')).toBeVisible();
    expect(readCards()).toEqual([]);
  });

  it('GAM-04 have no text for an empty list beside matches', async () => {
    await renderMatches([createMatch('1')]);
    expect(screen.queryByText('现在没有进行中的热门赛事')).toBeNull();
  });

  it('GAM-04 narrow the subscription to the shown matches, and end it with the page', async () => {
    const { board, events, unmount } = await renderMatches();
    expect(events).toEqual(['start HOT {}'.replace('HOT', HOT_CHANNEL)]);
    await act(async () => board.applyBoard(createBoard([createMatch('1'), createMatch('2')])));
    unmount();
    const [all, shown] = [`${HOT_CHANNEL} {}`, `${HOT_CHANNEL} {"gameIds":["1","2"]}`];
    expect(events).toEqual([`start ${all}`, `start ${shown}`, `end ${all}`, `end ${shown}`]);
  });
});
