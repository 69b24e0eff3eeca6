/** @jest-environment jsdom */
import { createMatchStage } from './matchStage.js';

const NOW = 1_000_000;

interface Prices {
  readonly home: number;
  readonly away: number;
}

const createMatch = (prices: Prices, status = 'open') => ({
  no: 7,
  startsAt: NOW - 60_000,
  state: 'live',
  discipline: 'moba',
  bestOf: 3,
  home: '赤焰',
  away: '云豹',
  mapChance: '55.0',
  score: [1, 0],
  maps: [
    { no: 1, state: 'ended', winner: 'home', score: [14, 9], towers: [7, 4], clock: 1_600, events: [] },
    {
      no: 2,
      state: 'live',
      score: [1, 0],
      clock: 125,
      events: [{ clock: 65, kind: 'kill', side: 'home' }],
    },
  ],
  hash: 'hash',
  markets: [
    {
      key: 'winner',
      kind: 'winner',
      group: 'match',
      name: '独赢',
      status,
      selections: [
        { key: 'winner:home', name: '赤焰', price: prices.home },
        { key: 'winner:away', name: '云豹', price: prices.away },
      ],
    },
  ],
});

type Match = ReturnType<typeof createMatch>;

function openStage(first: Match) {
  let matches = [first];
  let isOnline = true;
  const openedAt = Date.now();
  const played: unknown[][] = [];
  const messages: string[] = [];
  const table = {
    state: {
      now: NOW,
      matches,
      rounds: [] as object[],
      game: { code: 'G-1', limits: { min: '1.00', max: '500.00', roundMax: '1000.00' } },
    },
    play: async (...order: unknown[]) => {
      played.push(order);
      return true;
    },
    /** Reads the state at the time of the server, unless the connection is lost. */
    refresh: async () => {
      if (isOnline) table.state = { ...table.state, now: NOW + Date.now() - openedAt };
    },
    showMessage: (text: string) => messages.push(text),
  };
  const respond = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => ({ now: NOW, matches }) };
  };
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: respond });
  Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: () => undefined });
  const stage = createMatchStage(table);
  document.body.replaceChildren(stage.element, stage.desk, ...stage.side);
  const find = <Kind extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
  return {
    stage,
    table,
    played,
    messages,
    find,
    market: () => find<HTMLButtonElement>('.match-markets [data-spot="winner:home"]'),
    /** Lets every read fail until the next match is received. */
    disconnect: () => (isOnline = false),
    connect: () => (isOnline = true),
    /** Replaces the match that the server returns, and waits until it is read. */
    async receive(next: Match) {
      isOnline = true;
      matches = [next];
      await jest.advanceTimersByTimeAsync(1_100);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('LOB-09 a live match shows maps won, score, clock and events, and the price that is picked', () => {
  const { stage, find, market } = openStage(createMatch({ home: 142, away: 271 }));
  expect(find('.match-when').textContent).toMatch(/第 2 局 · 2:05/);
  expect([...document.querySelectorAll('.map-scores tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '第 1 局149推塔 7 : 4 · 26:40',
    '第 2 局102:05',
  ]);
  expect(find('.events').textContent).toBe('2 · 1:05赤焰 击杀');
  market().click();
  expect(market().getAttribute('aria-pressed')).toBe('true');
  expect(find('.slip-price').textContent).toBe('1.42');
  stage.close();
});

it('LOB-09 B7 a price that moves is marked and shown on the slip; the bet states the price on the slip and the rule', async () => {
  const { stage, find, market, receive, played } = openStage(createMatch({ home: 142, away: 271 }));
  market().click();
  await receive(createMatch({ home: 155, away: 240 }));
  expect([market().dataset['move'], find('.slip-note').textContent]).toEqual(['up', '赔率上升，原为 1.42']);
  find<HTMLInputElement>('#stake').value = '20';
  find('[data-testid="play"]').click();
  expect(played).toEqual([[[{ spot: 'winner:home', stake: '20.00', price: 155 }], { drawNo: 7, accept: 'none' }]]);
  stage.close();
});

it('LOB-09 a suspended market takes no bets, and the slip waits for it', async () => {
  const { stage, find, market, receive } = openStage(createMatch({ home: 142, away: 271 }));
  market().click();
  await receive(createMatch({ home: 142, away: 271 }, 'suspended'));
  expect([market().disabled, market().textContent]).toEqual([true, '赤焰暂停']);
  expect(find<HTMLButtonElement>('[data-testid="play"]').disabled).toBe(true);
  await receive(createMatch({ home: 142, away: 271 }));
  expect(find<HTMLButtonElement>('[data-testid="play"]').disabled).toBe(false);
  stage.close();
});

it('LOB-09 a stake outside the limits is named, and is no bet', () => {
  const { stage, find, market, played } = openStage(createMatch({ home: 142, away: 271 }));
  market().click();
  const stake = find<HTMLInputElement>('#stake');
  for (const typed of ['0.5', '501', '', 'abc']) {
    stake.value = typed;
    stake.dispatchEvent(new Event('input'));
    expect([stake.getAttribute('aria-invalid'), find('#slip-note').textContent]).toEqual([
      'true',
      '请输入 1 至 500 的整数',
    ]);
    find('[data-testid="play"]').click();
  }
  expect(played).toEqual([]);
  stake.value = '20';
  stake.dispatchEvent(new Event('input'));
  expect([stake.getAttribute('aria-invalid'), find('#slip-note').textContent]).toEqual(['false', '']);
  stage.close();
});

it('LOB-09 prices that are not updated for three seconds take no bets until they are read again', async () => {
  const { stage, find, market, receive, disconnect } = openStage(createMatch({ home: 142, away: 271 }));
  market().click();
  const play = find<HTMLButtonElement>('[data-testid="play"]');
  disconnect();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(play.disabled).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([play.disabled, find('#slip-note').textContent]).toEqual([true, '连接中断，价格已停止更新，恢复后可继续投注']);
  await receive(createMatch({ home: 142, away: 271 }));
  expect([play.disabled, find('#slip-note').textContent]).toEqual([false, '']);
  stage.close();
});

it.each`
  isRefused | text
  ${true}   | ${'确认期间赛事发生变化，注单未成立，本金已退还。'}
  ${false}  | ${'注单已受理，赛事判定后自动结算'}
`(
  'LOB-09 B9 a bet during the match is locked for the delay, then refused is $isRefused',
  async ({ isRefused, text }) => {
    const { stage, table, find, market, messages } = openStage(createMatch({ home: 142, away: 271 }));
    const round = { requestId: 'r-1', status: 'open', match: { acceptedAt: NOW + 3_000 }, bets: [{ isRefused }] };
    await stage.show(round);
    table.state.rounds = [round];
    market().click();
    expect(find<HTMLInputElement>('#stake').disabled).toBe(true);
    expect(messages).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_400);
    expect([messages, find<HTMLInputElement>('#stake').disabled]).toEqual([[text], false]);
    stage.close();
  },
);

it('LOB-09 B9 a bet whose confirmation cannot be read stays pending until it is read', async () => {
  const { stage, table, find, messages, disconnect, connect } = openStage(createMatch({ home: 142, away: 271 }));
  const round = { requestId: 'r-1', status: 'open', match: { acceptedAt: NOW + 3_000 }, bets: [{ isRefused: false }] };
  table.state.rounds = [round];
  await stage.show(round);
  disconnect();
  await jest.advanceTimersByTimeAsync(10_000);
  expect([messages, find<HTMLInputElement>('#stake').disabled]).toEqual([[], true]);
  connect();
  table.state.rounds = [{ ...round, status: 'settled', bets: [{ isRefused: true }] }];
  await jest.advanceTimersByTimeAsync(2_000);
  expect([messages, find<HTMLInputElement>('#stake').disabled]).toEqual([
    ['确认期间赛事发生变化，注单未成立，本金已退还。'],
    false,
  ]);
  stage.close();
});

it('LOB-08 the prices of a match stay in the tab order while the first market is suspended', async () => {
  const open = createMatch({ home: 142, away: 271 });
  const addMaps = (match: Match): Match => ({
    ...match,
    markets: [
      ...match.markets,
      {
        key: 'maps',
        kind: 'maps',
        group: 'match',
        name: '总局数',
        status: 'open',
        selections: [
          { key: 'maps:over', name: '大', price: 180 },
          { key: 'maps:under', name: '小', price: 190 },
        ],
      },
    ],
  });
  const { stage, market, receive } = openStage(addMaps(open));
  const spots = () => [...document.querySelectorAll<HTMLButtonElement>('.match-markets .spot')];
  const listStops = () => spots().flatMap(({ tabIndex, dataset }) => (tabIndex === 0 ? [dataset['spot']] : []));
  spots().forEach((spot, at) => (spot.getBoundingClientRect = () => new DOMRect(at * 100, 0, 90, 90)));
  expect(listStops()).toEqual(['winner:home']);
  market().focus();
  await receive(addMaps(createMatch({ home: 142, away: 271 }, 'suspended')));
  expect(listStops()).toEqual(['maps:over']);
  const press = (key: string, init: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  spots()[3]?.focus();
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement).toBe(spots()[2]);
  expect(press('ArrowRight', { altKey: true })).toBe(true);
  expect(document.activeElement).toBe(spots()[2]);
  stage.close();
});

it.each`
  isAccepted | focused
  ${true}    | ${'.match-markets [data-spot="winner:home"]'}
  ${false}   | ${'[data-testid="play"]'}
`('LOB-08 after a bet that is accepted: $isAccepted the focus is on $focused', async ({ isAccepted, focused }) => {
  const { stage, table, find, market } = openStage(createMatch({ home: 142, away: 271 }));
  market().click();
  table.play = async () => {
    // A browser removes the focus from a disabled button; jsdom keeps it.
    find('[data-testid="play"]').blur();
    return isAccepted as boolean;
  };
  find('[data-testid="play"]').focus();
  find('[data-testid="play"]').click();
  await jest.advanceTimersByTimeAsync(0);
  expect(document.activeElement).toBe(find(focused as string));
  stage.close();
});
