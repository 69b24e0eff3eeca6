import { row } from './home.mjs';
import { percentile } from './mainThread.mjs';
import { median } from './pageLoad.mjs';

const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(2)} KiB`;
const rate = (/** @type {number} */ aMs) => `${(aMs / 1_000).toFixed(2)} M/s`;
const middle = (/** @type {readonly number[]} */ values) => median(values) ?? Infinity;
const limit = (/** @type {number} */ factor) => `${factor.toFixed(2)}x`;

/** @typedef {import('./load.mjs').LoadRound} Round */
/** @typedef {(round: Round) => number} Read */
/** @typedef {import('./loadTurns.mjs').PageName} PageName */

/**
 * Rows P6 to P12 and P22 of the project's goals, of the parts measured.
 *
 * @param {Round[]} rounds @param {readonly import('./load.mjs').LoadPart[]} parts
 */
export function loadRows(rounds, parts) {
  const of = (/** @type {Read} */ read) => median(rounds.map(read)) ?? 0;
  /** @param {string} name @param {Read} own @param {Read} other @param {number} goal @param {(value: number) => string} [write] */
  const atMost = (name, own, other, goal, write = ms) => {
    const [a, b] = [of(own), of(other)];
    return row(name, `${write(a)} / ${write(b)} = ${(a / b).toFixed(2)}x`, `<= ${limit(goal)}`, a <= goal * b);
  };
  const rows = {
    ticks: () => tickRows(atMost, of),
    growth: () => growthRows(atMost),
    first: () => firstRows(atMost),
    throughput: () => throughputRows(of),
    clicks: () => clickRows(rounds),
    heap: () => heapRows(atMost, of),
    editions: () => editionRows(rounds),
  };
  return parts.flatMap((part) => rows[part]());
}

/** @typedef {(name: string, own: Read, other: Read, goal: number, write?: (value: number) => string) => ReturnType<typeof row>} AtMost */

const p50 = (
  /** @type {readonly import('./mainThread.mjs').TickCost[]} */ ticks,
  /** @type {'work' | 'task'} */ part,
) =>
  percentile(
    ticks.map((tick) => tick[part]),
    0.5,
  );

/** @param {AtMost} atMost @param {(read: Read) => number} of */
function tickRows(atMost, of) {
  const hot = `hot tick (200 changes to ${of(({ hotCount }) => hotCount)} prices in view)`;
  const spread = (/** @type {PageName} */ page) => (/** @type {Round} */ round) => p50(round.spread[page], 'work');
  const hotWork = (/** @type {PageName} */ page) => (/** @type {Round} */ round) => p50(round.hotTicks[page], 'work');
  return [
    atMost('P6 1,000 matches, tick of 200 changes, against a bare list', spread('own'), spread('vanilla'), 1.4),
    atMost('P6 the same, against AG Grid', spread('own'), spread('grid'), 0.5),
    atMost('P6 the same, against full Redux rows', spread('own'), spread('redux'), 0.1),
    atMost(
      'P6 the same, main thread a frame, against a bare list',
      (round) => p50(round.spread.own, 'task'),
      (round) => p50(round.spread.vanilla, 'task'),
      1.5,
    ),
    atMost(`P7 ${hot}, against a bare list`, hotWork('own'), hotWork('vanilla'), 1.4),
    atMost('P7 the same, against AG Grid', hotWork('own'), hotWork('grid'), 0.7),
  ];
}

/** @param {AtMost} atMost */
const growthRows = (atMost) => [
  atMost(
    'P8 main thread a hot frame, 4,000 matches against 250',
    ({ large }) => p50(large.hotTicks, 'task'),
    ({ small }) => p50(small.hotTicks, 'task'),
    1.25,
  ),
  atMost(
    'P8 first render, 4,000 matches against 250',
    ({ large }) => middle(large.first),
    ({ small }) => middle(small.first),
    2.2,
  ),
];

/** @param {AtMost} atMost */
const firstRows = (atMost) => [
  atMost(
    'P9 1,000 matches: first render, against a bare list',
    ({ first }) => middle(first.own),
    ({ first }) => middle(first.vanilla),
    2.6,
  ),
  atMost(
    'P9 1,000 matches: first render, against AG Grid',
    ({ first }) => middle(first.own),
    ({ first }) => middle(first.grid),
    0.4,
  ),
];

/** @param {(read: Read) => number} of */
function throughputRows(of) {
  const [own, bare, grid] = [
    of(({ throughput }) => middle(throughput.own)),
    of(({ throughput }) => middle(throughput.vanilla)),
    of(({ throughput }) => middle(throughput.grid)),
  ];
  return [
    row(
      'P10 100,000 changes at once, then a frame, their text parsed before, against AG Grid',
      `${rate(own)} / ${rate(grid)} = ${(own / grid).toFixed(1)}x`,
      '>= 8.0x',
      own >= 8 * grid,
    ),
    row(
      'P10 the same, time against a bare list',
      `${rate(own)} / ${rate(bare)} = ${(bare / own).toFixed(2)}x`,
      `<= ${limit(5)}`,
      bare <= 5 * own,
    ),
  ];
}

/** All rounds' clicks together: their worst one in fifty. @param {Round[]} rounds */
function clickRows(rounds) {
  const p98 = (/** @type {PageName} */ page) =>
    percentile(
      rounds.flatMap(({ clicks }) => clicks[page]),
      0.98,
    );
  const [own, bare, full] = [p98('own'), p98('vanilla'), p98('redux')];
  const count = rounds.reduce((sum, round) => sum + round.clicks.own.length, 0);
  const name = `P11 p98 of ${count} clicks at 5 ticks/s, CPU x4`;
  const against = (/** @type {number} */ other) => `${ms(own)} / ${ms(other)} = ${(own / other).toFixed(2)}x`;
  return [
    row(name, ms(own), '<= 80 ms', own <= 80),
    row('P11 the same, against a bare list', against(bare), `<= ${limit(1.6)}`, own <= 1.6 * bare),
    row('P11 the same, against full Redux rows', against(full), `<= ${limit(0.25)}`, own <= 0.25 * full),
  ];
}

/** @param {AtMost} atMost @param {(read: Read) => number} of */
function heapRows(atMost, of) {
  const heap = of((round) => round.heap.own);
  return [
    row('P12 heap a match, 1,000 on the board', kb(heap), '<= 4 KiB', heap <= 4 * 1024),
    atMost(
      'P12 the same, against AG Grid',
      (round) => round.heap.own,
      (round) => round.heap.grid,
      0.5,
      kb,
    ),
  ];
}

/** @param {Round[]} rounds */
function editionRows(rounds) {
  const turned = rounds.flatMap(({ editions }) => editions ?? []);
  const most = (/** @type {(editions: typeof turned[number]) => number} */ read) => Math.max(...turned.map(read));
  const [renders, rules] = [most((editions) => editions.renders), most((editions) => editions.rules)];
  const shown = Math.min(...turned.map((editions) => editions.shown));
  return [
    row('P22 editions turned twice: new CSS rules', String(rules), '0', rules === 0),
    row(
      'P22 editions turned twice: renders of price cells (of another odds type, to compare)',
      `${renders} (${shown})`,
      '0',
      renders === 0 && shown > 0,
    ),
  ];
}
