import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { parseJson } from '../json/parseJson.mjs';
import { forwardCall } from './forwardCalls.mjs';
import { toText } from './frameText.mjs';

const CHANNEL = 'FT.FU';

/** @typedef {import('@pavilion/domain-sports').WireBoard} WireBoard */
/** @typedef {import('@pavilion/domain-sports').WireGameInput} WireGame */
/** @typedef {import('@pavilion/domain-sports').WireOddsInput & { readonly n: number }} BenchPrice */
/** @typedef {Omit<WireGame, 'odds'> & { readonly odds: readonly BenchPrice[] }} BenchGame */
/** @typedef {Omit<WireBoard, 'games'> & { readonly games: readonly BenchGame[] }} BenchBoard its prices by name, each with its number */
/** @typedef {{ id: string, n: number, line: string, hundredths: number, ver: number }} BenchChange a price that moved, its line as it was */
/** @typedef {{ type: string, channel: string, cursor: number, compact?: boolean }} ClientFrame */
/** @typedef {Awaited<ReturnType<typeof startFeedProxy>>} FeedProxy */

/**
 * Stands before the sandbox: passes calls on and takes the place of its feed, so that a run has the rate of changes it
 * names and every page gets the same frames over a real socket: in the compact form where it asks for it, as the
 * sandbox does.
 *
 * @param {string} sandboxUrl
 * @param {Readonly<Record<string, string>>} [pages] reference pages by path; each is told its board with `show(text)`
 */
export async function startFeedProxy(sandboxUrl, pages = {}) {
  /** @type {Map<import('ws').WebSocket, { cursor: number, isCompact: boolean }>} */
  const followers = new Map();

  const server = createServer((incoming, outgoing) => {
    const page = pages[incoming.url ?? ''];
    if (page !== undefined) {
      const type = incoming.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
      return outgoing.setHeader('content-type', `${type}; charset=utf-8`).end(page);
    }
    return forwardCall(sandboxUrl, incoming, outgoing);
  });

  const sockets = new WebSocketServer({ server, path: '/ws/sport' });
  sockets.on('connection', (socket) => {
    socket.on('message', (text) => {
      const { type, channel, cursor, compact } = /** @type {ClientFrame} */ (parseJson(toText(text)));
      if (channel !== CHANNEL) return;
      if (type === 'subscribe') followers.set(socket, { cursor, isCompact: compact === true });
      else followers.delete(socket);
    });
    socket.on('close', () => followers.delete(socket));
  });

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) socket.send(JSON.stringify({ type: 'time', time: Date.now() }));
  }, 5_000);

  /** Sends one frame of changes to every page. @param {readonly BenchChange[]} changes */
  const send = (changes) => {
    for (const [socket, follower] of followers) {
      socket.send(formatFrame(follower, changes));
      follower.cursor += 1;
    }
  };

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The page that follows: where it stands, and in which form it hears; `undefined` while none does. */
    follower: () => [...followers.values()].at(-1),
    /**
     * Sends frames for a time, each at its own moment, and answers how many changes a second that was.
     *
     * @param {number} ms @param {number} everyMs @param {() => readonly BenchChange[]} next
     */
    async drive(ms, everyMs, next) {
      const start = Date.now();
      let sent = 0;
      for (let at = 0; at < ms; at += everyMs) {
        const wait = start + at - Date.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const changes = next();
        sent += changes.length;
        send(changes);
      }
      return (sent * 1000) / (Date.now() - start);
    },
    /** Cuts every socket: pages come back by themselves. */
    cut() {
      for (const socket of sockets.clients) socket.terminate();
    },
    async stop() {
      clearInterval(heartbeat);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As `WirePriceChange` names a price. @param {BenchChange} change */
const named = ({ id, line, hundredths, ver }) => [id, line, (hundredths / 100).toFixed(2), 'Y', ver];

/** A list for each version; a tick has one. @param {readonly BenchChange[]} changes */
const toCompactPrices = (changes) =>
  [...new Set(changes.map(({ ver }) => ver))].map((version) => [
    version,
    ...changes.flatMap(({ n, hundredths, ver }) => (ver === version ? [n, hundredths] : [])),
  ]);

/**
 * A frame of the feed as the sandbox writes it: prices by name, or by number, which is the form the site asks for.
 *
 * @param {{ cursor: number, isCompact: boolean }} follower @param {readonly BenchChange[]} changes
 */
export function formatFrame({ cursor, isCompact }, changes) {
  const frame = { type: 'changes', channel: CHANNEL, from: cursor, cursor: cursor + 1, time: Date.now() };
  const prices = isCompact ? { prices: [], compact: toCompactPrices(changes) } : { prices: changes.map(named) };
  return JSON.stringify({ ...frame, ...prices, games: [], added: [], leagues: [], removed: [] });
}
