import { weigh } from './boardVisit.mjs';
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
import { startProxiedSite } from './proxiedSite.mjs';

/** Boards by their matches of twenty prices each; a lone match is what a page weighs without a board. */
export const SIZES = /** @type {const} */ ({ lone: 1, small: 250, usual: 1_000, large: 4_000 });
/** Together sixty clicks a page. */
const CLICKS = 20;

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
 * @param {string} executablePath @param {{ sandboxUrl: string }} stack @param {number} rounds
 */
export async function benchLoad(executablePath, { sandboxUrl }, rounds) {
  const site = await startProxiedSite(sandboxUrl);
  try {
    const measured = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(executablePath, site));
    return loadRows(measured);
  } finally {
    await site.stop();
  }
}

/** @param {string} executablePath @param {ProxiedSite} site */
async function measureRound(executablePath, site) {
  const { board, hot, ...own } = await measureSite(executablePath, site);
  const vanilla = await measureReference(executablePath, site, 'vanilla', board, hot, {
    clicks: CLICKS,
    hasThroughput: true,
  });
  const grid = await measureReference(executablePath, site, 'grid', board, hot, {
    hasThroughput: true,
    isWeighed: true,
  });
  const redux = await measureReference(executablePath, site, 'redux', board, hot, { clicks: CLICKS });
  return { own, vanilla, grid, redux, hotCount: hot.length };
}

/** @param {string} executablePath @param {ProxiedSite} site */
async function measureSite(executablePath, site) {
  const { visit, pattern, show } = await openLoadedVenue(executablePath, site);
  const { page, session, browser } = visit;
  try {
    await show(makeBoard(pattern, SIZES.lone));
    const bare = await weigh(page, session);
    const small = makeBoard(pattern, SIZES.small);
    const smallFirst = await show(small);
    const smallHot = await measureTicks(visit, site, small, await hotIds(visit));

    const board = makeBoard(pattern, SIZES.usual);
    const first = await show(board);
    const weight = await weigh(page, session);
    const hot = await hotIds(visit);
    const usual = {
      spread: await measureTicks(visit, site, board),
      hotTicks: await measureTicks(visit, site, board, hot),
      clicks: await measureClicks(visit, site, board, CLICKS),
      editions: await turnEditions(page),
      throughput: await measureThroughput(visit, site, board),
    };

    const large = makeBoard(pattern, SIZES.large);
    const largeFirst = await show(large);
    const largeHot = await measureTicks(visit, site, large, await hotIds(visit));
    const heap = (weight.heap - bare.heap) / SIZES.usual;
    return { board, hot, ...usual, first, heap, smallFirst, smallHot, largeFirst, largeHot };
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} executablePath @param {ProxiedSite} site @param {import('./loadVisit.mjs').Reference} name
 * @param {BenchBoard} board @param {readonly string[]} hot
 * @param {{ clicks?: number, hasThroughput?: boolean, isWeighed?: boolean }} what
 */
async function measureReference(executablePath, site, name, board, hot, { clicks = 0, hasThroughput, isWeighed }) {
  const { visit, show } = await openLoadedReference(executablePath, site, name);
  try {
    const first = await show(board);
    const weight = isWeighed ? await weigh(visit.page, visit.session) : undefined;
    return {
      first,
      spread: await measureTicks(visit, site, board),
      hotTicks: await measureTicks(visit, site, board, hot),
      clicks: clicks > 0 ? await measureClicks(visit, site, board, clicks) : [],
      throughput: hasThroughput ? await measureThroughput(visit, site, board) : 0,
      heap: weight ? (weight.heap - (await weighLone(executablePath, site, name, board))) / SIZES.usual : 0,
    };
  } finally {
    await visit.browser.close();
  }
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
