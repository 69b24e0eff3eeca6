import { emptySlip, measurePageMemory } from '../board/boardVisit.mjs';
import { measureEditionSwitch } from '../board/cellRenders.mjs';
import { createBoard } from '../board/loadBoard.mjs';
import { createLoadRows } from './createLoadRows.mjs';
import { measureBeside, measureDrawing } from './loadTurns.mjs';
import { listHotIds, measureTicks, openLoadedVenue } from './loadVisit.mjs';
import { startProxiedSite, startReferences } from '../proxy/proxiedSite.mjs';

/** Sizes of boards in matches of twenty prices each; one match is the baseline of a page without a board. */
export const SIZES = /** @type {const} */ ({ lone: 1, small: 250, usual: 1_000, large: 4_000 });
/** Groups of rows that can be measured separately. */
const PARTS = /** @type {const} */ (['ticks', 'growth', 'first', 'throughput', 'clicks', 'heap', 'editions']);
/** Number of ticks for the comparison of board sizes. */
const TICKS = 30;

/** @typedef {typeof PARTS[number]} LoadPart */

/** Parses the parts of a command line; all parts if it names none. @param {string | undefined} names @returns {readonly LoadPart[]} */
export function selectParts(names) {
  const unknown = names?.split(',').find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`selectParts: unknown part "${unknown}". Use ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => names === undefined || names.split(',').includes(part));
}

/** @typedef {Awaited<ReturnType<typeof measureRound>>} LoadRound */

/**
 * Measures the venue of the built site with 1,000 matches of twenty prices and 200 changes a tick. Its references have
 * the same boards and frames over real sockets: a bare virtual list, AG Grid, and a board with all rows in the document
 * and all prices in Redux.
 *
 * Costs are processor time of the page's main thread from the browser's trace, with the same events for all pages. The
 * pages are open together and take turns, so that other load of the machine affects them equally. The result is the
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
    return createLoadRows(measured, parts);
  } finally {
    await references.stop();
    await site.stop();
  }
}

/** @param {import('./loadTurns.mjs').LoadRun} run @param {import('../proxy/proxiedSite.mjs').ProxiedSite} site */
async function measureRound(run, site) {
  const venue = await openLoadedVenue(run.executablePath, site);
  const { page, session, browser } = venue.visit;
  const has = (/** @type {LoadPart} */ part) => run.parts.includes(part);
  /** @param {number} matches */
  const grown = async (matches) => {
    if (!has('growth')) return { first: [], hotTicks: [] };
    const board = createBoard(venue.pattern, matches);
    const { own } = await measureDrawing(run, venue, { board, rivals: [] });
    return { first: own, hotTicks: await measureTicks(venue, board, { count: TICKS, ids: await listHotIds(venue) }) };
  };
  try {
    const lone = createBoard(venue.pattern, SIZES.lone);
    await venue.show(lone);
    const small = await grown(SIZES.small);
    // Baseline of the page without a board, as warm as with one: compiled code is not a cost of a match.
    await venue.show(lone);
    const bare = await measurePageMemory(page, session);

    const board = createBoard(venue.pattern, SIZES.usual);
    const rivals = has('first') ? /** @type {const} */ (['vanilla', 'grid']) : [];
    const first = await measureDrawing(run, venue, { board, rivals });
    const weight = await measurePageMemory(page, session);
    const hot = await listHotIds(venue);
    const beside = await measureBeside(run, venue, { board, hot, lone });
    // From here on a board is measured without a slip, like the small one, because a slip subscribes to prices.
    await emptySlip(page);
    const editions = has('editions') ? await measureEditionSwitch(page) : undefined;
    const heap = { own: (weight.heap - bare.heap) / SIZES.usual, grid: beside.gridHeap / SIZES.usual };
    return { hotCount: hot.length, first, ...beside, heap, editions, small, large: await grown(SIZES.large) };
  } finally {
    await browser.close();
  }
}
