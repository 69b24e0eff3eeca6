import { createLimitRow, createMaxRow, createRow, formatKib, formatMs } from '../support/resultRows.mjs';
import { percentile } from '../support/mainThread.mjs';
import { median } from '../support/pageLoad.mjs';

const rate = (/** @type {number} */ aMs) => `${(aMs / 1_000).toFixed(2)} M/s`;
const middle = (/** @type {readonly number[]} */ values) => median(values) ?? Infinity;
const limit = (/** @type {number} */ factor) => `${factor.toFixed(2)}x`;

/** @typedef {import('./load.mjs').LoadRound} Round */
/** @typedef {(round: Round) => number} Read */
/** @typedef {import('./loadTurns.mjs').PageName} PageName */

/**
 * Creates the rows P6 to P12 and P22 of the project's goals, for the measured parts.
 *
 * @param {Round[]} rounds @param {readonly import('./load.mjs').LoadPart[]} parts
 */
export function createLoadRows(rounds, parts) {
  const of = (/** @type {Read} */ read) => median(rounds.map(read)) ?? 0;
  /** @type {AtMost} */
  const atMost = (name, { own, other, goal, write = formatMs }) =>
    createLimitRow(name, { own: of(own), other: of(other), goal, write });
  const rows = {
    ticks: () => createTickRows(atMost, of),
    growth: () => createGrowthRows(atMost),
    first: () => createFirstRows(atMost),
    throughput: () => createThroughputRows(of),
    clicks: () => createClickRows(rounds),
    heap: () => createHeapRows(atMost, of),
    editions: () => createEditionRows(rounds),
  };
  return parts.flatMap((part) => rows[part]());
}

/** @typedef {{ own: Read, other: Read, goal: number, write?: import('../support/resultRows.mjs').Write }} Reading */
/** @typedef {(name: string, reading: Reading) => ReturnType<typeof createRow>} AtMost */

const p50 = (
  /** @type {readonly import('../support/mainThread.mjs').TickCost[]} */ ticks,
  /** @type {'work' | 'task'} */ part,
) =>
  percentile(
    ticks.map((tick) => tick[part]),
    0.5,
  );

/** @param {AtMost} atMost @param {(read: Read) => number} of */
function createTickRows(atMost, of) {
  const hot = `hot tick (200 changes to ${of(({ hotCount }) => hotCount)} prices in view)`;
  const spread = (/** @type {PageName} */ page) => (/** @type {Round} */ round) => p50(round.spread[page], 'work');
  const hotWork = (/** @type {PageName} */ page) => (/** @type {Round} */ round) => p50(round.hotTicks[page], 'work');
  return [
    atMost('P6 1,000 matches, tick of 200 changes, against a bare list', {
      own: spread('own'),
      other: spread('vanilla'),
      goal: 1.4,
    }),
    atMost('P6 the same, against AG Grid', { own: spread('own'), other: spread('grid'), goal: 0.5 }),
    atMost('P6 the same, against full Redux rows', { own: spread('own'), other: spread('redux'), goal: 0.1 }),
    atMost('P6 the same, main thread a frame, against a bare list', {
      own: (round) => p50(round.spread.own, 'task'),
      other: (round) => p50(round.spread.vanilla, 'task'),
      goal: 1.5,
    }),
    atMost(`P7 ${hot}, against a bare list`, { own: hotWork('own'), other: hotWork('vanilla'), goal: 1.4 }),
    atMost('P7 the same, against AG Grid', { own: hotWork('own'), other: hotWork('grid'), goal: 0.7 }),
  ];
}

/** @param {AtMost} atMost */
const createGrowthRows = (atMost) => [
  atMost('P8 main thread a hot frame, 4,000 matches against 250', {
    own: ({ large }) => p50(large.hotTicks, 'task'),
    other: ({ small }) => p50(small.hotTicks, 'task'),
    goal: 1.25,
  }),
  atMost('P8 first render, 4,000 matches against 250', {
    own: ({ large }) => middle(large.first),
    other: ({ small }) => middle(small.first),
    goal: 2.2,
  }),
];

/** @param {AtMost} atMost */
const createFirstRows = (atMost) => [
  atMost('P9 1,000 matches: first render, against a bare list', {
    own: ({ first }) => middle(first.own),
    other: ({ first }) => middle(first.vanilla),
    goal: 2.6,
  }),
  atMost('P9 1,000 matches: first render, against AG Grid', {
    own: ({ first }) => middle(first.own),
    other: ({ first }) => middle(first.grid),
    goal: 0.4,
  }),
];

/** @param {(read: Read) => number} of */
function createThroughputRows(of) {
  const [own, bare, grid] = [
    of(({ throughput }) => middle(throughput.own)),
    of(({ throughput }) => middle(throughput.vanilla)),
    of(({ throughput }) => middle(throughput.grid)),
  ];
  return [
    createRow('P10 100,000 parsed changes at once and one frame, against AG Grid', {
      value: `${rate(own)} / ${rate(grid)} = ${(own / grid).toFixed(1)}x`,
      goal: '>= 8.0x',
      isMet: own >= 8 * grid,
    }),
    createRow('P10 the same, time against a bare list', {
      value: `${rate(own)} / ${rate(bare)} = ${(bare / own).toFixed(2)}x`,
      goal: `<= ${limit(5)}`,
      isMet: bare <= 5 * own,
    }),
  ];
}

/** Creates the rows of clicks: the 98th percentile of all rounds together. @param {Round[]} rounds */
function createClickRows(rounds) {
  const p98 = (/** @type {PageName} */ page) =>
    percentile(
      rounds.flatMap(({ clicks }) => clicks[page]),
      0.98,
    );
  const own = p98('own');
  const count = rounds.reduce((sum, round) => sum + round.clicks.own.length, 0);
  return [
    createMaxRow(`P11 p98 of ${count} clicks at 5 ticks/s, CPU x4`, { value: own, max: 80, write: formatMs }),
    createLimitRow('P11 the same, against a bare list', { own, other: p98('vanilla'), goal: 1.6 }),
    createLimitRow('P11 the same, against full Redux rows', { own, other: p98('redux'), goal: 0.25 }),
  ];
}

/** @param {AtMost} atMost @param {(read: Read) => number} of */
function createHeapRows(atMost, of) {
  return [
    createMaxRow('P12 heap per match, board of 1,000', {
      value: of((round) => round.heap.own),
      max: 4 * 1024,
      write: formatKib,
    }),
    atMost('P12 the same, against AG Grid', {
      own: (round) => round.heap.own,
      other: (round) => round.heap.grid,
      goal: 0.5,
      write: formatKib,
    }),
  ];
}

/** @param {Round[]} rounds */
function createEditionRows(rounds) {
  const turned = rounds.flatMap(({ editions }) => editions ?? []);
  const most = (/** @type {(editions: typeof turned[number]) => number} */ read) => Math.max(...turned.map(read));
  const [renders, rules] = [most((editions) => editions.renders), most((editions) => editions.rules)];
  const shown = Math.min(...turned.map((editions) => editions.shown));
  return [
    createMaxRow('P22 edition changed twice: new CSS rules', { value: rules, max: 0 }),
    createRow('P22 edition changed twice: renders of price cells (with another odds type for comparison)', {
      value: `${renders} (${shown})`,
      goal: '0',
      isMet: renders === 0 && shown > 0,
    }),
  ];
}
