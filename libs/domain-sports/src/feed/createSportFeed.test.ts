import { settle } from '@pavilion/testing';
import { createCompactPrices } from '../board/createCompactPrices.ts';
import { CHANNEL, createPriceChange, setUpPush, setUp, type FakeSocket } from '../testing/feedWorld.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';

describe('push', () => {
  it('SPT-09 loads a board, then subscribes from its cursor', async () => {
    const { socket, feed, board } = await setUpPush();
    expect(socket().sent).toEqual([{ type: 'subscribe', channel: CHANNEL, cursor: 10, langx: 'zh-cn' }]);
    expect([feed.getMode(), board.getList(CHANNEL).isLoaded]).toEqual(['push', true]);
  });

  it('SPT-09 F-UI-07 resync subscribes in the language of that time', async () => {
    let langx = 'zh-cn';
    const { socket, feed } = await setUpPush({ langx: () => langx });
    langx = 'zh-tw';
    feed.resync();
    await settle();
    expect(socket().sent.slice(1)).toEqual([{ type: 'subscribe', channel: CHANNEL, cursor: 10, langx: 'zh-tw' }]);
  });

  it('SPT-09 applies a frame that follows the cursor', async () => {
    const { pushChanges, priceNow, loadBoard } = await setUpPush();
    pushChanges({ from: 10, cursor: 11, ...createPriceChange('0.97', 2) });
    expect([priceNow(), loadBoard.mock.calls.length]).toEqual([9700, 1]);
  });

  it.each`
    rule                       | from  | cursor | version | after   | boards
    ${'a known frame'}         | ${8}  | ${9}   | ${0}    | ${9500} | ${1}
    ${'a frame sent twice'}    | ${9}  | ${10}  | ${1}    | ${9500} | ${1}
    ${'a frame that overlaps'} | ${9}  | ${11}  | ${2}    | ${9900} | ${1}
    ${'a gap'}                 | ${12} | ${13}  | ${9}    | ${9500} | ${2}
  `('F-BET-13 $rule leaves the price at $after', async ({ from, cursor, version, after, boards }) => {
    const { pushChanges, priceNow, loadBoard } = await setUpPush();
    pushChanges({ from, cursor, ...createPriceChange('0.99', version) });
    await settle();
    expect([priceNow(), loadBoard.mock.calls.length]).toEqual([after, boards]);
  });

  it('F-BET-13 loads a fresh board and subscribes again after a gap', async () => {
    const { pushChanges, server, socket, priceNow } = await setUpPush();
    server.board = wireBoard({ cursor: 20 });
    pushChanges({ from: 15, cursor: 16 });
    pushChanges({ from: 16, cursor: 17 });
    await settle();
    expect(socket().sent.slice(-1)).toEqual([{ type: 'subscribe', channel: CHANNEL, cursor: 20, langx: 'zh-cn' }]);
    pushChanges({ from: 20, cursor: 21, ...createPriceChange('0.80', 5) });
    expect(priceNow()).toBe(8000);
  });

  it('loads the board again after a reset, even one with a smaller cursor', async () => {
    const { push, server, board } = await setUpPush();
    server.board = wireBoard({ cursor: 2 });
    push({ type: 'reset', channel: CHANNEL });
    await settle();
    expect(board.getCursor(CHANNEL)).toBe(2);
  });

  const EMPTY = '"from":10,"cursor":11,"prices":[],"games":[],"added":[],"leagues":[],"removed":[]';

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"type":"new"}',
    '{"type":"changes","channel":"FT.RB"}',
    '{"type":"time"}',
    ...[7, [7], [null], [[2, 7], 97]].map(
      (compact) => `{"type":"changes","channel":"FT.RB",${EMPTY},"compact":${JSON.stringify(compact)}}`,
    ),
  ])('ignores the broken frame %p', async (text) => {
    const { socket, priceNow, board } = await setUpPush();
    const cursor = board.getCursor(CHANNEL);
    expect(() => socket().onMessage(text)).not.toThrow();
    expect([priceNow(), board.getCursor(CHANNEL)]).toEqual([9500, cursor]);
  });

  it('reports the offset to the server’s clock', async () => {
    const { push, feed, clock } = await setUpPush();
    push({ type: 'time', time: clock.now() + 1234 });
    expect(feed.getClockOffset()).toBe(1234);
  });
});

describe('polling', () => {
  it('SPT-09 polls every 2 s without a socket', async () => {
    const { feed, server, advance, priceNow, loadChanges } = setUp({ withSocket: false });
    feed.subscribe(CHANNEL);
    await settle();
    server.changes = [wireChanges({ from: 10, cursor: 11, ...createPriceChange('0.97', 2) })];
    await advance(2_000);
    expect([priceNow(), feed.getMode()]).toEqual([9700, 'poll']);
    await advance(6_000);
    expect(loadChanges.mock.calls.map(([, cursor]) => cursor)).toEqual([10, 11, 11, 11]);
  });

  it('polls while the socket is closed and stops when it is open', async () => {
    const { socket, sockets, advance, feed, loadChanges } = await setUpPush();
    socket().onClose(1006);
    expect(feed.getMode()).toBe('poll');
    await advance(2_000);
    expect(loadChanges).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(2);
    socket().onOpen();
    await advance(10_000);
    expect([feed.getMode(), loadChanges.mock.calls.length]).toEqual(['push', 1]);
    expect(socket().sent).toHaveLength(1);
  });

  it('loads a board if the cursor is too old', async () => {
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

  it('loads a board if the cursor of the server is smaller', async () => {
    const { feed, server, advance, board } = setUp({ withSocket: false });
    feed.subscribe(CHANNEL);
    await settle();
    server.changes = [wireChanges({ from: 0, cursor: 1 })];
    server.board = wireBoard({ cursor: 1 });
    await advance(2_000);
    expect(board.getCursor(CHANNEL)).toBe(1);
  });

  it('retries a board at growing intervals of at most 30 s', async () => {
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

  it.each`
    rule                                                      | act
    ${'reconnects at growing intervals'}                      | ${() => undefined}
    ${'counts an open socket without a message as a failure'} | ${({ onOpen }: FakeSocket) => onOpen()}
  `('$rule', async ({ act }: { act: (socket: FakeSocket) => void }) => {
    const { feed, openSocket, advance, socket } = setUp();
    feed.subscribe(CHANNEL);
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = openSocket.mock.calls.length;
      act(socket());
      socket().onClose(1006);
      await advance(wait - 1);
      expect(openSocket.mock.calls.length).toBe(before);
      await advance(1);
      expect(openSocket.mock.calls.length).toBe(before + 1);
    }
  });

  it('SPT-09 begins with the first wait again after a message', async () => {
    const { feed, advance, socket, sockets } = setUp();
    feed.subscribe(CHANNEL);
    socket().onClose(1006);
    await advance(1_000);
    socket().onOpen();
    socket().onMessage('{"type":"time","time":0}');
    socket().onClose(1006);
    await advance(1_000);
    expect(sockets.length).toBe(3);
  });

  it('ignores messages of an older socket', async () => {
    const { socket, sockets, advance, priceNow, feed } = await setUpPush();
    const old = sockets[0] as FakeSocket;
    socket().onClose(1006);
    await advance(1_000);
    old.onOpen();
    old.onMessage(
      JSON.stringify({ type: 'changes', ...wireChanges({ from: 10, cursor: 11, ...createPriceChange('0.10', 9) }) }),
    );
    old.onClose(1006);
    expect([priceNow(), feed.getMode(), sockets.length]).toEqual([9500, 'poll', 2]);
  });
});

describe('subscriptions', () => {
  it('counts the subscribers of a channel and unsubscribes with the last', async () => {
    const { feed, socket, leave, board, loadBoard, timerCount } = await setUpPush();
    const second = feed.subscribe(CHANNEL);
    leave();
    leave();
    expect([feed.getMode(), loadBoard.mock.calls.length]).toEqual(['push', 1]);
    second();
    expect([feed.getMode(), board.getList(CHANNEL).isLoaded, timerCount()]).toEqual(['idle', false, 0]);
    expect(socket().sent.slice(-1)).toEqual([{ type: 'unsubscribe', channel: CHANNEL }]);
    expect(socket().isClosed).toBe(true);
  });

  it('subscribes to the requested matches, and to all with a fresh board once a subscriber needs all', async () => {
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

  it('SPT-09 loads one board if the subscription is widened before the first board', async () => {
    const { feed, socket, loadBoard } = setUp();
    feed.subscribe(CHANNEL, { compact: createCompactPrices(), gameIds: ['1'] });
    feed.subscribe(CHANNEL, { compact: createCompactPrices() });
    await settle();
    socket().onOpen();
    expect(loadBoard.mock.calls.map(([, signal]) => signal.aborted)).toEqual([false]);
    expect(socket().sent).toEqual([{ type: 'subscribe', channel: CHANNEL, cursor: 10, langx: 'zh-cn', compact: true }]);
  });

  it('SPT-09 requests and reads a packed board for a subscriber with a decoder', async () => {
    const { feed, server, loadBoard, priceNow } = setUp();
    feed.subscribe(CHANNEL);
    await settle();
    const packed = wireGame('700001', { odds: [], packed: [0, 7, 88, 3, 0] });
    server.board = wireBoard({ games: [packed], shapes: [[['RE', 'H', 0]]], lines: ['0.5'] });
    feed.subscribe(CHANNEL, { compact: createCompactPrices() });
    await settle();
    expect([loadBoard.mock.calls.map(([, , isCompact]) => isCompact), priceNow()]).toEqual([[false, true], 8800]);
  });

  it('SPT-09 requests a packed board for a decoder that comes while a named board is loading', async () => {
    const { feed, server, socket, loadBoard, pushChanges, priceNow } = setUp();
    // As the server does: only a packed board numbers its prices.
    loadBoard.mockImplementation(async (_channel, _signal, isCompact) =>
      isCompact
        ? wireBoard({
            games: [wireGame('700001', { odds: [], packed: [0, 7, 88, 3, 0] })],
            shapes: [[['RE', 'H', 0]]],
            lines: ['0.5'],
          })
        : server.board,
    );
    feed.subscribe(CHANNEL, { gameIds: ['700001'] });
    feed.subscribe(CHANNEL, { compact: createCompactPrices() });
    await settle();
    socket().onOpen();
    pushChanges({ from: 10, cursor: 11, compact: [[4, 7, 99]] });
    expect([socket().sent.slice(-1), priceNow()]).toMatchObject([[{ compact: true }], 9900]);
    expect(loadBoard.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
  });

  it('SPT-09 uses the compact form from the next fresh board until the channel is closed', async () => {
    const { feed, server, pushChanges, socket, loadBoard, priceNow } = await setUpPush();
    const numbered = [wireOdds('700001.RE.0.H', { n: 7 })];
    server.board = wireBoard({ games: [wireGame('700001', { odds: numbered })] });
    pushChanges({ from: 10, cursor: 11, compact: [[2, 7, 99]] });
    expect(priceNow()).toBe(9500);
    const leave = feed.subscribe(CHANNEL, { compact: createCompactPrices() });
    await settle();
    expect([loadBoard.mock.calls.length, socket().sent.slice(-1)]).toMatchObject([2, [{ compact: true }]]);
    leave();
    pushChanges({ from: 10, cursor: 12, compact: [[3, 7, 97]] });
    expect(priceNow()).toBe(9700);
  });

  it('ignores a response that arrives after the last subscriber has left', async () => {
    const { feed, board } = setUp();
    feed.subscribe(CHANNEL)();
    await settle();
    expect(board.getList(CHANNEL).isLoaded).toBe(false);
  });

  it('notifies of mode changes', async () => {
    const { feed, socket, leave } = await setUpPush();
    const modes: string[] = [];
    feed.subscribeMode(() => modes.push(feed.getMode()));
    socket().onClose(1006);
    leave();
    expect(modes).toEqual(['poll', 'idle']);
  });

  it('leaves no timer, socket or listener after dispose', async () => {
    const { feed, socket, timerCount, visibility, wakers, advance, loadBoard } = await setUpPush();
    feed.dispose();
    feed.subscribe(CHANNEL);
    feed.resync();
    await advance(100_000);
    expect([timerCount(), socket().isClosed]).toEqual([0, true]);
    expect([visibility.listeners.size, wakers.size, loadBoard.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it('treats an error of `openSocket` as a closed socket', async () => {
    const world = setUp();
    world.openSocket.mockImplementation(() => {
      throw new Error('blocked');
    });
    world.feed.subscribe(CHANNEL);
    await world.advance(2_000);
    expect([world.feed.getMode(), world.loadChanges.mock.calls.length]).toEqual(['poll', 1]);
  });
});
