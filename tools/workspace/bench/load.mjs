import { emptySlip, weigh } from './boardVisit.mjs';
import { turnEditions } from './cellRenders.mjs';
import { makeBoard } from './loadBoard.mjs';
import { loadRows } from './loadRows.mjs';
import {
  hotIds,
  measureClicks,
  measureThroughput,
  measureTicks,
  openLoadedReference,
  openLoadedVenue,
} from './loadVisit.mjs';
import { median } from './pageLoad.mjs';
import { startProxiedSite } from './proxiedSite.mjs';

/** Boards by their matches of twenty prices each; a lone match is what a page weighs without a board. */
export const SIZES = /** @type {const} */ ({ lone: 1, small: 250, usual: 1_000, large: 4_000 });
/** Drawings of each board: a single one may meet whatever else the machine does. */
const DRAWINGS = 3;
/** Together sixty clicks a page. */
const CLICKS = 20;
/** Groups of rows that can be measured by themselves. */
const PARTS = /** @type {const} */ (['ticks', 'growth', 'first', 'throughput', 'clicks', 'heap', 'editions']);

/** @typedef {typeof PARTS[number]} LoadPart */

/** The parts of a command line, all of them where it names none. @param {string | undefined} names @returns {readonly LoadPart[]} */
export function partsOf(names) {
  const unknown = names?.split(',').find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`The load has no part "${unknown}". There are: ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => names === undefined || names.split(',').includes(part));
}

/** @typedef {import('./feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('./proxiedSite.mjs').ProxiedSite} ProxiedSite */
/** @typedef {Awaited<ReturnType<typeof measureRound>>} LoadRound */

/**
 * The venue of the built site with a thousand matches of twenty prices and two hundred changes a tick, beside what it is
 * held against, all with the same boards and frames over real sockets: a bare virtual list, AG Grid, and a board whose
 * every row stands in the document and whose prices are in Redux.
 *
 * Costs are processor time of the page's main thread out of the browser's own trace, the same events for every page, so
 * a machine that does other things too moves them little. The verdict is the median round.
 *
 * @param {string} executablePath @param {{ sandboxUrl: string }} stack @param {number} rounds @param {readonly LoadPart[]} [parts]
 */
export async function benchLoad(executablePath, { sandboxUrl }, rounds, parts = PARTS) {
  const site = await startProxiedSite(sandboxUrl);
  try {
    const measured = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(executablePath, site, parts));
    return loadRows(measured, parts);
  } finally {
    await site.stop();
  }
}

/** @param {string} executablePath @param {ProxiedSite} site @param {readonly LoadPart[]} parts */
async function measureRound(executablePath, site, parts) {
  const { board, hot, ...own } = await measureSite(executablePath, site, parts);
  /** @param {import('./loadVisit.mjs').Reference} name @param {LoadPart[]} offered */
  const measure = (name, ...offered) => {
    const wanted = offered.filter((part) => parts.includes(part));
    return measureReference(executablePath, site, name, board, hot, wanted);
  };
  const vanilla = await measure('vanilla', 'ticks', 'first', 'throughput', 'clicks');
  const grid = await measure('grid', 'ticks', 'first', 'throughput', 'heap');
  const redux = await measure('redux', 'ticks', 'clicks');
  return { own, vanilla, grid, redux, hotCount: hot.length };
}

/** Milliseconds of the middle one of several drawings. @param {(board: BenchBoard) => Promise<number>} show @param {BenchBoard} board */
async function draw(show, board, drawings = DRAWINGS) {
  const costs = [];
  for (let drawing = 0; drawing < drawings; drawing += 1) costs.push(await show(board));
  return median(costs) ?? Infinity;
}

/** @param {string} executablePath @param {ProxiedSite} site @param {readonly LoadPart[]} parts */
async function measureSite(executablePath, site, parts) {
  const { visit, pattern, show } = await openLoadedVenue(executablePath, site);
  const { page, session, browser } = visit;
  const has = (/** @type {LoadPart} */ part) => parts.includes(part);
  /** @param {number} matches */
  const grown = async (matches) => {
    if (!has('growth')) return { first: 0, hotTicks: [] };
    const board = makeBoard(pattern, matches);
    return { first: await draw(show, board), hotTicks: await measureTicks(visit, site, board, await hotIds(visit)) };
  };
  try {
    const lone = makeBoard(pattern, SIZES.lone);
    await show(lone);
    const small = await grown(SIZES.small);
    // The page without a board, as warm as with one: what the engine made of its code is no match's.
    await show(lone);
    const bare = await weigh(page, session);

    const board = makeBoard(pattern, SIZES.usual);
    const first = await draw(show, board, has('first') ? DRAWINGS : 1);
    const weight = await weigh(page, session);
    const hot = await hotIds(visit);
    const [spread, hotTicks] = has('ticks')
      ? [await measureTicks(visit, site, board), await measureTicks(visit, site, board, hot)]
      : [[], []];
    const clicks = has('clicks') ? await measureClicks(visit, site, board, CLICKS) : [];
    // What is measured from here on is a board by itself, as the small one and the references are: a slip follows prices.
    await emptySlip(page);
    const usual = {
      ...{ spread, hotTicks, clicks },
      editions: has('editions') ? await turnEditions(page) : undefined,
      throughput: has('throughput') ? await measureThroughput(visit, site, board) : 0,
    };
    const large = await grown(SIZES.large);
    return { board, hot, ...usual, first, heap: (weight.heap - bare.heap) / SIZES.usual, small, large };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} executablePath @param {ProxiedSite} site @param {import('./loadVisit.mjs').Reference} name
 * @param {BenchBoard} board @param {readonly string[]} hot @param {readonly LoadPart[]} parts
 */
async function measureReference(executablePath, site, name, board, hot, parts) {
  const has = (/** @type {LoadPart} */ part) => parts.includes(part);
  const first = has('first') ? await drawReference(executablePath, site, name, board) : 0;
  const { visit, show } = await openLoadedReference(executablePath, site, name);
  try {
    await show(board);
    const weight = has('heap') ? await weigh(visit.page, visit.session) : undefined;
    return {
      first,
      spread: has('ticks') ? await measureTicks(visit, site, board) : [],
      hotTicks: has('ticks') ? await measureTicks(visit, site, board, hot) : [],
      clicks: has('clicks') ? await measureClicks(visit, site, board, CLICKS) : [],
      throughput: has('throughput') ? await measureThroughput(visit, site, board) : 0,
      heap: weight ? (weight.heap - (await weighLone(executablePath, site, name, board))) / SIZES.usual : 0,
    };
  } finally {
    await visit.browser.close();
  }
}

/**
 * As `draw`, each time in a page of its own: a reference draws once.
 *
 * @param {string} executablePath @param {ProxiedSite} site @param {import('./loadVisit.mjs').Reference} name @param {BenchBoard} board
 */
function drawReference(executablePath, site, name, board) {
  return draw(async (drawn) => {
    const { visit, show } = await openLoadedReference(executablePath, site, name);
    try {
      return await show(drawn);
    } finally {
      await visit.browser.close();
    }
  }, board);
}

/**
 * Heap of the same page with a lone match.
 *
 * @param {string} executablePath @param {ProxiedSite} site @param {import('./loadVisit.mjs').Reference} name @param {BenchBoard} pattern
 */
async function weighLone(executablePath, site, name, pattern) {
  const { visit, show } = await openLoadedReference(executablePath, site, name);
  try {
    await show(makeBoard(pattern, SIZES.lone));
    return (await weigh(visit.page, visit.session)).heap;
  } finally {
    await visit.browser.close();
  }
}
