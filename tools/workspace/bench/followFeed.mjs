// Runs inside Chromium, in the bundled reference pages.

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
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === 'changes') onChanges(frame.compact);
  };
}

/** The fourteen prices a folded row shows, by market and side. */
export const SHOWN = ['R', 'OU', 'M', 'HR', 'HOU', 'HM'].flatMap((market) =>
  ({ R: ['H', 'C'], HR: ['H', 'C'], OU: ['O', 'U'], HOU: ['O', 'U'], M: ['H', 'N', 'C'], HM: ['H', 'N', 'C'] })[
    market
  ].map((side) => `${market}.0.${side}`),
);

/** Prices of a match of a packed board as a page holds them, by market, rank and side: what they cost in hundredths. */
export function pricesOf({ shapes, lines }, { gameId, packed }) {
  const prices = {};
  shapes[packed[0]].forEach(([w, r, i], at) => {
    const from = 1 + at * 4;
    const [n, price, ver, line] = [packed[from], packed[from + 1], packed[from + 2], lines[packed[from + 3]]];
    prices[`${w}.${i}.${r}`] = { id: `${gameId}.${w}.${i}.${r}`, n, price, ver, line };
  });
  return prices;
}

/** Hundredths as a page writes them. */
export const oddsText = (hundredths) => (hundredths / 100).toFixed(2);
