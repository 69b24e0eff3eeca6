// Runs inside Chromium, in the bundled reference pages.

/**
 * Follows the feed of a board over a socket of the page's own.
 *
 * @param {{ channel: string, cursor: number }} board
 * @param {(changes: readonly import('./feedProxy.mjs').BenchChange[]) => void} onChanges
 */
export function followFeed({ channel, cursor }, onChanges) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/sport`);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'subscribe', channel, cursor }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === 'changes') onChanges(frame.prices);
  };
}

/** The fourteen prices a folded row shows, by market and side. */
export const SHOWN = ['R', 'OU', 'M', 'HR', 'HOU', 'HM'].flatMap((market) =>
  ({ R: ['H', 'C'], HR: ['H', 'C'], OU: ['O', 'U'], HOU: ['O', 'U'], M: ['H', 'N', 'C'], HM: ['H', 'N', 'C'] })[
    market
  ].map((side) => `${market}.0.${side}`),
);
