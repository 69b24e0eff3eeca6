import type { ResponseOf } from '@pavilion/api-client';
import type { CentreEvent, ChannelSource, WireCentre } from '@pavilion/domain-sports';
import { createBet } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './CentreModules.tsx';
import { createLiveBoard, createLiveGame, mockLayout, renderVenue } from '../testing/venueFixture.tsx';

const NOW = 1_763_690_400_000;

const event = (n: number, over: Partial<CentreEvent>): CentreEvent => ({
  n,
  at: NOW + n,
  clock: `1H^${n}`,
  kind: 'shotOn',
  score: [0, 0],
  ...over,
});

const centre = (over: Partial<WireCentre> = {}): WireCentre => ({
  channel: 'CENTRE.1',
  from: 0,
  cursor: 1,
  time: NOW,
  events: [
    event(1, { kind: 'period', how: '1H' }),
    event(5, { kind: 'shotOff', side: 'C', player: '萨拉赫' }),
    event(12, { kind: 'score', side: 'H', how: 'header', player: '哈弗茨', second: '萨卡', score: [1, 0] }),
    event(20, { kind: 'unknownKind', side: 'H' }),
  ],
  stats: [
    {
      period: 'ALL',
      rows: [
        ['goals', 1, 0],
        ['shots', 4, 2],
      ],
    },
    {
      period: '1H',
      rows: [
        ['goals', 1, 0],
        ['shots', 4, 2],
      ],
    },
  ],
  momentum: [20, 30, -10, 40],
  play: {
    side: 'H',
    act: 'danger',
    spots: [
      [700, 200],
      [860, 150],
    ],
  },
  series: [
    {
      key: 'M.H',
      points: [
        [NOW, 145, ''],
        [NOW + 60_000, 120, ''],
      ],
    },
  ],
  match: {
    form: 'football',
    game: createLiveGame('1', { home: '阿森纳', away: '利物浦' }),
    league: { league_id: '101', name: '英格兰超级联赛', region: '', icon_class: '', sort: 1, isFeatured: true },
    lineups: [
      { formation: '4-4-2', starters: [{ number: 1, name: '拉亚', row: 0 }], substitutes: [] },
      { formation: '4-3-3', starters: [{ number: 1, name: '阿利松', row: 0, isOff: true }], substitutes: [] },
    ],
    meetings: [{ at: NOW - 8e9, home: '利物浦', away: '阿森纳', score: [0, 2] }],
    recent: [[{ at: NOW - 1e9, home: '阿森纳', away: '曼城', score: [1, 1] }], []],
  },
  ...over,
});

/** Opens the page of the match with a centre, on a feed that the test drives. */
async function openMatch(first: WireCentre = centre(), options: Parameters<typeof renderVenue>[0] = {}) {
  mockLayout();
  let source: ChannelSource | undefined;
  const view = await renderVenue({
    path: '/game/sport/crty?game=1',
    ...options,
    handlers: { 'sport.centre': () => first as ResponseOf<'sport.centre'>, ...options.handlers },
    feed: {
      subscribe: (_channel, { source: own } = {}) => {
        if (own) {
          source = own;
          void own.load(new AbortController().signal, false).then((whole) => act(() => own.apply(whole, undefined)));
        }
        return () => undefined;
      },
    },
  });
  await screen.findByRole('region', { name: '事件' });
  const push = (changes: Partial<WireCentre>) =>
    act(() => source?.applyChanges({ ...centre(), match: undefined, from: 1, cursor: 2, ...changes }, undefined));
  return { ...view, push };
}

const getModule = (name: string) => within(screen.getByRole('region', { name }));

describe('match centre', () => {
  it('MTC-02 lists scores and periods first, and all events on request', async () => {
    await openMatch();
    const events = getModule('事件');
    expect(events.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '12′阿森纳 头球破门 哈弗茨 · 助攻 萨卡1-0',
      expect.stringContaining('上半场开始'),
    ]);
    await userEvent.click(events.getByRole('radio', { name: '全部' }));
    expect(events.getAllByRole('listitem')).toHaveLength(3);
    expect(events.getByText(/萨拉赫/).textContent).toBe('利物浦 射偏 萨拉赫');
  });

  it('MTC-03 describes the play in words, and again when it moves', async () => {
    const { push } = await openMatch();
    const play = getModule('场上');
    expect(play.getByText('阿森纳 逼近禁区（左路）')).toBeVisible();
    expect(document.querySelector('[data-drawing="football"] [data-ball]')).toHaveStyle({
      transform: 'translate(90.3px, 10.2px)',
    });
    push({ play: { side: 'C', act: 'build', spots: [[700, 500]] } });
    expect(play.getByText('利物浦 组织进攻（中路）')).toBeVisible();
    push({ play: undefined });
    expect(play.getByText('比赛暂停中')).toBeVisible();
  });

  it('MTC-05 shows pushed events and statistics', async () => {
    const { push } = await openMatch();
    push({
      events: [event(30, { kind: 'score', side: 'C', how: 'shot', player: '努涅斯', score: [1, 1] })],
      stats: [
        {
          period: 'ALL',
          rows: [
            ['goals', 1, 1],
            ['shots', 4, 3],
          ],
        },
        { period: '1H', rows: [] },
      ],
    });
    expect(getModule('事件').getAllByRole('listitem')[0]).toHaveTextContent('30′利物浦 进球 努涅斯1-1');
    const goals = document.querySelector('[data-stat="goals"]');
    expect(goals).toHaveTextContent('进球11');
  });

  it('MTC-04 shows momentum, prices, line-ups, meetings and form with texts', async () => {
    await openMatch();
    expect(getModule('攻势').getByText('最近 4 分钟，阿森纳占优 3 分钟，利物浦占优 1 分钟')).toBeVisible();
    expect(getModule('赔率走势').getByText('开 2.45 高 2.45 低 2.20')).toBeVisible();
    expect(getModule('阵容').getByText('4-4-2 对 4-3-3')).toBeVisible();
    expect(getModule('阵容').getByText('阿利松', { exact: false })).toHaveTextContent('已罚下');
    expect(getModule('交锋').getByText('近 1 次：阿森纳 1 胜 0 平 0 负')).toBeVisible();
    expect(getModule('近况').getByText('平')).toBeVisible();
  });

  it('MTC-04 shows the handicap of the away side in the odds type of the player', async () => {
    const points = [
      [NOW, 95, '-0.25'],
      [NOW + 60_000, 88, '-0.5'],
    ] as const;
    await openMatch(centre({ series: [{ key: 'R.C', points }] }));
    const prices = getModule('赔率走势');
    expect(prices.getByText('开 0.95 高 0.95 低 0.88')).toBeVisible();
    const rows = prices.getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent))).toEqual([
      ['+0/0.5', '0.95'],
      ['+0.5', '0.88'],
    ]);
  });

  it('MTC-04 counts baskets as made and tried, and describes the shots of the quarter', async () => {
    const basketball = centre({
      events: [
        event(1, { kind: 'period', how: 'Q1', clock: 'Q1^10:00' }),
        event(2, {
          kind: 'score',
          how: 'three',
          points: 3,
          side: 'H',
          clock: 'Q1^09:40',
          spot: [700, 300],
          score: [3, 0],
        }),
        event(3, { kind: 'miss', how: 'two', side: 'C', clock: 'Q1^09:20', spot: [100, 500], score: [3, 0] }),
      ],
      stats: [
        {
          period: 'ALL',
          rows: [
            ['points', 3, 0],
            ['fieldGoals', 1, 0],
            ['fieldGoalsTried', 1, 1],
          ],
        },
        { period: 'Q1', rows: [] },
      ],
      momentum: [3],
      match: { ...centre().match!, form: 'basketball', lineups: [] },
    });
    await openMatch(basketball);
    expect(document.querySelector('[data-stat="fieldGoals"]')).toHaveTextContent('投篮1/10/1');
    expect(getModule('场上').getByText('本节投篮：阿森纳 命中 1/1，利物浦 命中 0/1')).toBeVisible();
    expect(getModule('分差走势').getByText('阿森纳领先 3 分，最大领先 3 分')).toBeVisible();
    expect(getModule('事件').getAllByRole('listitem')[0]).toHaveTextContent('9:20利物浦 两分不中');
    expect(screen.queryByRole('region', { name: '阵容' })).toBeNull();
  });

  it('MTC-03 describes the last point of a court, and lists the last ten acts in words', async () => {
    const createPoint = (n: number, over: Partial<CentreEvent> = {}) =>
      event(n, { kind: 'point', how: 'winner', side: 'C', clock: 'S1', part: [15, 0], ...over });
    const tennis = centre({
      events: [
        event(1, { kind: 'period', how: 'S1', clock: 'S1' }),
        ...Array.from({ length: 11 }, (_, at) => createPoint(at + 2)),
        createPoint(20, { how: 'ace', side: 'H', clock: 'S2', part: [40, 15] }),
        event(21, { kind: 'unknownKind', side: 'C', clock: 'S2' }),
      ],
      match: { ...centre().match!, form: 'tennis', lineups: [] },
    });
    const { push } = await openMatch(tennis);
    const play = getModule('场上');
    expect(play.getByText('阿森纳 发球直接得分 40:15')).toBeVisible();
    await userEvent.click(play.getByRole('radio', { name: '文字' }));
    const acts = () => play.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(acts()).toHaveLength(10);
    expect(acts().slice(0, 2)).toEqual(['第 2 盘阿森纳 发球直接得分', '第 1 盘利物浦 制胜球']);
    push({ events: [createPoint(30, { how: 'error', clock: 'S2', part: undefined })] });
    expect(play.getByText('利物浦 对手失误', { selector: 'strong' })).toBeVisible();
  });

  it('MTC-03 a court shows no point before the first one', async () => {
    await openMatch(centre({ events: [], match: { ...centre().match!, form: 'rally', lineups: [] } }));
    const play = getModule('场上');
    expect(play.getByText('比赛开始后显示')).toBeVisible();
  });

  it('MTC-07 shows result, events and own bets of a match that has left the boards', async () => {
    const { match } = centre();
    const ended = centre({
      play: undefined,
      match: {
        ...match!,
        game: { ...createLiveGame('9', { home: '切尔西', away: '埃弗顿' }), isLive: 'N', gameStatus: 'ended' },
      },
    });
    const bet = createBet({ ticketId: 'T9', gameId: '9', status: 'settled' });
    await openMatch(ended, {
      path: '/game/sport/crty?game=9',
      handlers: {
        'record.betRecordList': ({ status }) =>
          status === 'settled' ? { total: 1, list: [bet] } : { total: 0, list: [] },
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('切尔西 - 埃弗顿');
    expect(getModule('场上').getByText('比赛已结束')).toBeVisible();
    expect(await screen.findByRole('region', { name: '本场我的注单' })).toHaveTextContent('T9');
  });
});

describe('settlement while the match page is open', () => {
  it('MTC-07 shows the settled bets of a match in play', async () => {
    const [own, settling] = ['T5', 'T6'].map((id) =>
      createBet({ betId: id, ticketId: id, gameId: '1', status: 'settled' }),
    );
    await openMatch(centre(), {
      handlers: {
        // A bet may be in both lists, because they are not read at the same moment.
        'record.betRecordList': ({ status }) =>
          status === 'settled' ? { total: 2, list: [own!, settling!] } : { total: 1, list: [settling!] },
      },
    });
    const bets = await screen.findByRole('region', { name: '本场我的注单' });
    await waitFor(() => expect(within(bets).getAllByText(/^注单号/)).toHaveLength(2));
  });

  it('MTC-07 shows the end of the match and keeps the last state of the board', async () => {
    const { push, board } = await openMatch();
    const change = { channel: 'FT.RB', time: NOW, prices: [], added: [], leagues: [] };
    const score = { sc_FT_H: '2', sc_FT_C: '1', sc_HT_H: '1', sc_HT_C: '0' };
    const games = [{ gameId: '1', gameStatus: 'ended', isLive: 'N', ...score } as const];
    act(() => board.applyChanges({ ...change, from: 1, cursor: 2, games, removed: [] }));
    push({ play: undefined, events: [event(95, { kind: 'end', clock: '2H^95', score: [2, 1] })] });
    expect(getModule('场上').getByText('比赛已结束')).toBeVisible();
    act(() => board.applyChanges({ ...change, from: 2, cursor: 3, games: [], removed: ['1'] }));
    expect(screen.getByRole('row', { name: '阿森纳 1 1 2' })).toBeInTheDocument();
  });
});

describe('markets of the match page', () => {
  it('MTC-01 finds markets by initials, and folds a market for the sport', async () => {
    const { board } = await openMatch();
    act(() => board.applyBoard({ ...createLiveBoard(), channel: 'GAME.1' }));
    const listMarkets = () =>
      [...document.querySelectorAll('[data-market]')].map((box) => box.getAttribute('data-market'));
    expect(listMarkets()).toEqual(['RE', 'ROU', 'RM']);
    await userEvent.click(screen.getByRole('button', { name: '全场让球', expanded: true }));
    expect(document.querySelector('[data-price="1.RE.0.H"]')).not.toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: '找盘口' }), 'dy');
    expect(listMarkets()).toEqual(['RM']);
    await userEvent.keyboard('{Escape}');
    expect(listMarkets()).toHaveLength(3);
    expect(document.querySelector('[data-price="1.RE.0.H"]')).not.toBeVisible();
  });
});
