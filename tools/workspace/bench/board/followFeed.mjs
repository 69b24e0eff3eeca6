// Runs inside Chromium, in the bundled reference pages.
import { parseJson } from '../../files/parseJson.mjs';

/** @typedef {import('../proxy/feedProxy.mjs').WireBoard} WireBoard */
/** @typedef {import('../proxy/feedProxy.mjs').WireGame} WireGame */
/** @typedef {{ id: string, n: number, price: number, ver: number, line: string }} HeldPrice `price` in hundredths */
/** @typedef {Readonly<Record<string, HeldPrice>>} Prices by market, rank and side */

/**
 * Subscribes to the feed of a board over a separate socket, in the format that the site requests
 * (`WireChanges.compact`): a list for each version, with the version first, then number and hundredths of each price.
 *
 * @param {{ channel: string, cursor: number }} board
 * @param {(lists: readonly (readonly number[])[]) => void} onChanges
 */
export function followFeed({ channel, cursor }, onChanges) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/sport`);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'subscribe', channel, cursor, compact: true }));
  socket.onmessage = (/** @type {MessageEvent<string>} */ { data }) => {
    const frame = /** @type {{ type: string, compact: readonly (readonly number[])[] }} */ (parseJson(data));
    if (frame.type === 'changes') onChanges(frame.compact);
  };
}

/** The fourteen prices of a collapsed row, by market and side. */
export const SHOWN = Object.entries({
  R: ['H', 'C'],
  OU: ['O', 'U'],
  M: ['H', 'N', 'C'],
  HR: ['H', 'C'],
  HOU: ['O', 'U'],
  HM: ['H', 'N', 'C'],
}).flatMap(([market, sides]) => sides.map((side) => `${market}.0.${side}`));

/** Unpacks the prices of a match of a packed board. @param {WireBoard} board @param {WireGame} game @returns {Prices} */
export function unpackPrices({ shapes = [], lines = [] }, { gameId, packed = [] }) {
  const shape = shapes[packed[0] ?? 0] ?? [];
  return Object.fromEntries(
    shape.map(([w, r, i], at) => {
      const [n = 0, price = 0, ver = 0, line = 0] = packed.slice(1 + at * 4, 5 + at * 4);
      return [`${w}.${i}.${r}`, { id: `${gameId}.${w}.${i}.${r}`, n, price, ver, line: lines[line] ?? '' }];
    }),
  );
}

/** Formats hundredths as odds. @param {number} hundredths */
export const formatHundredths = (hundredths) => (hundredths / 100).toFixed(2);
