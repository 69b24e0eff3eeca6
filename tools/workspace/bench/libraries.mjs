import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

const ROUNDS = 15;
const CELLS = Array.from({ length: 20_000 }, (_, at) => 5000 + ((at * 37) % 20_000));

/** The built libraries against what one would write without them. */
export async function benchLibraries() {
  const { formatOdds } = await import(pathToFileURL(join(ROOT, 'libs/domain-sports/dist/esm/index.js')).href);
  const { createBoardStore } = await import(pathToFileURL(join(ROOT, 'libs/domain-sports/dist/esm/feed.js')).href);
  const malay = (/** @type {number} */ price) => (price > 10_000 ? -10_000 / price : price / 10_000);
  const ours = fastest((price) => formatOdds(price, 'M'));
  const plain = fastest((price) => malay(price).toFixed(2));
  const ratio = ours / plain;
  return [
    row('odds of 20,000 cells, exact, against Number.toFixed', `${ratio.toFixed(2)}x`, '0.50x', ratio <= 0.5),
    benchTick(createBoardStore),
  ];
}

const GAMES = 1_000;
const PRICES_A_GAME = 20;
const PRICES_A_TICK = 200;
const TICKS = 400;

/** F-BET-14: a tick of the board store against writing the same prices into plain objects. @param {Function} createBoardStore */
function benchTick(createBoardStore) {
  const oddsOf = (/** @type {number} */ game) =>
    Array.from({ length: PRICES_A_GAME }, (_, at) => ({ ...wireOdds, id: `${game}.${at}` }));
  const games = Array.from({ length: GAMES }, (_, at) => ({ ...wireGame, gameId: String(at), odds: oddsOf(at) }));
  const store = createBoardStore({ scheduleFrame: () => undefined, now: () => 5_000 });
  store.applyBoard({ ...wireBoard, games });
  const plain = new Map(games.flatMap(({ odds }) => odds.map((own) => [own.id, { ...own, isUp: Boolean(own.i) }])));
  const ticks = Array.from({ length: TICKS }, (_, at) => tickOf(at + 2));
  const mutate = (/** @type {ReturnType<typeof tickOf>} */ changes) => {
    for (const [id, line, price, active, ver] of changes) {
      const own = plain.get(id);
      if (own && ver > own.ver) Object.assign(own, { line, price, active, ver, isUp: price > own.price });
    }
  };
  const floor = fastestTick(ticks, mutate);
  const ours = fastestTick(ticks, (prices) => store.applyChanges({ ...wireChanges, prices }));
  const value = `${(ours * 1_000).toFixed(0)} / ${(floor * 1_000).toFixed(0)} us = ${(ours / floor).toFixed(2)}x`;
  return row('a tick of 200 prices in the board store, against plain objects', value, '4.00x', ours <= 4 * floor);
}

const wireOdds = { w: 'RE', r: 'H', i: 0, line: '-0.25', price: '0.95', active: 'Y', ver: 1 };
const wireGame = {
  ...{ gameType: 'FT', showType: 'RB', league_id: '101', team_h: 'Home', team_c: 'Away', startTime: 1_000 },
  ...{ re_time: '1H^23', isLive: 'Y', t_count: 23, se_now: '1H', HalfTime: 'N', gameStatus: 'live' },
  ...{ sc_FT_H: '1', sc_FT_C: '0' },
};
const wireLeague = { league_id: '101', name: 'League', region: 'Region', icon_class: 'eng', sort: 1, isFeatured: true };
const wireBoard = { channel: 'FT.RB', cursor: 10, time: 1_000, leagues: [wireLeague] };
const wireChanges = {
  channel: 'FT.RB',
  from: 10,
  cursor: 11,
  time: 2_000,
  games: [],
  added: [],
  leagues: [],
  removed: [],
};

/** Two hundred prices of as many matches, each moved by a cent or so. @param {number} version */
function tickOf(version) {
  return Array.from({ length: PRICES_A_TICK }, (_, at) => {
    const cents = 1 + ((at + version) % 99);
    const id = `${(at * 7) % GAMES}.${at % PRICES_A_GAME}`;
    return /** @type {const} */ ([id, '-0.25', `0.${String(cents).padStart(2, '0')}`, 'Y', version]);
  });
}

/** The fastest tick, milliseconds. @template Tick @param {Tick[]} ticks @param {(tick: Tick) => void} run */
function fastestTick(ticks, run) {
  const times = ticks.map((tick) => {
    const from = performance.now();
    run(tick);
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** The best of some rounds, in milliseconds. @param {(price: number) => string} format */
function fastest(format) {
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    for (const price of CELLS) format(price);
    return performance.now() - from;
  });
  return Math.min(...times);
}
