import type { Services } from '@pavilion/site-contract';
import type { SportFeedPorts } from '@pavilion/domain-sports';

/** Sends a text, or throws if the socket is closing. The browser would log an error and drop the text. */
function sendIfOpen(socket: WebSocket, text: string): void {
  if (socket.readyState > WebSocket.OPEN) throw new Error('createFeedSocketOpener: the socket is closed.');
  socket.send(text);
}

/**
 * Creates the function that opens the socket of the sport feed.
 *
 * A member's socket is logged in with a push token before it counts as open. A login and the end of a session close the
 * socket, so that the feed reconnects as the member or as a guest (SEC-05).
 */
export function createFeedSocketOpener({
  api,
  session,
  openSocket,
}: Pick<Services, 'api' | 'session' | 'openSocket'>): NonNullable<SportFeedPorts['openSocket']> {
  const logIn = async (socket: WebSocket) => {
    const { jwt } = await api.call('user.jwt', {});
    sendIfOpen(socket, JSON.stringify({ type: 'login', token: jwt }));
  };
  return ({ onOpen, onMessage, onClose }) => {
    const socket = openSocket('/ws/sport');
    const close = () => socket.close();
    const stopFollowing = session.subscribe(close);
    socket.addEventListener('open', () => {
      if (session.token() === '') onOpen();
      else logIn(socket).then(onOpen, close);
    });
    socket.addEventListener('message', ({ data }) => onMessage(data));
    socket.addEventListener('close', ({ code }) => {
      stopFollowing();
      onClose(code);
    });
    return { send: (text) => sendIfOpen(socket, text), close: (code) => socket.close(code) };
  };
}
