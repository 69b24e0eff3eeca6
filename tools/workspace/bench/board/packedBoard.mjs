/** @typedef {import('../proxy/feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('../proxy/feedProxy.mjs').BenchGame} BenchGame */
/** @typedef {import('../proxy/feedProxy.mjs').BenchPrice} BenchPrice */
/** @typedef {import('../proxy/feedProxy.mjs').WireBoard} WireBoard */
/** @typedef {import('../proxy/feedProxy.mjs').WireGame} WireGame */
/** @typedef {import('@pavilion/domain-sports').WireShapePrice} ShapePrice */

/**
 * Creates a numbering of values in the order of their first use; equal values have the same number.
 *
 * @template Item @returns {{ items: Item[], getNumber: (item: Item) => number }}
 */
function createNumbering() {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {Item[]} */
  const items = [];
  return {
    items,
    getNumber: (item) => {
      const key = JSON.stringify(item);
      const number = numbers.get(key) ?? items.push(item) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}

/** @param {BenchPrice} price @returns {ShapePrice} */
const toShapePrice = ({ w, r, i, name }) => (name === undefined ? [w, r, i] : [w, r, i, name]);

/** Packs a board as the sandbox does for the site (`sportBoard`); all compared pages read this format. @param {BenchBoard} board @returns {WireBoard} */
export function packBoard(board) {
  /** @type {{ items: ShapePrice[][], getNumber: (shape: ShapePrice[]) => number }} */
  const shapes = createNumbering();
  /** @type {{ items: string[], getNumber: (line: string) => number }} */
  const lines = createNumbering();
  const games = board.games.map(({ odds, ...game }) => {
    const packed = [shapes.getNumber(odds.map(toShapePrice))];
    for (const { n, price, active, ver, line } of odds)
      packed.push(n, Math.round(Number(price) * 100) * (active === 'Y' ? 1 : -1), ver, lines.getNumber(line));
    return { ...game, odds: [], packed };
  });
  return { ...board, games, shapes: shapes.items, lines: lines.items };
}

/** Unpacks a board as the site does. @param {WireBoard} board @returns {BenchBoard} */
export function unpackBoard({ shapes = [], lines = [], ...board }) {
  return { ...board, games: board.games.map((game) => unpackGame(game, shapes, lines)) };
}

/** @param {WireGame} game @param {NonNullable<WireBoard['shapes']>} shapes @param {readonly string[]} lines @returns {BenchGame} */
function unpackGame({ packed, ...game }, shapes, lines) {
  // A match whose prices have no numbers is not packed.
  if (!packed) return { ...game, odds: game.odds.map((price) => ({ ...price, n: price.n ?? 0 })) };
  const shape = shapes[packed[0] ?? 0] ?? [];
  const odds = shape.map(([w, r, i, name], at) => {
    const [n = 0, hundredths = 0, ver = 0, line = 0] = packed.slice(1 + at * 4, 5 + at * 4);
    return {
      id: `${game.gameId}.${w}.${i}.${r}`,
      w,
      r,
      i,
      line: lines[line] ?? '',
      price: (Math.abs(hundredths) / 100).toFixed(2),
      ver,
      n,
      active: hundredths > 0 ? /** @type {const} */ ('Y') : /** @type {const} */ ('N'),
      ...(name === undefined ? {} : { name }),
    };
  });
  return { ...game, odds };
}
