import { WebSocketServer } from 'ws';
import { parseJson } from '../../files/parseJson.mjs';
import { forwardCall } from './forwardCalls.mjs';
import { toText } from '../support/toText.mjs';
import { createPageHandler, startServer } from '../support/startServer.mjs';

const CHANNEL = 'FT.FU';

/** @typedef {import('@pavilion/domain-sports').WireBoard} WireBoard */
/** @typedef {import('@pavilion/domain-sports').WireGameInput} WireGame */
/** @typedef {import('@pavilion/domain-sports').WireOddsInput & { readonly n: number }} BenchPrice */
/** @typedef {Omit<WireGame, 'odds'> & { readonly odds: readonly BenchPrice[] }} BenchGame */
/** @typedef {Omit<WireBoard, 'games'> & { readonly games: readonly BenchGame[] }} BenchBoard board with named prices, each with its number */
/** @typedef {{ id: string, n: number, line: string, hundredths: number, ver: number }} BenchChange a changed price with an unchanged line */
/** @typedef {{ type: string, channel: string, cursor: number, compact?: boolean }} ClientFrame */
/** @typedef {Awaited<ReturnType<typeof startFeedProxy>>} FeedProxy */

/**
 * Starts a proxy of the sandbox that forwards calls and replaces its feed. So a run controls the rate of changes, and all
 * pages receive the same frames over a real socket, in the compact format if they request it, as from the sandbox.
 *
 * @param {string} sandboxUrl
 * @param {import('../support/startServer.mjs').Pages} [pages] reference pages by path; `show(text)` passes a board to each
 */
export async function startFeedProxy(sandboxUrl, pages = {}) {
  /** @type {Map<import('ws').WebSocket, { cursor: number, isCompact: boolean }>} */
  const followers = new Map();

  const { server, url, stop } = await startServer(
    createPageHandler(pages, { onOther: (incoming, outgoing) => forwardCall(sandboxUrl, incoming, outgoing) }),
  );

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

  /** Sends one frame of changes to all pages. @param {readonly BenchChange[]} changes */
  const send = (changes) => {
    for (const [socket, follower] of followers) {
      socket.send(formatFrame(follower, changes));
      follower.cursor += 1;
    }
  };

  return {
    url,
    /** Cursor and format of the subscribed page; `undefined` if there is none. */
    follower: () => [...followers.values()].at(-1),
    /**
     * Sends frames for a time at a constant rate and returns the reached number of changes a second.
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
    /** Closes all sockets; the pages reconnect by themselves. */
    cut() {
      for (const socket of sockets.clients) socket.terminate();
    },
    async stop() {
      clearInterval(heartbeat);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await stop();
    },
  };
}

/** Converts a change to a `WirePriceChange`. @param {BenchChange} change */
const toNamedChange = ({ id, line, hundredths, ver }) => [id, line, (hundredths / 100).toFixed(2), 'Y', ver];

/** Converts changes to one list for each version; a tick has one version. @param {readonly BenchChange[]} changes */
const toCompactPrices = (changes) =>
  [...new Set(changes.map(({ ver }) => ver))].map((version) => [
    version,
    ...changes.flatMap(({ n, hundredths, ver }) => (ver === version ? [n, hundredths] : [])),
  ]);

/**
 * Formats a frame of the feed as the sandbox does: prices by name, or by number if the site requests it.
 *
 * @param {{ cursor: number, isCompact: boolean }} follower @param {readonly BenchChange[]} changes
 */
export function formatFrame({ cursor, isCompact }, changes) {
  const frame = { type: 'changes', channel: CHANNEL, from: cursor, cursor: cursor + 1, time: Date.now() };
  const prices = isCompact ? { prices: [], compact: toCompactPrices(changes) } : { prices: changes.map(toNamedChange) };
  return JSON.stringify({ ...frame, ...prices, games: [], added: [], leagues: [], removed: [] });
}
