import type { ResponseOf } from '@pavilion/api-client';
import { settle } from '@pavilion/testing';
import { createFakeApi, createFakeSession } from '@pavilion/site-testing';
import { createFeedSocketOpener } from './createFeedSocketOpener.ts';

type PushToken = ResponseOf<'user.jwt'>;

/** WebSocket that a test opens and closes. */
class FakeSocket extends EventTarget {
  readonly sent: unknown[] = [];
  isClosed = false;
  get readyState() {
    return this.isClosed ? WebSocket.CLOSED : WebSocket.OPEN;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new CloseEvent('close', { code: 1005 }));
  }
}

function setUp({ token = '', readToken = (): PushToken | Promise<PushToken> => ({ jwt: 'push-token' }) } = {}) {
  const sockets: FakeSocket[] = [];
  const session = createFakeSession(token === '' ? undefined : { token, userId: '7' });
  const readTokenCall = jest.fn(readToken);
  const open = createFeedSocketOpener({
    session,
    api: createFakeApi({ 'user.jwt': readTokenCall }),
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  const handlers = { onOpen: jest.fn(), onMessage: jest.fn(), onClose: jest.fn() };
  const feedSocket = open(handlers);
  const [socket] = sockets;
  if (!socket) throw new Error('setUp: no socket was opened.');
  return { session, socket, feedSocket, handlers, readTokenCall };
}

describe('createFeedSocketOpener', () => {
  it('SEC-05 logs the socket of a member in before the feed sends anything', async () => {
    const { socket, feedSocket, handlers } = setUp({ token: 't' });
    handlers.onOpen.mockImplementation(() => feedSocket.send('{"type":"subscribe"}'));
    socket.dispatchEvent(new Event('open'));
    expect(handlers.onOpen).not.toHaveBeenCalled();
    await settle();
    expect(socket.sent).toEqual([{ type: 'login', token: 'push-token' }, { type: 'subscribe' }]);
  });

  it('SEC-05 sends nothing on a socket that closes while it is logged in', async () => {
    const { socket, handlers } = setUp({ token: 't' });
    socket.dispatchEvent(new Event('open'));
    socket.close();
    await settle();
    expect([socket.sent, handlers.onOpen.mock.calls]).toEqual([[], []]);
  });

  it('D1 opens the socket of a guest without a token', () => {
    const { socket, handlers, readTokenCall } = setUp();
    socket.dispatchEvent(new Event('open'));
    expect(handlers.onOpen).toHaveBeenCalledTimes(1);
    expect([socket.sent, readTokenCall.mock.calls]).toEqual([[], []]);
  });

  it('SEC-05 closes the socket without a token, so that the feed polls and reconnects', async () => {
    const { socket, handlers } = setUp({ token: 't', readToken: () => Promise.reject(new Error('offline')) });
    socket.dispatchEvent(new Event('open'));
    await settle();
    expect([handlers.onOpen.mock.calls.length, handlers.onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(['logout', 'login'] as const)('SEC-05 closes the socket at a %s, once', (change) => {
    const { session, socket, handlers } = setUp({ token: 't' });
    if (change === 'logout') session.logout();
    else session.login({ token: 'u', userId: '8' });
    session.logout();
    expect([socket.isClosed, handlers.onClose.mock.calls.length]).toEqual([true, 1]);
  });

  it('passes messages and a close of the server on, and no longer follows the session', () => {
    const { session, socket, handlers } = setUp();
    socket.dispatchEvent(new MessageEvent('message', { data: '{"type":"time"}' }));
    socket.close();
    session.login({ token: 'u', userId: '8' });
    expect([handlers.onMessage.mock.calls, handlers.onClose.mock.calls]).toEqual([[['{"type":"time"}']], [[1005]]]);
  });
});
