import { createServer, request as forward } from 'node:http';
import { WebSocketServer } from 'ws';
import { VANILLA_BOARD } from './vanillaBoard.mjs';

/** Price changes a second, and how many of them one frame of the feed carries. */
const CHANGES_A_SECOND = 50;
const CHANGES_A_FRAME = 1;
const CHANNEL = 'FT.FU';

/** @typedef {{ id: string, line: string, price: string, ver: number }} BenchPrice */
/** @typedef {{ channel: string, cursor: number, time: number, leagues: any[], games: any[] }} BenchBoard */

/**
 * Stands before the sandbox: passes calls on and takes the place of its feed, so that a run has the rate of changes it
 * names and both pages get the same frames over a real socket.
 *
 * `/vanilla` is the reference page, `/vanilla/board` the board it draws: the one handed to `useBoard`.
 *
 * @param {string} sandboxUrl
 */
export async function startFeedProxy(sandboxUrl) {
  /** @type {BenchBoard | undefined} */
  let board;
  /** @type {BenchPrice[]} */
  let prices = [];
  /** @type {Map<import('ws').WebSocket, number>} */
  const followers = new Map();
  let sent = 0;

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/vanilla')
      return outgoing.setHeader('content-type', 'text/html; charset=utf-8').end(VANILLA_BOARD);
    if (incoming.url === '/vanilla/board')
      return outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(board));
    const onward = forward(
      sandboxUrl + incoming.url,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(sandboxUrl).host } },
      (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    onward.on('error', () => outgoing.destroy());
    return incoming.pipe(onward);
  });

  const sockets = new WebSocketServer({ server, path: '/ws/sport' });
  sockets.on('connection', (socket) => {
    socket.on('message', (text) => {
      const { type, channel, cursor } = JSON.parse(String(text));
      if (type === 'subscribe' && channel === CHANNEL) followers.set(socket, cursor);
      else if (channel === CHANNEL) followers.delete(socket);
    });
    socket.on('close', () => followers.delete(socket));
  });

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) socket.send(JSON.stringify({ type: 'time', time: Date.now() }));
  }, 5_000);

  const sendFrame = () => {
    if (!board || prices.length === 0) return;
    const changes = Array.from({ length: CHANGES_A_FRAME }, () => nextChange(prices, sent++));
    for (const [socket, cursor] of followers) {
      followers.set(socket, cursor + 1);
      const frame = { type: 'changes', channel: CHANNEL, from: cursor, cursor: cursor + 1, time: Date.now() };
      socket.send(JSON.stringify({ ...frame, prices: changes, games: [], added: [], leagues: [], removed: [] }));
    }
  };

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    vanillaUrl: `http://127.0.0.1:${port}/vanilla`,
    /** @param {BenchBoard} next @param {readonly string[]} visible ids of the prices in view */
    useBoard(next, visible) {
      board = next;
      prices = spread(next, new Set(visible));
    },
    /** Sends changes for a time, each at its own moment. @param {number} ms */
    async drive(ms) {
      const start = Date.now();
      const before = sent;
      const step = (1000 * CHANGES_A_FRAME) / CHANGES_A_SECOND;
      for (let at = 0; at < ms; at += step) {
        const wait = start + at - Date.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        sendFrame();
      }
      return ((sent - before) * 1000) / (Date.now() - start);
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

/**
 * The order in which prices change: every other one is in view, which is far more than a spread over the whole board
 * would give.
 *
 * @param {BenchBoard} board @param {ReadonlySet<string>} visible
 */
function spread(board, visible) {
  const all = board.games.flatMap((game) => game.odds);
  const [near, far] = [all.filter(({ id }) => visible.has(id)), all.filter(({ id }) => !visible.has(id))];
  return far.flatMap((price, at) => (near.length > 0 ? [near[(at * 7) % near.length], price] : [price]));
}

/** The next change of a price: up and down by a few hundredths. @param {BenchPrice[]} prices @param {number} at */
function nextChange(prices, at) {
  const price = /** @type {BenchPrice} */ (prices[at % prices.length]);
  price.ver += 1;
  price.price = (1 + ((at * 37) % 90) / 100).toFixed(2);
  return [price.id, price.line, price.price, 'Y', price.ver];
}
