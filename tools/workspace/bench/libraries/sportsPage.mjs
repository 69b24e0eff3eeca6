// Runs inside Chromium: domain-sports as published, compared with hand-written code. The variants are timed in turn over
// several rounds, and the best round of each counts, because it has the least disturbance by other load.
import { createBoardStore, createCompactPrices } from '@pavilion/domain-sports/feed';
import { parseJson } from '../../files/parseJson.mjs';
import { createBoard } from '../board/loadBoard.mjs';
import { measurePayout } from './payoutTimes.mjs';
import { measureSlip } from './slipTimes.mjs';
import { measureFastest } from './measureFastest.mjs';
import { formatOdds, parsePrice } from '@pavilion/domain-sports';

/** @typedef {import('@pavilion/domain-sports').WireBoard} WireBoard */
/** @typedef {import('@pavilion/domain-sports').WireOddsInput} WireOdds */
/** @typedef {import('@pavilion/domain-sports').WireChanges} WireChanges */
/** @typedef {import('@pavilion/domain-sports').WirePriceChange} WirePriceChange */
/** @typedef {ReturnType<typeof createBoardStore>} BoardStore */
/** @typedef {Pick<WireOdds, 'id' | 'line' | 'price' | 'active' | 'ver'>} MovedPrice a changed price as an object in JSON */
/** @typedef {Map<string, MovedPrice & { isUp: boolean }>} PlainPrices */

const MATCHES = 1_000;
const CHANGES = 200;
const TICKS = 400;
/** Ticks that are timed together, because one tick is too short for the browser's clock. */
const TICKS_A_GO = 10;
const FRAME_ROUNDS = 7;

/** A board with all fields of the `resource` method `board`. @type {WireBoard} */
const PATTERN = {
  channel: 'FT.RB',
  cursor: 10,
  time: 1_000,
  leagues: [{ league_id: '101', name: '联赛', region: '英格兰', icon_class: 'eng', sort: 1, isFeatured: true }],
  games: [
    {
      gameId: '1',
      gameType: 'FT',
      showType: 'RB',
      league_id: '101',
      team_h: '主队',
      team_c: '客队',
      startTime: 1_000,
      re_time: '1H^23',
      isLive: 'Y',
      t_count: 23,
      se_now: '1H',
      HalfTime: 'N',
      gameStatus: 'live',
      sc_FT_H: '1',
      sc_FT_C: '0',
      odds: [{ id: '1.R.0.H', w: 'R', r: 'H', i: 0, line: '-0.5', price: '0.95', active: 'Y', ver: 1 }],
    },
  ],
};

const newStore = () => createBoardStore({ scheduleFrame: () => undefined, now: () => 5_000 });
const createFrame = (/** @type {readonly WirePriceChange[]} */ prices) => ({
  type: 'changes',
  channel: 'FT.RB',
  from: 10,
  cursor: 11,
  time: 2_000,
  prices,
  games: [],
  added: [],
  leagues: [],
  removed: [],
});

/** Measures P13: a snapshot parsed and put in the store, compared with parsing alone. */
function measureSnapshot() {
  const text = JSON.stringify(createBoard(PATTERN, MATCHES));
  const [ours, parse] = measureFastest(15, [
    () => newStore().applyBoard(/** @type {WireBoard} */ (parseJson(text))),
    () => parseJson(text),
  ]);
  return { ours, parse };
}

/** Creates a change of 200 prices of different matches, each by about a cent. @param {string[]} ids @param {number} version @returns {WirePriceChange[]} */
const createTick = (ids, version) =>
  Array.from({ length: CHANGES }, (_, at) => {
    const cents = 1 + ((at + version) % 99);
    return [ids[(at * 7_919) % ids.length] ?? '', '-0.5', `0.${String(cents).padStart(2, '0')}`, 'Y', version];
  });

/** Runs ticks with increasing versions, because an outdated version causes no work. @param {(at: number) => void} run */
function runTicks(run) {
  let at = 0;
  return () => {
    for (const end = at + TICKS_A_GO; at < end; at += 1) run(at);
  };
}

/** @param {readonly WireOdds[]} odds @returns {PlainPrices} */
const plainMap = (odds) => new Map(odds.map((price) => [price.id, { ...price, isUp: false }]));

/** Writes a changed price without a store. @param {PlainPrices} map @param {MovedPrice} moved */
function write(map, { id, line, price, active, ver }) {
  const held = map.get(id);
  if (held && ver > held.ver) Object.assign(held, { line, price, active, ver, isUp: price > held.price });
}

/** Measures P13: a tick of the store, compared with the same prices written into plain objects. */
function measureTick() {
  const board = createBoard(PATTERN, MATCHES);
  const odds = board.games.flatMap((game) => game.odds);
  const ids = odds.map(({ id }) => id);
  const store = newStore();
  store.applyBoard(board);
  const plain = plainMap(odds);
  const ticks = Array.from({ length: TICKS }, (_, at) => createTick(ids, at + 2));
  const changeStore = (/** @type {number} */ at) => store.applyChanges(createFrame(ticks[at] ?? []));
  const writePlain = (/** @type {number} */ at) =>
    ticks[at]?.forEach(([id, line, price, active, ver]) => write(plain, { id, line, price, active, ver }));
  const [ours, mutation] = measureFastest(TICKS / TICKS_A_GO, [runTicks(changeStore), runTicks(writePlain)]);
  return { ours: ours / TICKS_A_GO, mutation: mutation / TICKS_A_GO };
}

/** Keeps only the changed prices, because the other parts of a frame are equal in both formats. */
const keepPrices = (/** @type {WireChanges} */ frame) => ({ ...frame, games: [], added: [], leagues: [], removed: [] });

/** @param {ReturnType<BoardStore['getPrice']>} cell @param {MovedPrice} price */
const isSame = (cell, price) =>
  cell?.line === price.line && cell.price === parsePrice(price.price) && cell.isActive === (price.active === 'Y');

/** @template One @param {readonly One[]} list @param {(one: One) => number} size */
const mean = (list, size) => list.reduce((sum, one) => sum + size(one), 0) / list.length;

/**
 * Measures P14: recorded frames of a sandbox from text into the store, with numbered prices, compared with the same changes
 * as objects in JSON written into plain objects. Each round applies all frames to a new board; the first frame is not timed.
 *
 * @param {import('./sandboxFrames.mjs').RecordedFrames} recorded
 */
function measureFrames({ board, named, compact }) {
  const texts = compact.map((frame) => JSON.stringify(keepPrices(frame)));
  const toObjects = (/** @type {WireChanges} */ { prices }) =>
    prices.map(([id, line, price, active, ver]) => ({ id, line, price, active, ver }));
  const objects = named.map((frame) => JSON.stringify({ ...keepPrices(frame), prices: toObjects(frame) }));
  const odds = board.games.flatMap((game) => game.odds);
  /** @param {BoardStore} store @param {ReturnType<typeof createCompactPrices>} decoder @returns {(text: string) => void} */
  const read = (store, decoder) => (text) => store.applyChanges(/** @type {WireChanges} */ (parseJson(text)), decoder);
  /** @param {PlainPrices} plain @returns {(text: string) => void} */
  const readInto = (plain) => (text) => {
    const { prices } = /** @type {{ prices: readonly MovedPrice[] }} */ (parseJson(text));
    for (const price of prices) write(plain, price);
  };
  const rounds = Array.from({ length: FRAME_ROUNDS }, () => {
    const [store, plain] = [newStore(), plainMap(odds)];
    store.applyBoard(board);
    const [readCompact, readObjects] = [read(store, createCompactPrices()), readInto(plain)];
    readCompact(texts[0] ?? '');
    readObjects(objects[0] ?? '');
    return { store, plain, readCompact, readObjects };
  });
  const [compactRounds, objectRounds] = [[...rounds], [...rounds]];
  const [ours, object] = measureFastest(FRAME_ROUNDS, [
    () => {
      const round = compactRounds.pop();
      if (round) texts.slice(1).forEach(round.readCompact);
    },
    () => {
      const round = objectRounds.pop();
      if (round) objects.slice(1).forEach(round.readObjects);
    },
  ]);
  for (const { store, plain } of rounds.slice(0, 1))
    if (![...plain.values()].every((price) => isSame(store.getPrice(price.id), price)))
      throw new Error('measureFrames: the board after compact frames differs from the board after named frames.');
  return {
    changes: mean(named, ({ prices }) => prices.length),
    compact: ours / (texts.length - 1),
    object: object / (texts.length - 1),
    bytes: mean(texts, ({ length }) => length),
    objectBytes: mean(objects, ({ length }) => length),
  };
}

/** Measures P17: the odds of 20,000 cells as text. Each text is read, otherwise the engine would not need to create it. */
function measureOdds() {
  const cells = Array.from({ length: 20_000 }, (_, at) => 5_000 + ((at * 37) % 20_000));
  const malay = (/** @type {number} */ price) => (price > 10_000 ? -10_000 / price : price / 10_000);
  const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [ours, fixed, international] = measureFastest(15, [
    () => cells.reduce((length, price) => length + formatOdds(price, 'M').length, 0),
    () => cells.reduce((length, price) => length + malay(price).toFixed(2).length, 0),
    () => cells.reduce((length, price) => length + intl.format(malay(price)).length, 0),
  ]);
  return { ours, fixed, international };
}

/** Measures all values in milliseconds of one run. @param {import('./sandboxFrames.mjs').RecordedFrames} recorded frames of a sandbox */
const measureAll = (recorded) => ({
  snapshot: measureSnapshot(),
  tick: measureTick(),
  frames: measureFrames(recorded),
  slip: measureSlip(),
  payout: measurePayout(),
  odds: measureOdds(),
});

/** @typedef {ReturnType<typeof measureAll>} Figures */

window.run = (recorded) => measureAll(/** @type {import('./sandboxFrames.mjs').RecordedFrames} */ (recorded));
