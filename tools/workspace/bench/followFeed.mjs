// Runs inside Chromium, in the bundled reference pages.
import { parseJson } from '../json/parseJson.mjs';

/** @typedef {import('./feedProxy.mjs').WireBoard} WireBoard */
/** @typedef {import('./feedProxy.mjs').WireGame} WireGame */
/** @typedef {{ id: string, n: number, price: number, ver: number, line: string }} HeldPrice what it costs in hundredths */
/** @typedef {Readonly<Record<string, HeldPrice>>} Prices by market, rank and side */

/**
 * Follows the feed of a board over a socket of the page's own, in the form the site asks for (`WireChanges.compact`): a
 * list for each version, which leads it, then each price's number and hundredths.
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

/** The fourteen prices a folded row shows, by market and side. */
export const SHOWN = Object.entries({
  R: ['H', 'C'],
  OU: ['O', 'U'],
  M: ['H', 'N', 'C'],
  HR: ['H', 'C'],
  HOU: ['O', 'U'],
  HM: ['H', 'N', 'C'],
}).flatMap(([market, sides]) => sides.map((side) => `${market}.0.${side}`));

/** Prices of a match of a packed board as a page holds them. @param {WireBoard} board @param {WireGame} game @returns {Prices} */
export function unpackPrices({ shapes = [], lines = [] }, { gameId, packed = [] }) {
  const shape = shapes[packed[0] ?? 0] ?? [];
  return Object.fromEntries(
    shape.map(([w, r, i], at) => {
      const [n = 0, price = 0, ver = 0, line = 0] = packed.slice(1 + at * 4, 5 + at * 4);
      return [`${w}.${i}.${r}`, { id: `${gameId}.${w}.${i}.${r}`, n, price, ver, line: lines[line] ?? '' }];
    }),
  );
}

/** Hundredths as a page writes them. @param {number} hundredths */
export const oddsText = (hundredths) => (hundredths / 100).toFixed(2);
