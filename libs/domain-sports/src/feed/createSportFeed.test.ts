import { createBoardStore } from '../board/createBoardStore.ts';
import { type WireBoard, type WireChanges } from '../entities/wire.ts';
import { createFakeClock, settle } from '../testing/fakeClock.ts';
import { wireBoard, wireChanges } from '../testing/samples.ts';
import { createSportFeed } from './createSportFeed.ts';
import { type FeedSocketHandlers } from './feedTypes.ts';

const CHANNEL = 'FT.RB';
const HOME = '700001.RE.0.H';
const priced = (price: string, version: number) => ({ prices: [[HOME, '-0.25', price, 'Y', version] as const] });

interface FakeSocket extends FeedSocketHandlers {
  readonly sent: unknown[];
  isClosed: boolean;
}

function setUp({ withSocket = true }: { readonly withSocket?: boolean } = {}) {
  const { clock, advance, timerCount } = createFakeClock();
  const board = createBoardStore({ scheduleFrame: () => undefined, now: clock.now });
  const sockets: FakeSocket[] = [];
  const visibility = { isHidden: false, listeners: new Set<() => void>() };
  const server = { board: wireBoard(), changes: [] as WireChanges[], isDown: false };
  const loadBoard = jest.fn(async (): Promise<WireBoard> => {
    if (server.isDown) throw new Error('down');
    return server.board;
  });
  const loadChanges = jest.fn(async (_channel: string, cursor: number): Promise<WireChanges> => {
    if (server.isDown) throw new Error('down');
    return server.changes.shift() ?? wireChanges({ from: cursor, cursor });
  });
  const openSocket = jest.fn((handlers: FeedSocketHandlers) => {
    const socket: FakeSocket = { ...handlers, sent: [], isClosed: false };
    sockets.push(socket);
    return {
      send: (text: string) => void socket.sent.push(JSON.parse(text)),
      close: () => void (socket.isClosed = true),
    };
  });
  const feed = createSportFeed({
    ...{ board, loadBoard, loadChanges, clock, random: () => 1 },
    ...(withSocket ? { openSocket } : {}),
    visibility: {
      isHidden: () => visibility.isHidden,
      subscribe: (listener) => {
        visibility.listeners.add(listener);
        return () => void visibility.listeners.delete(listener);
      },
    },
  });
  const hide = (isHidden: boolean): void => {
    visibility.isHidden = isHidden;
    visibility.listeners.forEach((listener) => listener());
  };
  const socket = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;
  const push = (frame: object): void => socket().onMessage(JSON.stringify(frame));
  const pushChanges = (over: Partial<WireChanges>): void => push({ type: 'changes', ...wireChanges(over) });
  const priceNow = (): number | undefined => board.getPrice(HOME)?.price;
  return {
    ...{ feed, board, server, loadBoard, loadChanges, openSocket, socket, sockets, push, pushChanges, priceNow },
    ...{ hide, visibility, advance, timerCount, clock },
  };
}

async function pushing() {
  const world = setUp();
  const leave = world.feed.subscribe(CHANNEL);
  await settle();
  world.socket().onOpen();
  return { ...world, leave };
}

describe('push', () => {
  it('SPT-09 loads a board, then subscribes from its cursor', async () => {
    const { socket, feed, board } = await pushing();
    expect(socket().sent).toEqual([{ type: 'subscribe', channel: CHANNEL, cursor: 10, langx: 'zh-cn' }]);
    expect([feed.getMode(), board.getList(CHANNEL).isLoaded]).toEqual(['push', true]);
  });

  it('SPT-09 a frame that follows is applied', async () => {
    const { pushChanges, priceNow, loadBoard } = await pushing();
    pushChanges({ from: 10, cursor: 11, ...priced('0.97', 2) });
    expect([priceNow(), loadBoard.mock.calls.length]).toEqual([9700, 1]);
  });

  it.each`
    rule                       | from  | cursor | version | after   | boards
    ${'a frame known already'} | ${8}  | ${9}   | ${0}    | ${9500} | ${1}
    ${'a frame sent twice'}    | ${9}  | ${10}  | ${1}    | ${9500} | ${1}
    ${'a frame that overlaps'} | ${9}  | ${11}  | ${2}    | ${9900} | ${1}
    ${'a gap'}                 | ${12} | ${13}  | ${9}    | ${9500} | ${2}
  `('F-BET-13 $rule leaves the price at $after', async ({ from, cursor, version, after, boards }) => {
    const { pushChanges, priceNow, loadBoard } = await pushing();
    pushChanges({ from, cursor, ...priced('0.99', version) });
    await settle();
    expect([priceNow(), loadBoard.mock.calls.length]).toEqual([after, boards]);
  });

  it('F-BET-13 a gap is healed by a fresh board and a new subscription', async () => {
    const { pushChanges, server, socket, priceNow } = await pushing();
    server.board = wireBoard({ cursor: 20 });
    pushChanges({ from: 15, cursor: 16 });
    pushChanges({ from: 16, cursor: 17 });
    await settle();
    expect(socket().sent.slice(-1)).toEqual([{ type: 'subscribe', channel: CHANNEL, cursor: 20, langx: 'zh-cn' }]);
    pushChanges({ from: 20, cursor: 21, ...priced('0.80', 5) });
    expect(priceNow()).toBe(8000);
  });

  it('a reset takes the board again, even one with a smaller cursor', async () => {
    const { push, server, board } = await pushing();
    server.board = wireBoard({ cursor: 2 });
    push({ type: 'reset', channel: CHANNEL });
    await settle();
    expect(board.getCursor(CHANNEL)).toBe(2);
  });

  it.each(['', '{', 'null', '[]', '7', '{"type":"new"}', '{"type":"changes","channel":"FT.RB"}', '{"type":"time"}'])(
    'the broken frame %p is not heard',
    async (text) => {
      const { socket, priceNow } = await pushing();
      expect(() => socket().onMessage(text)).not.toThrow();
      expect(priceNow()).toBe(9500);
    },
  );

  it('tells the difference to the server’s clock', async () => {
    const { push, feed, clock } = await pushing();
    push({ type: 'time', time: clock.now() + 1234 });
    expect(feed.getClockOffset()).toBe(1234);
  });
});

describe('polling', () => {
  it('SPT-09 polls every two seconds where there is no socket', async () => {
    const { feed, server, advance, priceNow, loadChanges } = setUp({ withSocket: false });
    feed.subscribe(CHANNEL);
    await settle();
    server.changes = [wireChanges({ from: 10, cursor: 11, ...priced('0.97', 2) })];
    await advance(2_000);
    expect([priceNow(), feed.getMode()]).toEqual([9700, 'poll']);
    await advance(6_000);
    expect(loadChanges.mock.calls.map(([, cursor]) => cursor)).toEqual([10, 11, 11, 11]);
  });

  it('polls while the socket is down and stops when it is back', async () => {
    const { socket, sockets, advance, feed, loadChanges } = await pushing();
    socket().onClose();
    expect(feed.getMode()).toBe('poll');
    await advance(2_000);
    expect(loadChanges).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(2);
    socket().onOpen();
    await advance(10_000);
    expect([feed.getMode(), loadChanges.mock.calls.length]).toEqual(['push', 1]);
    expect(socket().sent).toHaveLength(1);
  });

  it('a cursor that is too old leads to a board', async () => {
    const { feed, server, advance, loadBoard, board } = setUp({ withSocket: false });
    feed.subscribe(CHANNEL);
    await settle();
    server.isDown = true;
    await advance(2_000);
    server.isDown = false;
    server.board = wireBoard({ cursor: 99 });
    await advance(1_000);
    expect([board.getCursor(CHANNEL), loadBoard.mock.calls.length]).toEqual([99, 2]);
  });

  it('a server that went back in time leads to a board', async () => {
    const { feed, server, advance, board } = setUp({ withSocket: false });
    feed.subscribe(CHANNEL);
    await settle();
    server.changes = [wireChanges({ from: 0, cursor: 1 })];
    server.board = wireBoard({ cursor: 1 });
    await advance(2_000);
    expect(board.getCursor(CHANNEL)).toBe(1);
  });

  it('asks for a board again at growing intervals, thirty seconds at most', async () => {
    const { feed, server, advance, loadBoard } = setUp({ withSocket: false });
    server.isDown = true;
    feed.subscribe(CHANNEL);
    await advance(15_500);
    expect(loadBoard).toHaveBeenCalledTimes(5);
    await advance(120_000);
    expect(loadBoard.mock.calls.length).toBeLessThanOrEqual(10);
    server.isDown = false;
    await advance(30_000);
    const calls = loadBoard.mock.calls.length;
    await advance(30_000);
    expect(loadBoard.mock.calls.length).toBe(calls);
  });

  it('reconnects at growing intervals', async () => {
    const { feed, openSocket, advance, socket } = setUp();
    feed.subscribe(CHANNEL);
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = openSocket.mock.calls.length;
      socket().onClose();
      await advance(wait - 1);
      expect(openSocket.mock.calls.length).toBe(before);
      await advance(1);
      expect(openSocket.mock.calls.length).toBe(before + 1);
    }
  });

  it('words of an older socket are not heard', async () => {
    const { socket, sockets, advance, priceNow, feed } = await pushing();
    const old = sockets[0] as FakeSocket;
    socket().onClose();
    await advance(1_000);
    old.onOpen();
    old.onMessage(JSON.stringify({ type: 'changes', ...wireChanges({ from: 10, cursor: 11, ...priced('0.10', 9) }) }));
    old.onClose();
    expect([priceNow(), feed.getMode(), sockets.length]).toEqual([9500, 'poll', 2]);
  });
});

describe('silence', () => {
  it('F-BET-15 thirty seconds without a word make prices stale; a word makes them current', async () => {
    const { board, server, advance, push, socket, feed } = await pushing();
    server.isDown = true;
    await advance(29_999);
    expect(board.getList(CHANNEL).isStale).toBe(false);
    await advance(1);
    expect([board.getList(CHANNEL).isStale, feed.getMode()]).toEqual([true, 'poll']);
    server.isDown = false;
    await advance(2_000);
    expect(board.getList(CHANNEL).isStale).toBe(false);
    socket().onOpen();
    push({ type: 'time', time: 0 });
  });

  it('F-BET-15 a heartbeat keeps a quiet board current', async () => {
    const { board, advance, push, feed } = await pushing();
    for (let at = 0; at < 9; at += 1) {
      await advance(10_000);
      push({ type: 'time', time: 0 });
    }
    expect([board.getList(CHANNEL).isStale, feed.getMode()]).toEqual([false, 'push']);
  });

  it('F-BET-15 an open socket that says nothing is replaced', async () => {
    const { sockets, advance } = await pushing();
    await advance(31_000);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
  });

  it('F-BET-15 a heartbeat does not hide a board that cannot be loaded', async () => {
    const { feed, server, socket, push, advance, board } = setUp();
    server.isDown = true;
    feed.subscribe(CHANNEL);
    await settle();
    socket().onOpen();
    for (let at = 0; at < 4; at += 1) {
      await advance(10_000);
      push({ type: 'time', time: 0 });
    }
    expect(board.getList(CHANNEL)).toMatchObject({ isStale: true, isLoaded: false });
  });
});

describe('hidden and awake', () => {
  it('does no work while hidden', async () => {
    const { hide, feed, socket, advance, timerCount, loadChanges, loadBoard, openSocket } = await pushing();
    hide(true);
    expect([feed.getMode(), socket().isClosed, timerCount()]).toEqual(['paused', true, 0]);
    await advance(600_000);
    expect([loadBoard.mock.calls.length, loadChanges.mock.calls.length, openSocket.mock.calls.length]).toEqual([
      1, 0, 1,
    ]);
  });

  it('F-BET-15 shows old prices as stale on waking and takes a fresh board', async () => {
    const { hide, advance, board, loadBoard, sockets } = await pushing();
    hide(true);
    await advance(600_000);
    hide(false);
    expect(board.getList(CHANNEL).isStale).toBe(true);
    await settle();
    expect([board.getList(CHANNEL).isStale, loadBoard.mock.calls.length, sockets.length]).toEqual([false, 2, 2]);
  });

  it('loads nothing when subscribed while hidden, and starts on waking', async () => {
    const { hide, feed, loadBoard } = setUp();
    hide(true);
    feed.subscribe(CHANNEL);
    await settle();
    expect(loadBoard).not.toHaveBeenCalled();
    hide(false);
    await settle();
    expect(loadBoard).toHaveBeenCalledTimes(1);
  });

  it('resync takes every board again', async () => {
    const { feed, loadBoard } = await pushing();
    feed.resync();
    await settle();
    expect(loadBoard).toHaveBeenCalledTimes(2);
  });
});

describe('subscriptions', () => {
  it('counts subscribers of a channel and leaves with the last', async () => {
    const { feed, socket, leave, board, loadBoard, timerCount } = await pushing();
    const second = feed.subscribe(CHANNEL);
    leave();
    leave();
    expect([feed.getMode(), loadBoard.mock.calls.length]).toEqual(['push', 1]);
    second();
    expect([feed.getMode(), board.getList(CHANNEL).isLoaded, timerCount()]).toEqual(['idle', false, 0]);
    expect(socket().sent.slice(-1)).toEqual([{ type: 'unsubscribe', channel: CHANNEL }]);
    expect(socket().isClosed).toBe(true);
  });

  it('subscribes to named matches, and to all with a fresh board once somebody wants all', async () => {
    const { feed, socket, loadBoard } = setUp();
    feed.subscribe(CHANNEL, { gameIds: ['1', '2'] });
    await settle();
    socket().onOpen();
    expect(socket().sent).toEqual([expect.objectContaining({ gameIds: ['1', '2'] })]);
    feed.subscribe(CHANNEL);
    await settle();
    expect(loadBoard).toHaveBeenCalledTimes(2);
    expect(socket().sent.slice(-1)).toEqual([{ type: 'subscribe', channel: CHANNEL, cursor: 10, langx: 'zh-cn' }]);
  });

  it('an answer that comes after leaving is dropped', async () => {
    const { feed, board } = setUp();
    feed.subscribe(CHANNEL)();
    await settle();
    expect(board.getList(CHANNEL).isLoaded).toBe(false);
  });

  it('tells when the mode changes', async () => {
    const { feed, socket, leave } = await pushing();
    const modes: string[] = [];
    feed.subscribeMode(() => modes.push(feed.getMode()));
    socket().onClose();
    leave();
    expect(modes).toEqual(['poll', 'idle']);
  });

  it('dispose leaves no timer, socket or listener', async () => {
    const { feed, socket, timerCount, visibility, advance, loadBoard } = await pushing();
    feed.dispose();
    feed.subscribe(CHANNEL);
    feed.resync();
    await advance(100_000);
    expect([timerCount(), socket().isClosed, visibility.listeners.size, loadBoard.mock.calls.length]).toEqual([
      0,
      true,
      0,
      1,
    ]);
  });

  it('a socket that cannot even be made is a socket that closed', async () => {
    const world = setUp();
    world.openSocket.mockImplementation(() => {
      throw new Error('blocked');
    });
    world.feed.subscribe(CHANNEL);
    await world.advance(2_000);
    expect([world.feed.getMode(), world.loadChanges.mock.calls.length]).toEqual(['poll', 1]);
  });
});
