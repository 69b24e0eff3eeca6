/**
 * A board as the sandbox packs it for the site (`sportBoard`), which every page of a comparison reads. Of the bench's boards
 * each match has the same prices, so there is one shape.
 *
 * @param {import('./feedProxy.mjs').BenchBoard} board @returns {object}
 */
export function packBoard(board) {
  /** @type {string[]} */
  const lines = [];
  const lineOf = (/** @type {string} */ line) => (lines.includes(line) ? lines.indexOf(line) : lines.push(line) - 1);
  const shapes = [board.games[0].odds.map((/** @type {any} */ { w, r, i }) => [w, r, i])];
  const games = board.games.map(({ odds, ...game }) => ({
    ...game,
    odds: [],
    packed: odds.reduce(
      (/** @type {number[]} */ all, /** @type {any} */ { n, price, active, ver, line }) => {
        all.push(n, Math.round(price * 100) * (active === 'Y' ? 1 : -1), ver, lineOf(line));
        return all;
      },
      [0],
    ),
  }));
  return { ...board, games, shapes, lines };
}

/** A board with its prices by name again, as the site reads it. @param {any} board @returns {import('./feedProxy.mjs').BenchBoard} */
export function unpackBoard({ shapes = [], lines = [], ...board }) {
  const games = board.games.map((/** @type {any} */ { packed, ...game }) => {
    if (!packed) return game;
    const odds = shapes[packed[0]].map((/** @type {any} */ [w, r, i, name], /** @type {number} */ at) => {
      const [n, hundredths, ver, line] = packed.slice(1 + at * 4, 5 + at * 4);
      const price = (Math.abs(hundredths) / 100).toFixed(2);
      const own = { id: `${game.gameId}.${w}.${i}.${r}`, w, r, i, line: lines[line], price, ver, n };
      return { ...own, active: hundredths > 0 ? 'Y' : 'N', ...(name === undefined ? {} : { name }) };
    });
    return { ...game, odds };
  });
  return { ...board, games };
}
