// Runs inside Chromium: domain-sports as published against what one would write without it. Every variant is timed in
// turn, round after round, and its best round counts: that is the one nobody disturbed.
import { createBoardStore, createCompactPrices } from '@pavilion/domain-sports/feed';
import { makeBoard } from './loadBoard.mjs';
import { measurePayout } from './payoutTimes.mjs';
import { measureSlip } from './slipTimes.mjs';
import { fastest } from './fastest.mjs';
import { formatOdds } from '@pavilion/domain-sports';

const MATCHES = 1_000;
const CHANGES = 200;
const TICKS = 400;
/** A tick is too short for the browser's clock, so some are timed together. */
const TICKS_A_GO = 10;

/** A board of which every field counts, as `resource` method `board` answers. */
const PATTERN = {
  ...{ channel: 'FT.RB', cursor: 10, time: 1_000 },
  leagues: [{ league_id: '101', name: '联赛', region: '英格兰', icon_class: 'eng', sort: 1, isFeatured: true }],
  games: [
    {
      ...{ gameId: '1', gameType: 'FT', showType: 'RB', league_id: '101', team_h: '主队', team_c: '客队' },
      ...{ startTime: 1_000, re_time: '1H^23', isLive: 'Y', t_count: 23, se_now: '1H', HalfTime: 'N' },
      ...{ gameStatus: 'live', sc_FT_H: '1', sc_FT_C: '0' },
      odds: [{ id: '1.R.0.H', w: 'R', r: 'H', i: 0, line: '-0.5', price: '0.95', active: 'Y', ver: 1 }],
    },
  ],
};

const newStore = () => createBoardStore({ scheduleFrame: () => undefined, now: () => 5_000 });
const frameOf = (/** @type {unknown[]} */ prices) => ({
  ...{ type: 'changes', channel: 'FT.RB', from: 10, cursor: 11, time: 2_000, prices },
  ...{ games: [], added: [], leagues: [], removed: [] },
});

/** P13: a snapshot read and put in the store, against reading it alone. */
function measureSnapshot() {
  const text = JSON.stringify(makeBoard(PATTERN, MATCHES));
  const [ours, parse] = fastest(15, [() => newStore().applyBoard(JSON.parse(text)), () => JSON.parse(text)]);
  return { ours, parse };
}

/** Two hundred prices of as many matches, each moved by a cent or so. @param {string[]} ids @param {number} version */
const tickOf = (ids, version) =>
  Array.from({ length: CHANGES }, (_, at) => {
    const cents = 1 + ((at + version) % 99);
    return [ids[(at * 7_919) % ids.length], '-0.5', `0.${String(cents).padStart(2, '0')}`, 'Y', version];
  });

/** Ticks are never told twice: an old version of a price is no work. @param {(at: number) => void} run */
function manyTicks(run) {
  let at = 0;
  return () => {
    for (const end = at + TICKS_A_GO; at < end; at += 1) run(at);
  };
}

/**
 * P13: a tick of the store, against the same prices written into plain objects. P14: the same from the compact
 * text of a frame, prices by number, against objects as JSON.
 */
function measureTick() {
  const board = makeBoard(PATTERN, MATCHES);
  const odds = board.games.flatMap((game) => game.odds);
  const ids = odds.map(({ id }) => id);
  const numbers = new Map(ids.map((id, n) => [id, n]));
  const [store, compactStore, decoder] = [newStore(), newStore(), createCompactPrices()];
  store.applyBoard(board);
  const numbered = (price) => ({ ...price, n: numbers.get(price.id) });
  compactStore.applyBoard({ ...board, games: board.games.map((game) => ({ ...game, odds: game.odds.map(numbered) })) });
  const plainMap = () => new Map(odds.map((price) => [price.id, { ...price, isUp: false }]));
  const [plain, objectPlain] = [plainMap(), plainMap()];
  const write = (map, id, line, price, active, ver) => {
    const held = map.get(id);
    if (held && ver > held.ver) Object.assign(held, { line, price, active, ver, isUp: price > held.price });
  };
  const ticks = Array.from({ length: TICKS }, (_, at) => tickOf(ids, at + 2));
  const compactOf = ([id, , price, , version]) => [numbers.get(id), Math.round(Number(price) * 100), version];
  const frames = ticks.map((prices) => JSON.stringify({ ...frameOf([]), compact: prices.flatMap(compactOf) }));
  const objects = ticks.map((prices) =>
    JSON.stringify(frameOf(prices.map(([id, line, price, active, ver]) => ({ id, line, price, active, ver })))),
  );
  const changeStore = (at) => store.applyChanges(frameOf(ticks[at]));
  const writePlain = (at) => ticks[at].forEach((change) => write(plain, ...change));
  const readCompact = (at) => compactStore.applyChanges(JSON.parse(frames[at]), decoder);
  const readObjects = (at) => {
    for (const { id, line, price, active, ver } of JSON.parse(objects[at]).prices)
      write(objectPlain, id, line, price, active, ver);
  };
  const [ours, mutation, compact, object] = fastest(
    TICKS / TICKS_A_GO,
    [changeStore, writePlain, readCompact, readObjects].map(manyTicks),
  );
  if (compactStore.getPrice(ids[0])?.price !== store.getPrice(ids[0])?.price)
    throw new Error('A compact tick differs.');
  const aTick = (/** @type {number} */ go) => go / TICKS_A_GO;
  return {
    ours: aTick(ours),
    mutation: aTick(mutation),
    compact: aTick(compact),
    object: aTick(object),
    bytes: frames[0].length,
    objectBytes: objects[0].length,
  };
}

/** P17: the odds of twenty thousand cells as text. */
function measureOdds() {
  const cells = Array.from({ length: 20_000 }, (_, at) => 5_000 + ((at * 37) % 20_000));
  const malay = (price) => (price > 10_000 ? -10_000 / price : price / 10_000);
  const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [ours, fixed, international] = fastest(15, [
    () => cells.forEach((price) => formatOdds(price, 'M')),
    () => cells.forEach((price) => malay(price).toFixed(2)),
    () => cells.forEach((price) => intl.format(malay(price))),
  ]);
  return { ours, fixed, international };
}

/** All figures, milliseconds of one go. */
window.run = () => ({
  snapshot: measureSnapshot(),
  tick: measureTick(),
  slip: measureSlip(),
  payout: measurePayout(),
  odds: measureOdds(),
});
