import { WebSocket } from 'ws';
import { toText } from '../support/toText.mjs';

const now = () => performance.timeOrigin + performance.now();
const STAMP = /bench (\d+\.\d+)/;

/**
 * Opens connections to one room. One of them sends messages at a given rate, and all receive them.
 *
 * @param {{ url: string, count: number, enter: (socket: WebSocket, at: number) => Promise<void>, write: (text: string) => string, beat?: string }} crowd
 *   `enter` joins the room, `write` builds a frame from a text, `beat` is sent by all connections every 10 s
 */
export async function openCrowd({ url, count, enter, write, beat }) {
  /** @type {WebSocket[]} */
  const sockets = [];
  /** @type {number[]} */
  const delays = [];
  let isReceiving = false;
  const open = async (/** @type {number} */ at) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    sockets.push(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', () => resolve(undefined));
      socket.once('error', reject);
    });
    await enter(socket, at);
    socket.on('message', (data) => {
      if (!isReceiving) return;
      const stamp = STAMP.exec(toText(data))?.[1];
      if (stamp !== undefined) delays.push(now() - Number(stamp));
    });
  };
  const A_GO = 50;
  for (let at = 0; at < count; at += A_GO)
    await Promise.all(Array.from({ length: Math.min(A_GO, count - at) }, (_, index) => open(at + index)));
  const beats = setInterval(() => {
    if (beat !== undefined) sockets.forEach((socket) => socket.send(beat));
  }, 10_000);

  return {
    /**
     * Sends messages for a time and returns the delays of delivery in milliseconds and the deliveries a second.
     *
     * @param {number} seconds @param {number} perSecond
     */
    async sendMessages(seconds, perSecond) {
      isReceiving = true;
      delays.length = 0;
      const start = performance.now();
      const total = seconds * perSecond;
      for (let sent = 0; sent < total; sent += 1) {
        const wait = start + (sent * 1_000) / perSecond - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        sockets[0]?.send(write(`bench ${now().toFixed(3)}`));
      }
      for (let late = 0; late < 50 && delays.length < total * count; late += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      isReceiving = false;
      const taken = (performance.now() - start) / 1_000;
      const received = delays.length;
      return {
        delays: [...delays],
        missing: total * count - received,
        perSecond: received / Math.max(seconds, taken - 0.1),
      };
    },
    close() {
      clearInterval(beats);
      sockets.forEach((socket) => socket.terminate());
    },
  };
}
