import { sessionActions } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { LaunchContext } from '../launch/launchContext.ts';
import { MatchBetsContext, type MatchBetsView } from '../matchBets/matchBetsContext.ts';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesReducer, type Game } from '../state/gamesSlice.ts';
import type { Match, TableState } from '../state/tableState.ts';
import { createGame } from '../testing/createGame.ts';
import { createTableMatch } from '../testing/createMatch.ts';
import { createTable } from '../testing/createTable.ts';
import { CardRoomCard } from './CardRoomCard.tsx';
import { EsportsHead, EsportsRow } from './EsportsRow.tsx';
import { LiveTableCard } from './LiveTableCard.tsx';
import { LotteryCard } from './LotteryCard.tsx';
import type { TableCardProps } from './tableCardProps.ts';

const NOW = 1_000_000;

interface Shown {
  readonly table?: TableState;
  readonly game?: Partial<Game>;
  readonly pickedId?: string;
  readonly opened?: MatchBetsView['opened'];
}

async function renderCard(Card: ComponentType<TableCardProps>, { table, game = {}, pickedId, opened }: Shown = {}) {
  const given = createGame({ gameCode: 'T-1', name: '龙虎 A01', venueName: '揽月', ...game });
  const spies = { play: jest.fn(), onInfo: jest.fn(), toggle: jest.fn(), open: jest.fn() };
  const site = await renderWithSite(
    <LaunchContext.Provider value={spies.play}>
      <MatchBetsContext.Provider value={{ pickedId, toggle: spies.toggle, opened, open: spies.open }}>
        <Card game={given} table={table} now={NOW} onInfo={spies.onInfo} />
      </MatchBetsContext.Provider>
    </LaunchContext.Provider>,
    { messages: [gamesMessages], reducers: { games: gamesReducer as never } },
  );
  const { container } = site;
  const readTexts = (selector: string) => [...container.querySelectorAll(selector)].map((each) => each.textContent);
  return { ...site, ...spies, readTexts };
}

const rounds = (sides: string) => [...sides].map((side, no) => ({ no: String(no), values: [side] }));

describe.each([
  ['live table', LiveTableCard],
  ['card room', CardRoomCard],
  ['lottery', LotteryCard],
  ['e-sports game', EsportsRow],
])('card of a %s', (_what, Card) => {
  it('launches its game on a click and shows the rules on request', async () => {
    const { play, onInfo } = await renderCard(Card);
    await userEvent.click(screen.getByRole('button', { name: '规则与限额：龙虎 A01' }));
    expect(onInfo.mock.calls).toEqual([['T-1']]);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '进入游戏：龙虎 A01，揽月' }));
    expect(play.mock.calls).toEqual([
      [{ enName: 'bgdz', gameCode: 'T-1', name: '龙虎 A01', state: 'open', hasWallet: true }],
    ]);
  });

  it('has the name of the game and of the venue, and no mark of a closed venue', async () => {
    await renderCard(Card);
    expect(screen.getByRole('heading', { level: 3, name: '龙虎 A01' })).toBeVisible();
    expect(screen.getByText('揽月')).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveAttribute('data-closed');
    expect(screen.queryByText('维护中')).toBeNull();
    expect(screen.queryByText('地区受限')).toBeNull();
  });

  it.each([
    ['maintenance', '维护中', '地区受限'],
    ['regionLimited', '地区受限', '维护中'],
  ] as const)('in the state %s shows "%s" and not "%s"', async (venueState, shown, other) => {
    await renderCard(Card, { game: { venueState }, table: createTable() });
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(other)).toBeNull();
    expect(screen.getByRole('article')).toHaveAttribute('data-closed', 'true');
    expect(screen.getByRole('button', { name: /^进入游戏/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('has a pressed star for a favourite, which a member removes with a click', async () => {
    const { store } = await renderCard(Card, { game: { isFavourite: true } });
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    const star = screen.getByRole('button', { name: '收藏：龙虎 A01' });
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().games?.favourites['T-1']).toMatchObject({ isWanted: false, isConfirmed: true });
  });
});

describe('card of a room', () => {
  it.each([
    [0, 0, '暂无人在桌'],
    [1, 1, '1 人在桌'],
    [6, 6, '6 人在桌'],
    [9, 6, '9 人在桌'],
  ])('LOB-03 with %i players shows %i of six seats as taken', async (players, taken, text) => {
    const { container } = await renderCard(CardRoomCard, { table: createTable({ players }) });
    const seats = [...container.querySelectorAll('circle[r="6"]')];
    expect(seats).toHaveLength(6);
    expect(seats.map((seat) => seat.getAttribute('data-taken'))).toEqual(
      Array.from({ length: 6 }, (_, at) => (at < taken ? 'true' : null)),
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it('the seats are placed around the table', async () => {
    const { container } = await renderCard(CardRoomCard, { table: createTable() });
    const places = [...container.querySelectorAll('circle[r="6"]')].map((seat) =>
      ['cx', 'cy'].map((name) => Math.round(Number(seat.getAttribute(name)))),
    );
    expect(places).toEqual([
      [60, 8],
      [106, 25],
      [106, 59],
      [60, 76],
      [14, 59],
      [14, 25],
    ]);
  });

  it('LOB-03 shows the limits of a stake, the counts, the rule and the return', async () => {
    const { readTexts } = await renderCard(CardRoomCard, {
      table: createTable({ results: rounds('BBPT') }),
      game: { rule: '比大小', rtp: '97.30' },
    });
    expect(screen.getByText('单注 ¥5–20,000')).toBeVisible();
    expect(readTexts('[data-side]')).toEqual(['庄 2', '闲 1', '和 1']);
    expect(readTexts('[data-more]')).toEqual(['比大小 返还率 97.30%']);
  });

  it('LOB-03 a closed room has its limits, but neither players nor counts', async () => {
    const { readTexts } = await renderCard(CardRoomCard, {
      table: createTable({ players: 3, results: rounds('BBPT') }),
      game: { venueState: 'maintenance' },
    });
    expect(screen.getByText('单注 ¥5–20,000')).toBeVisible();
    expect(readTexts('[data-side]')).toEqual([]);
    expect(screen.queryByText('3 人在桌')).toBeNull();
  });

  it('LOB-03 a room whose state is not read has no limits and no players', async () => {
    await renderCard(CardRoomCard);
    expect(screen.queryByText(/^单注/)).toBeNull();
    expect(screen.getByText('暂无人在桌')).toBeVisible();
  });

  it.each([
    ['sicBo', 3],
    ['twoEight', 6],
    ['dragonTiger', 3],
    ['other', 0],
  ])('a table of %s has its own drawing', async (kind, shapes) => {
    const { container } = await renderCard(CardRoomCard, { table: createTable({ kind }) });
    expect(container.querySelectorAll('svg[viewBox="0 0 120 84"] :is(path, circle:not([r="6"]))')).toHaveLength(shapes);
  });
});

describe('card of a live table', () => {
  it.each([
    ['maintenance', '本场馆维护中，维护结束后即可入座。'],
    ['regionLimited', '您所在的地区暂不能进入本场馆。'],
  ] as const)(
    'LOB-03 in the state %s has a reason in place of the road and of the counts',
    async (venueState, text) => {
      const { readTexts } = await renderCard(LiveTableCard, {
        game: { venueState },
        table: createTable({ results: rounds('BP') }),
      });
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByRole('img', { name: /^大路/ })).toBeNull();
      expect(readTexts('[data-side]')).toEqual([]);
      expect(readTexts('[data-state="closed"]')).toHaveLength(1);
    },
  );

  it.each([
    [0, '', ['暂无人在桌']],
    [0, 'B', []],
    [2, '', ['2 人在桌']],
    [2, 'B', ['2 人在桌']],
  ])('LOB-03 with %i players and the results "%s" the number of players is %p', async (players, sides, texts) => {
    const { readTexts } = await renderCard(LiveTableCard, { table: createTable({ players, results: rounds(sides) }) });
    expect(readTexts('small').filter((text) => text?.endsWith('在桌'))).toEqual(texts);
  });

  it.each([
    [undefined, '开放中'],
    [1_001, '下注中 2 秒'],
    [1, '下注中 1 秒'],
    [0, '开奖中'],
  ])('LOB-03 with a draw that closes in %p ms is "%s"', async (left, text) => {
    const draw =
      left === undefined ? {} : { draw: { no: '1', closesAt: NOW + left, dueAt: NOW + left, periodMs: 60_000 } };
    const { readTexts } = await renderCard(LiveTableCard, { table: createTable(draw) });
    expect(readTexts('[data-state="open"]')).toEqual([text]);
  });

  it('LOB-03 shows the rule and the return, and no facts before its state is read', async () => {
    const { readTexts } = await renderCard(LiveTableCard, { game: { rule: '先发四张', rtp: '98.94' } });
    expect(readTexts('[data-more]')).toEqual(['先发四张 返还率 98.94%']);
    expect(screen.queryByText(/^限红/)).toBeNull();
    expect(screen.queryByText('暂无人在桌')).toBeNull();
  });
});

const match = createTableMatch({
  startsAt: NOW + 65_000,
  spots: [
    { key: 'winner:home', group: 'winner', name: '赤焰', pays: '1.42' },
    { key: 'maps2.5:over', group: 'maps', name: '大 2.5', pays: '1.86' },
    { key: 'score:2-0', group: 'score', name: '2:0' },
  ],
});
const map = (no: number, state: 'live' | 'ended', score: [number, number] = [0, 0]) => ({
  no,
  state,
  score,
  clock: 725,
});

const renderMatch = (change: Partial<Match>, options: Omit<Shown, 'table'> = {}) =>
  renderCard(EsportsRow, { ...options, table: createTable({ kind: 'moba', matches: [{ ...match, ...change }] }) });

describe('row of an e-sports game', () => {
  it.each<[string, Partial<Match>, string]>([
    ['upcoming', {}, '1:05 后开赛'],
    ['upcoming, with a map of before', { maps: [map(1, 'live')] }, '1:05 后开赛'],
    ['live, without a map', { state: 'live' }, '1:05 后开赛'],
    ['live', { state: 'live', maps: [map(1, 'ended'), map(2, 'live')] }, '第 2 局 · 12:05'],
    ['between two maps', { state: 'live', maps: [map(1, 'ended')] }, '局间休息'],
  ])('LOB-09 the time of a match that is %s is "%s"', async (_what, change, text) => {
    const { readTexts } = await renderMatch(change);
    expect(readTexts('[data-match] > div:first-child > b')).toEqual([text]);
  });

  it.each([
    [1, '一局定胜负', []],
    [3, '三局两胜', [2, 2]],
    [5, '五局三胜', [3, 3]],
  ])(
    'LOB-09 a match of up to %i maps is "%s", with marks for the maps that a win needs',
    async (bestOf, label, marks) => {
      await renderMatch({ bestOf });
      expect(screen.getByText(label)).toBeVisible();
      const lamps = screen.queryAllByRole('img', { name: /^局分/ });
      expect(lamps.map((each) => each.children.length)).toEqual(marks);
    },
  );

  it('LOB-09 the marks of a team show its maps won, and its score is that of the last map', async () => {
    const maps = [map(1, 'ended', [14, 9]), map(2, 'live', [6, 8])];
    const { readTexts } = await renderMatch({ state: 'live', score: [1, 0], maps });
    const read = (name: string) =>
      [...screen.getByRole('img', { name }).children].map((lamp) => lamp.getAttribute('data-on'));
    expect([read('局分 1'), read('局分 0')]).toEqual([
      ['true', null],
      [null, null],
    ]);
    expect(readTexts('[data-match] em')).toEqual(['6', '8']);
    expect(readTexts('[data-match] svg + b')).toEqual(['赤焰', '云豹']);
  });

  it('LOB-09 each market has its prices with the name of the selection, except the winner; an empty one has a dash', async () => {
    await renderMatch({});
    const read = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(read('独赢')).toEqual(['1.42']);
    expect(read('总局数')).toEqual(['大 2.51.86']);
    expect(read('让局')).toEqual(['—']);
    expect(read('比分')).toEqual(['2:0—']);
    expect(within(screen.getByRole('list', { name: '比分' })).getByRole('img', { name: '暂不接受投注' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: '让局' })).queryByRole('img')).toBeNull();
  });

  it('LOB-09 a click on a price selects it', async () => {
    const { toggle, play } = await renderMatch({});
    const price = screen.getByRole('button', { name: '赤焰 – 云豹，总局数 大 2.5，赔率 1.86' });
    expect(price).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(price);
    expect(toggle.mock.calls).toEqual([[expect.objectContaining({ spot: match.spots[1] })]]);
    expect(play).not.toHaveBeenCalled();
  });

  it.each([
    ['winner:home', ['true', 'false'], null],
    ['score:2-0', ['false', 'false'], 'true'],
    ['maps2.5:over', ['false', 'true'], null],
  ])('LOB-09 marks the selected price %s, also while it takes no bets', async (key, pressed, closed) => {
    const { container } = await renderMatch({}, { pickedId: `bgdz/T-1.7/${key}` });
    const prices = screen.getAllByRole('button', { name: /赔率/ });
    expect(prices.map((price) => price.getAttribute('aria-pressed'))).toEqual(pressed);
    expect(container.querySelector('[data-group] [data-closed]')?.getAttribute('data-picked')).toBe(closed);
  });

  it.each([
    ['open', false],
    ['maintenance', true],
    ['regionLimited', true],
  ] as const)('LOB-09 the prices of a venue in the state %s are disabled: %s', async (venueState, isDisabled) => {
    await renderMatch({}, { game: { venueState } });
    const price = screen.getByRole<HTMLButtonElement>('button', { name: /赔率 1\.42/ });
    expect(price.disabled).toBe(isDisabled);
  });

  it('LOB-03 shows the last three results, the newest last', async () => {
    const results = ['2-0', '2-1', '0-2', '1-2'].map((text, at) => ({ no: String(at), values: text.split('-') }));
    const { readTexts } = await renderCard(EsportsRow, { table: createTable({ kind: 'moba', results }) });
    expect(readTexts('h3 ~ small')).toEqual(['揽月', '最近结果 2:1  0:2  1:2']);
  });

  it.each([
    ['without results', createTable({ kind: 'moba' })],
    ['whose state is not read', undefined],
  ])('LOB-03 a game %s has no text of results and no match', async (_what, table) => {
    const { readTexts } = await renderCard(EsportsRow, table ? { table } : {});
    expect(readTexts('h3 ~ small')).toEqual(['揽月', '']);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('LOB-09 the columns have titles in the order of the markets', async () => {
    const { container } = await renderWithSite(<EsportsHead />, { messages: [gamesMessages] });
    const titles = [...container.querySelectorAll('[aria-hidden="true"] > div > span')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(['时间', '对阵', '独赢', '总局数', '让局', '比分']);
  });
});
