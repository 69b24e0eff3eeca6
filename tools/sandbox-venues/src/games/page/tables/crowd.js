// Bets of the other players at a table. They are simulated, labelled so, and have no effect on results or money.

const NAMES = [
  ['云中鹤', '雲中鶴'],
  ['阿七', '阿七'],
  ['听雨', '聽雨'],
  ['小满', '小滿'],
  ['南山客', '南山客'],
  ['白露', '白露'],
  ['青禾', '青禾'],
  ['渔舟', '漁舟'],
];
const STAKES = [20, 50, 100, 200, 500, 1_000];

/** Creates numbers below a count that depend on a text only. @param {string} text */
function createNumbers(text) {
  let seed = [...text].reduce(
    (all, sign) => Math.imul(all ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  return (/** @type {number} */ count) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
  };
}

/**
 * Simulates the bets of the other players in a round. Favoured spots have smaller odds.
 *
 * @param {string} code code of the game
 * @param {number} no number of the round
 * @param {readonly { key: string, pays: number }[]} spots
 */
export function simulateCrowd(code, no, spots) {
  const below = createNumbers(`${code}:${no}`);
  const totals = new Map(
    spots.map(({ key, pays }) => {
      const players = Math.max(1, Math.round((below(60) + 20) * (200 / Math.max(200, pays))));
      return [key, { players, amount: players * (below(30) + 10) * 10 }];
    }),
  );
  const first = below(NAMES.length);
  const bets = Array.from({ length: 5 }, (_, at) => ({
    name: /** @type {[string, string]} */ (NAMES[(first + at) % NAMES.length]),
    spot: spots[below(Math.min(4, spots.length))]?.key ?? '',
    stake: STAKES[below(STAKES.length)] ?? 0,
  }));
  return { totals, bets };
}
