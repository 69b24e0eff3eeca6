import { emptySlip, measurePageMemory } from './boardVisit.mjs';
import { turnEditions } from './cellRenders.mjs';
import { makeBoard } from './loadBoard.mjs';
import { loadRows } from './loadRows.mjs';
import { measureBeside, measureDrawing } from './loadTurns.mjs';
import { hotIds, measureTicks, openLoadedVenue } from './loadVisit.mjs';
import { startProxiedSite, startReferences } from './proxiedSite.mjs';

/** Boards by their matches of twenty prices each; a lone match is what a page weighs without a board. */
export const SIZES = /** @type {const} */ ({ lone: 1, small: 250, usual: 1_000, large: 4_000 });
/** Groups of rows that can be measured by themselves. */
const PARTS = /** @type {const} */ (['ticks', 'growth', 'first', 'throughput', 'clicks', 'heap', 'editions']);
/** Ticks of a board whose size is held against another's. */
const TICKS = 30;

/** @typedef {typeof PARTS[number]} LoadPart */

/** The parts of a command line, all of them where it names none. @param {string | undefined} names @returns {readonly LoadPart[]} */
export function selectParts(names) {
  const unknown = names?.split(',').find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`The load has no part "${unknown}". There are: ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => names === undefined || names.split(',').includes(part));
}

/** @typedef {Awaited<ReturnType<typeof measureRound>>} LoadRound */

/**
 * The venue of the built site with a thousand matches of twenty prices and two hundred changes a tick, beside what it is
 * held against, all with the same boards and frames over real sockets: a bare virtual list, AG Grid, and a board whose
 * every row stands in the document and whose prices are in Redux.
 *
 * Costs are processor time of the page's main thread out of the browser's own trace, the same events for every page. The
 * pages are open together and take turns, so that whatever else the machine does meets them alike. The verdict is the
 * median round.
 *
 * @param {string} executablePath @param {{ sandboxUrl: string }} stack
 * @param {{ rounds: number, parts?: readonly LoadPart[] }} extent
 */
export async function benchLoad(executablePath, { sandboxUrl }, { rounds, parts = PARTS }) {
  const site = await startProxiedSite(sandboxUrl);
  const references = await startReferences(sandboxUrl);
  try {
    const measured = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push(await measureRound({ executablePath, references, parts }, site));
    return loadRows(measured, parts);
  } finally {
    await references.stop();
    await site.stop();
  }
}

/** @param {import('./loadTurns.mjs').LoadRun} run @param {import('./proxiedSite.mjs').ProxiedSite} site */
async function measureRound(run, site) {
  const venue = await openLoadedVenue(run.executablePath, site);
  const { page, session, browser } = venue.visit;
  const has = (/** @type {LoadPart} */ part) => run.parts.includes(part);
  /** @param {number} matches */
  const grown = async (matches) => {
    if (!has('growth')) return { first: [], hotTicks: [] };
    const board = makeBoard(venue.pattern, matches);
    const { own } = await measureDrawing(run, venue, { board, rivals: [] });
    return { first: own, hotTicks: await measureTicks(venue, board, { count: TICKS, ids: await hotIds(venue) }) };
  };
  try {
    const lone = makeBoard(venue.pattern, SIZES.lone);
    await venue.show(lone);
    const small = await grown(SIZES.small);
    // The page without a board, as warm as with one: what the engine made of its code is no match's.
    await venue.show(lone);
    const bare = await measurePageMemory(page, session);

    const board = makeBoard(venue.pattern, SIZES.usual);
    const rivals = has('first') ? /** @type {const} */ (['vanilla', 'grid']) : [];
    const first = await measureDrawing(run, venue, { board, rivals });
    const weight = await measurePageMemory(page, session);
    const hot = await hotIds(venue);
    const beside = await measureBeside(run, venue, { board, hot, lone });
    // What is measured from here on is a board by itself, as the small one is: a slip follows prices.
    await emptySlip(page);
    const editions = has('editions') ? await turnEditions(page) : undefined;
    const heap = { own: (weight.heap - bare.heap) / SIZES.usual, grid: beside.gridHeap / SIZES.usual };
    return { hotCount: hot.length, first, ...beside, heap, editions, small, large: await grown(SIZES.large) };
  } finally {
    await browser.close();
  }
}
