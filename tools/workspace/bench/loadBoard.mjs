/** @typedef {import('./feedProxy.mjs').WireBoard} WireBoard */
/** @typedef {import('./feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('./feedProxy.mjs').BenchPrice} BenchPrice */
/** @typedef {import('./feedProxy.mjs').BenchChange} BenchChange */

/** The twenty prices of a match: fourteen of the first rank, which a folded row shows, and six of the second. */
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
/** Leagues that stand in the rail by name: six of Europe and one of China, however large the board is (SPT-05). */
const FEATURED_LEAGUES = 7;

/**
 * A board of as many matches of twenty prices as asked for. A real board is its pattern, so it has every field a site
 * may count on.
 *
 * @param {WireBoard} pattern @param {number} matches @returns {BenchBoard}
 */
export function makeBoard(pattern, matches) {
  const [game] = pattern.games;
  const [league] = pattern.leagues;
  if (!game || !league) throw new Error('The pattern of the board has no match.');
  const [price] = game.odds;
  if (!price) throw new Error('The match of the pattern has no price.');
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

/** Prices are numbered from 1 through the whole board. @param {string} gameId @param {number} match @param {import('@pavilion/domain-sports').WireOddsInput} pattern @returns {BenchPrice[]} */
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

/** Grows through the run, so that whoever makes ticks later is heard too; small, as versions of the sandbox are. */
let version = 1;

/**
 * Changes for a board, tick after tick: each price goes up and down by a few hundredths.
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

/** All prices of a board in an order that leaps from match to match. @param {BenchBoard} board @returns {BenchPrice[]} */
export function spreadPrices({ games }) {
  const all = games.flatMap(({ odds }) => odds);
  // A prime stride: no length of a board is a multiple of it, so every price has its turn.
  return all.flatMap((_, at) => all[(at * 7_919) % all.length] ?? []);
}

/** Prices by id, in the order of the ids. @param {BenchBoard} board @param {readonly string[]} ids @returns {BenchPrice[]} */
export function pricesById({ games }, ids) {
  const known = new Map(games.flatMap(({ odds }) => odds.map((price) => [price.id, price])));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/**
 * The prices of a board so that every other one is in view, which is far more than a spread over the whole would give.
 *
 * @param {BenchBoard} board @param {readonly string[]} visible ids of the prices in view @returns {BenchPrice[]}
 */
export function halfInView(board, visible) {
  const seen = new Set(visible);
  const all = board.games.flatMap(({ odds }) => odds);
  const [near, far] = [all.filter(({ id }) => seen.has(id)), all.filter(({ id }) => !seen.has(id))];
  return far.flatMap((price, at) => {
    const neighbour = near[(at * 7) % near.length];
    return neighbour ? [neighbour, price] : [price];
  });
}
