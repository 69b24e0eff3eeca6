import { settle } from '@pavilion/testing';
import { setUp } from '../testing/feedWorld.ts';
import { createCentreStore, getCentreChannelId } from './createCentreStore.ts';
import type { CentreEvent, WireCentre } from '../entities/centreWire.ts';

const CHANNEL = getCentreChannelId('700001');

const event = (n: number, score: CentreEvent['score'] = [0, 0]): CentreEvent => ({
  n,
  at: 1_000 * n,
  clock: `1H^${n}`,
  kind: 'shotOn',
  side: 'H',
  score,
});

const centre = (over: Partial<WireCentre> = {}): WireCentre => ({
  channel: CHANNEL,
  from: 0,
  cursor: 10,
  time: 1_000,
  events: [event(1)],
  stats: [{ period: 'ALL', rows: [['goals', 0, 0]] }],
  momentum: [10],
  play: { side: 'H', act: 'attack', spots: [[700, 400]] },
  series: [{ key: 'R.H', points: [[1_000, 95, '-0.25']] }],
  match: {
    form: 'football',
    game: {
      gameId: '700001',
      gameType: 'FT',
      showType: 'RB',
      league_id: '101',
      team_h: '阿森纳',
      team_c: '利物浦',
      gameStatus: 'live',
      odds: [],
    },
    league: { league_id: '101', name: '英格兰超级联赛', region: '', icon_class: '', sort: 1, isFeatured: true },
    lineups: [],
    meetings: [],
    recent: [[], []],
  },
  ...over,
});

/** Changes from 10 to 20 with a second event and a new price. */
const changes = (over: Partial<WireCentre> = {}): WireCentre => {
  const whole = centre({
    from: 10,
    cursor: 20,
    time: 2_000,
    events: [event(2, [1, 0])],
    stats: [{ period: 'ALL', rows: [['goals', 1, 0]] }],
    series: [{ key: 'R.H', points: [[2_000, 88, '-0.25']] }],
    play: undefined,
    ...over,
  });
  return { ...whole, match: undefined };
};

async function follow() {
  const world = setUp();
  const loadCentre = jest.fn(async () => centre());
  const loadCentreChanges = jest.fn(async () => changes());
  const store = createCentreStore({ loadCentre, loadCentreChanges });
  const leave = world.feed.subscribe(CHANNEL, { source: store.source });
  await settle();
  world.socket().onOpen();
  const numbers = () => store.getState().centre?.events.map(({ n }) => n);
  return { ...world, loadCentre, loadCentreChanges, store, leave, numbers };
}

describe('createCentreStore', () => {
  it('MTC-05 loads the centre, subscribes to its channel and applies its changes', async () => {
    const { store, socket, push, numbers } = await follow();
    expect(socket().sent).toMatchObject([{ type: 'subscribe', channel: CHANNEL, cursor: 10 }]);
    const listener = jest.fn();
    store.subscribe(listener);
    push({ type: 'centre', ...changes() });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(numbers()).toEqual([1, 2]);
    expect(store.getState().centre).toMatchObject({
      time: 2_000,
      play: undefined,
      stats: [{ rows: [['goals', 1, 0]] }],
      series: [
        {
          key: 'R.H',
          points: [
            [1_000, 95, '-0.25'],
            [2_000, 88, '-0.25'],
          ],
        },
      ],
      match: { homeName: '阿森纳', status: 'live' },
      league: { name: '英格兰超级联赛' },
    });
  });

  it.each(['end', 'void'])('MTC-07 ends the match with the score of the event %s', async (kind) => {
    const { push, store } = await follow();
    push({ type: 'centre', ...changes({ events: [{ ...event(2, [2, 1]), kind }] }) });
    expect(store.getState().centre?.match).toMatchObject({
      status: 'ended',
      isLive: false,
      score: { home: { fullTime: 2 }, away: { fullTime: 1 } },
    });
  });

  it('MTC-07 ends a match of a set sport with its sets and keeps its other points', async () => {
    const { push, store, loadCentre, feed } = await follow();
    const whole = centre();
    const tennis = { gameId: '700001', gameType: 'TN', sc_game_H: '4', sc_set_A: '1', odds: [] };
    loadCentre.mockResolvedValueOnce({ ...whole, match: { ...whole.match, game: tennis } as WireCentre['match'] });
    feed.resync();
    await settle();
    push({ type: 'centre', ...changes({ events: [{ ...event(2, [2, 1]), kind: 'end' }] }) });
    expect(store.getState().centre?.match.score).toEqual({ home: { game: 4, set: 2 }, away: { set: 1 } });
  });

  it('MTC-01 shows a match of an unknown sport and time range as an in-play match of any sport', async () => {
    const { store, loadCentre, feed } = await follow();
    const whole = centre();
    const game = { gameId: '700001', gameType: 'new', odds: [] };
    loadCentre.mockResolvedValueOnce({ ...whole, match: { ...whole.match, game } as WireCentre['match'] });
    feed.resync();
    await settle();
    expect(store.getState().centre?.match).toMatchObject({ gameType: 'ALL', showType: 'RB', channel: 'ALL.RB' });
  });

  it('MTC-04 replaces the last price by one of the same time', async () => {
    const { push, store } = await follow();
    push({ type: 'centre', ...changes({ series: [{ key: 'R.H', points: [[1_000, 91, '-0.5']] }] }) });
    expect(store.getState().centre?.series).toEqual([{ key: 'R.H', points: [[1_000, 91, '-0.5']] }]);
  });

  it('MTC-04 keeps the opening, the highest, the lowest and the latest of many prices', async () => {
    const { push, store } = await follow();
    const prices = Array.from({ length: 450 }, (_, k) => (k === 100 ? 150 : k === 203 ? 60 : 90 + (k % 2)));
    for (const [k, hundredths] of prices.entries()) {
      const moved = changes({ series: [{ key: 'R.H', points: [[2_000 + k, hundredths, '-0.25']] }] });
      push({ type: 'centre', ...moved, from: 10 + k, cursor: 11 + k });
    }
    const points = store.getState().centre?.series[0]?.points ?? [];
    expect(points[0]).toEqual([1_000, 95, '-0.25']);
    expect(points.at(-1)?.[0]).toBe(2_449);
    expect([Math.max(...points.map(([, price]) => price)), Math.min(...points.map(([, price]) => price))]).toEqual([
      150, 60,
    ]);
    expect(points.length).toBeLessThanOrEqual(400);
  });

  it('MTC-04 keeps 400 prices and thins the series at the next one', async () => {
    const { push, store } = await follow();
    const countAfter = (times: readonly number[], from: number): number | undefined => {
      const series = [{ key: 'R.H', points: times.map((at) => [at, 90, '-0.25'] as const) }];
      push({ type: 'centre', ...changes({ series }), from, cursor: from + 1 });
      return store.getState().centre?.series[0]?.points.length;
    };
    const times = Array.from({ length: 399 }, (_, k) => 2_000 + k);
    // 201 of 401, and the second price, which is the first of the lowest.
    expect([countAfter(times, 10), countAfter([3_000], 11)]).toEqual([400, 202]);
  });

  it('MTC-04 adds a new series, ignores a price that is older than the last one, and keeps an unchanged series', async () => {
    const { push, store } = await follow();
    const before = store.getState().centre?.series[0];
    const latest = [
      { key: 'R.H', points: [[500, 70, '-0.25'] as const] },
      { key: 'OU.O', points: [[2_000, 80, '2.5'] as const] },
    ];
    push({ type: 'centre', ...changes({ series: latest }) });
    expect(store.getState().centre?.series).toEqual([centre().series[0], latest[1]]);
    expect(store.getState().centre?.series[0]).toBe(before);
  });

  it('MTC-05 ignores an event and a price that it has already', async () => {
    const { push, numbers, store } = await follow();
    push({ type: 'centre', ...changes({ events: [event(1), event(2)], series: centre().series }) });
    expect(numbers()).toEqual([1, 2]);
    expect(store.getState().centre?.series[0]?.points).toHaveLength(1);
  });

  it('MTC-05 loads the whole centre again after a gap, and reports it until then', async () => {
    const { push, store, loadCentre, numbers } = await follow();
    loadCentre.mockResolvedValueOnce(centre({ cursor: 40, events: [event(1), event(2), event(3)] }));
    push({ type: 'centre', ...changes({ from: 30, cursor: 40, events: [event(3)] }) });
    expect(store.getState().isCatchingUp).toBe(true);
    expect(numbers()).toEqual([1]);
    await settle();
    expect(store.getState().isCatchingUp).toBe(false);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('MTC-05 polls the changes while the socket is closed', async () => {
    const { socket, advance, loadCentreChanges, numbers } = await follow();
    socket().onClose(1006);
    await advance(2_000);
    expect(loadCentreChanges).toHaveBeenCalledWith(10, expect.anything());
    expect(numbers()).toEqual([1, 2]);
  });

  it('ignores changes of a board on its channel, and broken frames', async () => {
    const { push, numbers } = await follow();
    push({ type: 'changes', ...changes(), prices: [], games: [], added: [], leagues: [], removed: [] });
    push({ type: 'centre', channel: CHANNEL, from: 10, cursor: 20 });
    expect(numbers()).toEqual([1]);
  });

  it('is stale after a failed start, and unsubscribes at the end', async () => {
    const world = setUp();
    const loadCentre = jest.fn(async () => {
      throw new Error('down');
    });
    const store = createCentreStore({ loadCentre, loadCentreChanges: loadCentre });
    const leave = world.feed.subscribe(CHANNEL, { source: store.source });
    await settle();
    await world.advance(1_000);
    expect(store.getState()).toMatchObject({ centre: undefined, isStale: true });
    world.socket().onOpen();
    leave();
    expect(world.socket().sent).toMatchObject([{ type: 'unsubscribe', channel: CHANNEL }]);
  });
});

describe('listeners of a centre', () => {
  it('MTC-05 are not notified of a heartbeat, which changes nothing, nor after they have unsubscribed', async () => {
    const { push, store } = await follow();
    const [staying, leaving] = [jest.fn(), jest.fn()];
    store.subscribe(staying);
    store.subscribe(leaving)();
    push({ type: 'time', time: 0 });
    expect(staying).not.toHaveBeenCalled();
    push({ type: 'centre', ...changes() });
    expect([staying.mock.calls.length, leaving.mock.calls.length]).toEqual([1, 0]);
  });

  it('MTC-05 receive no centre from a first response without a match, and no gap while it is loading', async () => {
    const world = setUp();
    const store = createCentreStore({
      loadCentre: async () => ({ ...centre(), match: undefined }),
      loadCentreChanges: async () => changes(),
    });
    world.feed.subscribe(CHANNEL, { source: store.source });
    expect(store.getState().isCatchingUp).toBe(false);
    await settle();
    world.socket().onOpen();
    world.push({ type: 'centre', ...changes() });
    expect(store.getState()).toEqual({ centre: undefined, isStale: false, isCatchingUp: false });
  });
});
