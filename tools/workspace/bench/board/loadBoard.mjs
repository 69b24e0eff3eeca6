/** @typedef {import('../proxy/feedProxy.mjs').WireBoard} WireBoard */
/** @typedef {import('../proxy/feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('../proxy/feedProxy.mjs').BenchPrice} BenchPrice */
/** @typedef {import('../proxy/feedProxy.mjs').BenchChange} BenchChange */

/** The twenty prices of a match: fourteen of the first rank, which a collapsed row shows, and six of the second. */
const PRICES = /** @type {const} */ ([
  ['R', 0, ['H', 'C'], '-0.5'],
  ['OU', 0, ['O', 'U'], '2.5'],
  ['M', 0, ['H', 'N', 'C'], ''],
  ['HR', 0, ['H', 'C'], '-0.25'],
  ['HOU', 0, ['O', 'U'], '1'],
  ['HM', 0, ['H', 'N', 'C'], ''],
  ['R', 1, ['H', 'C'], '-0.75'],
  ['OU', 1, ['O', 'U'], '2.75'],
  ['HR', 1, ['H', 'C'], '-0.5'],
]);
const MATCHES_A_LEAGUE = 10;
/** Leagues that the sidebar lists by name, for any size of board: six of Europe and one of China (SPT-05). */
const FEATURED_LEAGUES = 7;

/**
 * Creates a board with a given number of matches of twenty prices. A real board is the pattern, so that the result has
 * every field that a site may rely on.
 *
 * @param {WireBoard} pattern @param {number} matches @returns {BenchBoard}
 */
export function createBoard(pattern, matches) {
  const [game] = pattern.games;
  const [league] = pattern.leagues;
  if (!game || !league) throw new Error('makeBoard: the pattern has no match.');
  const [price] = game.odds;
  if (!price) throw new Error('makeBoard: the match of the pattern has no price.');
  const leagues = Array.from({ length: Math.ceil(matches / MATCHES_A_LEAGUE) }, (_, at) => ({
    ...league,
    league_id: `L${at}`,
    name: `联赛 ${at + 1}`,
    sort: at,
    isFeatured: at < FEATURED_LEAGUES,
  }));
  const games = Array.from({ length: matches }, (_, at) => {
    const gameId = String(7_000_000 + at);
    return {
      ...game,
      gameId,
      league_id: `L${Math.floor(at / MATCHES_A_LEAGUE)}`,
      startTime: (game.startTime ?? 0) + at * 1_000,
      team_h: `主队 ${at + 1}`,
      team_c: `客队 ${at + 1}`,
      odds: createPrices(gameId, at, price),
    };
  });
  return { ...pattern, leagues, games };
}

/** Creates the prices of a match, numbered from 1 through the whole board. @param {string} gameId @param {number} match @param {import('@pavilion/domain-sports').WireOddsInput} pattern @returns {BenchPrice[]} */
function createPrices(gameId, match, pattern) {
  const prices = PRICES.flatMap(([w, i, sides, line]) =>
    sides.map((r, at) => ({
      ...pattern,
      id: `${gameId}.${w}.${i}.${r}`,
      w,
      r,
      i,
      line,
      price: (0.8 + at / 10).toFixed(2),
      active: /** @type {const} */ ('Y'),
      ver: 1,
    })),
  );
  return prices.map((price, at) => ({ ...price, n: 1 + match * prices.length + at }));
}

/** Increases through the whole run, so that ticks of later generators are not outdated. Small, like versions of the sandbox. */
let version = 1;

/**
 * Creates a generator of changes, one tick after another: each price moves up and down by a few hundredths.
 *
 * @param {readonly BenchPrice[]} prices in the order in which they change
 */
export function createTicks(prices) {
  let sent = 0;
  version = prices.reduce((highest, { ver }) => Math.max(highest, ver), version);
  /** @returns {BenchChange} */
  const change = () => {
    const { id, n, line } = /** @type {BenchPrice} */ (prices[sent % prices.length]);
    const hundredths = 80 + ((sent * 37 + version) % 90);
    sent += 1;
    return { id, n, line, hundredths, ver: version };
  };
  /** @param {number} count */
  return (count) => {
    version += 1;
    return Array.from({ length: count }, change);
  };
}

/** Returns all prices of a board in an order in which neighbours belong to different matches. @param {BenchBoard} board @returns {BenchPrice[]} */
export function interleavePrices({ games }) {
  const all = games.flatMap(({ odds }) => odds);
  // The stride is a prime that no board length is a multiple of, so every price is included.
  return all.flatMap((_, at) => all[(at * 7_919) % all.length] ?? []);
}

/** Returns prices by id, in the order of the ids. @param {BenchBoard} board @param {readonly string[]} ids @returns {BenchPrice[]} */
export function listPricesById({ games }, ids) {
  const known = new Map(games.flatMap(({ odds }) => odds.map((price) => [price.id, price])));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/**
 * Returns the prices of a board in an order in which every second one is in the viewport, far more than in a spread over
 * the whole board.
 *
 * @param {BenchBoard} board @param {readonly string[]} visible ids of the prices in the viewport @returns {BenchPrice[]}
 */
export function alternateVisible(board, visible) {
  const seen = new Set(visible);
  const all = board.games.flatMap(({ odds }) => odds);
  const [near, far] = [all.filter(({ id }) => seen.has(id)), all.filter(({ id }) => !seen.has(id))];
  return far.flatMap((price, at) => {
    const neighbour = near[(at * 7) % near.length];
    return neighbour ? [neighbour, price] : [price];
  });
}
