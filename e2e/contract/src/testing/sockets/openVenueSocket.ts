import { WebSocket } from 'ws';
import { until } from '../clock/until.ts';

/** Opens the socket on which a venue reports the end of a session, with the token of the venue session. */
export async function openVenueSocket(origin: string, token: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/venue/socket`);
  let closed: number | undefined;
  socket.on('close', (code) => (closed = code));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  return {
    socket,
    closed: () => closed,
    untilClosed: () =>
      until(
        async () => closed,
        (code) => code !== undefined,
      ),
  };
}
