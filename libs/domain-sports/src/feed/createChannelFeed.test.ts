import { deferred, settle } from '@pavilion/testing';
import type { WireBoard } from '../entities/wire.ts';
import { CHANNEL, createPriceChange, setUp, setUpPush } from '../testing/feedWorld.ts';
import { wireBoard, wireChanges } from '../testing/samples.ts';

const OTHER = 'BK.RB';

describe('requested matches', () => {
  it.each`
    rule                                      | first         | second        | boards | last
    ${'another match requires a fresh board'} | ${['1']}      | ${['2']}      | ${2}   | ${['1', '2']}
    ${'one of two unknown requires one too'}  | ${['1']}      | ${['1', '2']} | ${2}   | ${['1', '2']}
    ${'a known match requires none'}          | ${['1', '2']} | ${['2']}      | ${1}   | ${['1', '2']}
    ${'a part of all matches requires none'}  | ${undefined}  | ${['2']}      | ${1}   | ${undefined}
  `('SPT-09 $rule', async ({ first, second, boards, last }) => {
    const { feed, socket, loadBoard } = setUp();
    feed.subscribe(CHANNEL, { gameIds: first as string[] });
    await settle();
    socket().onOpen();
    feed.subscribe(CHANNEL, { gameIds: second as string[] });
    await settle();
    expect([loadBoard.mock.calls.length, socket().sent.length]).toEqual([boards, boards]);
    expect((socket().sent.at(-1) as { gameIds?: readonly string[] }).gameIds).toEqual(last);
  });

  it('SPT-09 matches of a subscriber that has left are no longer requested', async () => {
    const { feed, socket, advance } = setUp();
    feed.subscribe(CHANNEL, { gameIds: ['1'] });
    const leave = feed.subscribe(CHANNEL, { gameIds: ['2'] });
    await settle();
    socket().onOpen();
    leave();
    expect(socket().sent).toMatchObject([{ gameIds: ['1', '2'] }]);
    socket().onClose(1006);
    await advance(1_000);
    socket().onOpen();
    expect(socket().sent).toMatchObject([{ gameIds: ['1'] }]);
  });
});

describe('several channels', () => {
  async function setUpTwo() {
    const world = await setUpPush();
    world.server.board = wireBoard({ channel: OTHER, games: [], leagues: [] });
    const leaveOther = world.feed.subscribe(OTHER);
    await settle();
    const staleness = () => [CHANNEL, OTHER].map((channel) => world.board.getList(channel).isStale);
    return { ...world, leaveOther, staleness };
  }

  it('SPT-09 the end of one subscription leaves the socket and the other channels open', async () => {
    const { leaveOther, socket, feed, board, pushChanges, priceNow } = await setUpTwo();
    leaveOther();
    expect(socket().sent.slice(2)).toEqual([{ type: 'unsubscribe', channel: OTHER }]);
    expect([feed.getMode(), socket().isClosed, board.getList(OTHER).isLoaded]).toEqual(['push', false, false]);
    pushChanges({ from: 10, cursor: 11, ...createPriceChange('0.97', 2) });
    expect(priceNow()).toBe(9700);
  });

  it('F-BET-15 each channel is stale 30 s after its own last message', async () => {
    const { server, advance, pushChanges, staleness } = await setUpTwo();
    server.isDown = true;
    await advance(20_000);
    pushChanges({ from: 10, cursor: 11 });
    await advance(9_999);
    expect(staleness()).toEqual([false, false]);
    await advance(1);
    expect(staleness()).toEqual([false, true]);
    await advance(19_999);
    expect(staleness()).toEqual([false, true]);
    await advance(1);
    expect(staleness()).toEqual([true, true]);
  });

  it('SPT-09 a reset of a channel without subscribers loads nothing', async () => {
    const { push, loadBoard } = await setUpPush();
    push({ type: 'reset', channel: OTHER });
    await settle();
    expect(loadBoard).toHaveBeenCalledTimes(1);
  });
});

describe('pauses', () => {
  it.each`
    ms       | boards
    ${2_000} | ${1}
    ${2_001} | ${2}
  `('SPT-09 after a pause of $ms ms the feed has loaded $boards boards', async ({ ms, boards }) => {
    const { hide, advance, loadBoard, socket } = await setUpPush();
    hide(true);
    await advance(ms as number);
    hide(false);
    await settle();
    socket().onOpen();
    expect([loadBoard.mock.calls.length, socket().sent]).toMatchObject([boards, [{ type: 'subscribe', cursor: 10 }]]);
  });

  it('SPT-09 reports a pause to the listeners of the mode until they unsubscribe', async () => {
    const { hide, feed } = await setUpPush();
    const modes: string[] = [];
    const leave = feed.subscribeMode(() => modes.push(feed.getMode()));
    hide(true);
    hide(false);
    leave();
    hide(true);
    expect(modes).toEqual(['paused', 'poll']);
  });

  it('SPT-09 resync loads nothing while the page is hidden', async () => {
    const { hide, feed, loadBoard, timerCount } = await setUpPush();
    hide(true);
    feed.resync();
    await settle();
    expect([loadBoard.mock.calls.length, timerCount()]).toEqual([1, 0]);
  });
});

describe('requests', () => {
  it('F-BET-15 two failed attempts to load the first board mark the channel as stale, one does not', async () => {
    const { feed, server, advance, board } = setUp({ withSocket: false });
    server.isDown = true;
    feed.subscribe(CHANNEL);
    await advance(999);
    expect(board.getList(CHANNEL).isStale).toBe(false);
    await advance(1);
    expect(board.getList(CHANNEL).isStale).toBe(true);
  });

  it('F-BET-15 failed attempts to load a board again mark the channel as stale only after 30 s', async () => {
    const { feed, server, advance, board } = setUp({ withSocket: false });
    feed.subscribe(CHANNEL);
    await settle();
    server.isDown = true;
    feed.resync();
    await advance(29_999);
    expect(board.getList(CHANNEL).isStale).toBe(false);
    await advance(1);
    expect(board.getList(CHANNEL).isStale).toBe(true);
  });

  it('SPT-09 waits 1 s again after the first failure that follows a success', async () => {
    const { feed, server, advance, loadBoard } = setUp({ withSocket: false });
    server.isDown = true;
    feed.subscribe(CHANNEL);
    await advance(3_000);
    server.isDown = false;
    await advance(4_000);
    server.isDown = true;
    await advance(2_000);
    const calls = loadBoard.mock.calls.length;
    await advance(1_000);
    expect(loadBoard.mock.calls.length).toBe(calls + 1);
  });

  it('SPT-09 aborts the request of a channel without subscribers and ignores its late failure', async () => {
    const { feed, loadBoard, timerCount, board } = setUp();
    const { promise, reject } = deferred<WireBoard>();
    loadBoard.mockReturnValueOnce(promise);
    feed.subscribe(CHANNEL)();
    expect(loadBoard.mock.calls[0]?.[1].aborted).toBe(true);
    reject(new Error('late'));
    await settle();
    expect([loadBoard.mock.calls.length, timerCount(), board.getList(CHANNEL).isStale]).toEqual([1, 0, false]);
  });

  it('SPT-09 ignores pushed changes while the first board is loading', async () => {
    const { feed, socket, loadBoard, pushChanges, board } = setUp();
    const { promise, resolve } = deferred<WireBoard>();
    loadBoard.mockReturnValueOnce(promise);
    feed.subscribe(CHANNEL);
    socket().onOpen();
    pushChanges({ from: 10, cursor: 11 });
    expect(board.getCursor(CHANNEL)).toBeUndefined();
    resolve(wireBoard());
    await settle();
    expect([board.getCursor(CHANNEL), loadBoard.mock.calls.length]).toEqual([10, 1]);
  });

  it('F-BET-13 loads a board after a gap in polled changes', async () => {
    const { feed, server, advance, board, priceNow } = setUp({ withSocket: false });
    feed.subscribe(CHANNEL);
    await settle();
    server.changes = [wireChanges({ from: 15, cursor: 16, ...createPriceChange('0.10', 9) })];
    server.board = wireBoard({ cursor: 20 });
    await advance(2_000);
    expect([board.getCursor(CHANNEL), priceNow()]).toEqual([20, 9500]);
  });
});

describe('the end of a feed', () => {
  it('SPT-09 a subscription that ends after dispose sends nothing', async () => {
    const { feed, socket, leave, board } = await setUpPush();
    feed.dispose();
    leave();
    expect([socket().sent.length, board.getList(CHANNEL).isLoaded]).toEqual([1, true]);
  });
});

it('SPT-09 reads the messages of another protocol with the given parser', async () => {
  const { socket, priceNow } = await setUpPush({
    readFrame: (text) =>
      text === 'ping'
        ? undefined
        : { type: 'changes', ...wireChanges({ from: 10, cursor: 11, ...createPriceChange(text, 2) }) },
  });
  socket().onMessage('ping');
  socket().onMessage('0.66');
  expect(priceNow()).toBe(6600);
});
