import { WebSocket } from 'ws';
import type { Player } from '../player/createPlayer.ts';
import { readSocketText } from './readSocketText.ts';

/** Frame of the feed, as far as the tests read it. */
interface Frame {
  readonly type: string;
  readonly channel: string;
  readonly from: number;
  readonly cursor: number;
  readonly prices: readonly (readonly [string, ...unknown[]])[];
  readonly games: readonly { readonly gameId: string }[];
  readonly added: readonly { readonly gameId: string; readonly team_h: string }[];
  readonly removed: readonly string[];
}

/** Opens a connection to the sport feed that records received frames. */
export async function openFeedListener(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/sport`, { headers });
  const frames: Frame[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => frames.push(JSON.parse(readSocketText(data)) as Frame));
  socket.on('close', (code) => (closed = code));
  const refused = await new Promise<number | undefined>((resolve) => {
    socket.once('open', () => resolve(undefined));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => resolve(-1));
  });
  const until = async (done: () => boolean) => {
    for (let attempt = 0; attempt < 200 && !done(); attempt++) await new Promise((resolve) => setTimeout(resolve, 25));
    if (!done()) throw new Error('until: no matching frame was received.');
  };
  return {
    socket,
    frames,
    refused,
    /** Logs a member in, as the site does. */
    logIn: async (member: Player) => {
      const { jwt } = await member.call('user.jwt', {});
      socket.send(JSON.stringify({ type: 'login', token: jwt }));
    },
    until,
    closed: () => closed,
    untilClosed: async () => {
      await until(() => closed !== undefined);
      return closed;
    },
    send: (frame: object) => socket.send(JSON.stringify(frame)),
  };
}
