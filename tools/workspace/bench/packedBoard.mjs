/**
 * Numbers things in the order in which they come; those that read alike are one.
 *
 * @template Thing
 */
function createNumbering() {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {Thing[]} */
  const things = [];
  const numberOf = (/** @type {Thing} */ thing) => {
    const key = JSON.stringify(thing);
    const number = numbers.get(key) ?? things.push(thing) - 1;
    numbers.set(key, number);
    return number;
  };
  return { things, numberOf };
}

const shapePriceOf = (/** @type {any} */ { w, r, i, name }) => (name === undefined ? [w, r, i] : [w, r, i, name]);

/**
 * A board as the sandbox packs it for the site (`sportBoard`), which every page of a comparison reads.
 *
 * @param {import('./feedProxy.mjs').BenchBoard} board @returns {object}
 */
export function packBoard(board) {
  const [shapes, lines] = [createNumbering(), createNumbering()];
  const games = board.games.map(({ odds, ...game }) => {
    const packed = [shapes.numberOf(odds.map(shapePriceOf))];
    for (const { n, price, active, ver, line } of odds)
      packed.push(n, Math.round(price * 100) * (active === 'Y' ? 1 : -1), ver, lines.numberOf(line));
    return { ...game, odds: [], packed };
  });
  return { ...board, games, shapes: shapes.things, lines: lines.things };
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
