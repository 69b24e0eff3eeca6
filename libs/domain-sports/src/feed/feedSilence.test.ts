import { settle } from '@pavilion/testing';
import { CHANNEL, setUpPush, setUp } from '../testing/feedWorld.ts';

describe('silence', () => {
  it('F-BET-15 marks prices as stale after 30 s of silence and as current after the next message', async () => {
    const { board, server, advance, push, socket, feed } = await setUpPush();
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

  it('F-BET-15 keeps a silent board current while heartbeats arrive', async () => {
    const { board, advance, push, feed } = await setUpPush();
    for (let at = 0; at < 9; at += 1) {
      await advance(10_000);
      push({ type: 'time', time: 0 });
    }
    expect([board.getList(CHANNEL).isStale, feed.getMode()]).toEqual([false, 'push']);
  });

  it('F-BET-15 replaces an open socket that is silent', async () => {
    const { sockets, advance } = await setUpPush();
    await advance(31_000);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
  });

  it('F-BET-15 marks a board that cannot be loaded as stale in spite of heartbeats', async () => {
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

describe('network', () => {
  it('F-API-24 closes the socket when the browser is offline and opens one at once when it is online', async () => {
    const { feed, sockets, socket, wake } = await setUpPush();
    wake('offline');
    expect([feed.getMode(), sockets.length, sockets[0]?.isClosed]).toEqual(['poll', 1, true]);
    wake('online');
    socket().onOpen();
    expect([feed.getMode(), sockets.length]).toEqual(['push', 2]);
  });

  it('F-API-24 opens no socket for a hidden page that is online again', async () => {
    const { hide, wake, sockets, timerCount } = await setUpPush();
    wake('offline');
    hide(true);
    wake('online');
    expect([sockets.length, timerCount()]).toEqual([1, 0]);
  });

  it('SPT-09 replaces a socket that does not open within 10 s', async () => {
    const { feed, sockets, advance } = setUp();
    feed.subscribe(CHANNEL);
    await advance(9_999);
    expect(sockets.length).toBe(1);
    await advance(1_001);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
  });

  it('SPT-09 resync replaces a socket that is not open, and keeps an open one', async () => {
    const { feed, sockets, socket } = setUp();
    feed.subscribe(CHANNEL);
    feed.resync();
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
    socket().onOpen();
    feed.resync();
    expect(sockets.length).toBe(2);
  });
});

describe('page visibility', () => {
  it('stops timers and requests while hidden', async () => {
    const { hide, feed, socket, advance, timerCount, loadChanges, loadBoard, openSocket } = await setUpPush();
    hide(true);
    expect([feed.getMode(), socket().isClosed, timerCount()]).toEqual(['paused', true, 0]);
    await advance(600_000);
    expect([loadBoard.mock.calls.length, loadChanges.mock.calls.length, openSocket.mock.calls.length]).toEqual([
      1, 0, 1,
    ]);
  });

  it('F-BET-15 shows old prices as stale when visible again and loads a fresh board', async () => {
    const { hide, advance, board, loadBoard, sockets } = await setUpPush();
    hide(true);
    await advance(600_000);
    hide(false);
    expect(board.getList(CHANNEL).isStale).toBe(true);
    await settle();
    expect([board.getList(CHANNEL).isStale, loadBoard.mock.calls.length, sockets.length]).toEqual([false, 2, 2]);
  });

  it('SPT-09 loads nothing when the page is hidden between two attempts', async () => {
    const { hide, feed, server, socket, loadBoard } = setUp();
    server.isDown = true;
    feed.subscribe(CHANNEL);
    await settle();
    socket().onOpen();
    await settle();
    const calls = loadBoard.mock.calls.length;
    hide(true);
    expect(loadBoard.mock.calls.length).toBe(calls);
  });

  it('loads nothing for a subscription while hidden, and loads it when visible', async () => {
    const { hide, feed, loadBoard } = setUp();
    hide(true);
    feed.subscribe(CHANNEL);
    await settle();
    expect(loadBoard).not.toHaveBeenCalled();
    hide(false);
    await settle();
    expect(loadBoard).toHaveBeenCalledTimes(1);
  });

  it('resync loads every board again', async () => {
    const { feed, loadBoard } = await setUpPush();
    feed.resync();
    await settle();
    expect(loadBoard).toHaveBeenCalledTimes(2);
  });
});
