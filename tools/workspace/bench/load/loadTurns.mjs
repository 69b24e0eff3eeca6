import { emptySlip, measurePageMemory } from '../board/boardVisit.mjs';
import { measureClicks, measureThroughput, measureTicks, openLoadedReference } from './loadVisit.mjs';

/** Renders of each board; other load of the machine can disturb a single one. */
const DRAWINGS = 3;
const TICK_TURNS = 4;
/** Ticks in a turn; the first warms up and the last has no end. */
const TICKS = 12;
const THROUGHPUT_TURNS = 5;
/** Clicks of the single turn of a round: 60 clicks a page in three rounds. */
const CLICKS = 20;

/** @typedef {import('../proxy/feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('./loadVisit.mjs').LoadedPage} LoadedPage */
/** @typedef {import('../proxy/proxiedSite.mjs').Reference} Reference */
/** @typedef {import('../proxy/proxiedSite.mjs').References} References */
/** @typedef {'own' | Reference} PageName */
/** @typedef {{ executablePath: string, references: References, parts: readonly import('./load.mjs').LoadPart[] }} LoadRun measured parts and their references */

/**
 * Measures pages in turns and returns the values of each page.
 *
 * @template Value @template {PageName} Name
 * @param {readonly Name[]} names @param {number} turns @param {(name: Name) => Promise<readonly Value[]>} measure
 * @returns {Promise<Record<PageName, Value[]>>} empty for a page that is not among `names`
 */
async function measureInTurns(names, turns, measure) {
  /** @type {Record<PageName, Value[]>} */
  const values = { own: [], vanilla: [], grid: [], redux: [] };
  for (let turn = 0; turn < turns; turn += 1) for (const name of names) values[name].push(...(await measure(name)));
  return values;
}

/**
 * Measures the milliseconds in which each page renders a board. The venue uses its open page; a reference opens a new one
 * each time, because it renders only once. The board stays on the venue.
 *
 * @param {LoadRun} run @param {import('./loadVisit.mjs').LoadedVenue} own
 * @param {{ board: BenchBoard, rivals: readonly Reference[] }} drawn
 */
export function measureDrawing({ executablePath, references }, own, { board, rivals }) {
  return measureInTurns(['own', ...rivals], DRAWINGS, async (name) => {
    if (name === 'own') return [await own.show(board)];
    const page = await openLoadedReference(executablePath, references, name);
    try {
      return [await page.show(board)];
    } finally {
      await page.visit.browser.close();
    }
  });
}

/** Measures the bytes by which AG Grid's page grows with a board. @param {LoadRun} run @param {{ board: BenchBoard, lone: BenchBoard }} boards */
async function measureGridHeap({ executablePath, references }, { board, lone }) {
  const measureHeap = async (/** @type {BenchBoard} */ shown) => {
    const page = await openLoadedReference(executablePath, references, 'grid');
    try {
      await page.show(shown);
      return (await measurePageMemory(page.visit.page, page.visit.session)).heap;
    } finally {
      await page.visit.browser.close();
    }
  };
  return (await measureHeap(board)) - (await measureHeap(lone));
}

/** References of the venue in each part that is measured together with them. */
const RIVALS = /** @type {const} */ ({
  ticks: ['vanilla', 'grid', 'redux'],
  clicks: ['vanilla', 'redux'],
  throughput: ['vanilla', 'grid'],
});

/** Opens the references that the parts need, each with the board. @param {LoadRun} run @param {BenchBoard} board */
async function openReferences({ executablePath, references, parts }, board) {
  const needed = new Set(
    Object.entries(RIVALS).flatMap(([part, names]) => (parts.some((is) => is === part) ? names : [])),
  );
  const opened = /** @type {Record<Reference, LoadedPage>} */ ({});
  for (const name of needed) {
    const loaded = await openLoadedReference(executablePath, references, name);
    await loaded.show(board);
    opened[name] = loaded;
  }
  return opened;
}

/**
 * Measures the venue and the references with the same board, all of them open: ticks spread over the board, ticks among
 * the prices in the viewport, clicks, changes a millisecond, and the bytes by which AG Grid's page grows with the board.
 *
 * @param {LoadRun} run @param {import('./loadVisit.mjs').LoadedVenue} own
 * @param {{ board: BenchBoard, lone: BenchBoard, hot: readonly string[] }} boards
 */
export async function measureBeside(run, own, { board, lone, hot }) {
  const gridHeap = run.parts.includes('heap') ? await measureGridHeap(run, { board, lone }) : 0;
  const others = await openReferences(run, board);
  const pages = /** @type {Record<PageName, LoadedPage>} */ ({ own, ...others });
  /**
   * @template Value
   * @param {import('./load.mjs').LoadPart} part @param {{ names: readonly PageName[], turns: number }} order
   * @param {(page: LoadedPage) => Promise<readonly Value[]>} measure
   */
  const measured = (part, { names, turns }, measure) =>
    measureInTurns(run.parts.includes(part) ? names : [], turns, (name) => measure(pages[name]));
  try {
    const spread = await measured('ticks', { names: ['own', ...RIVALS.ticks], turns: TICK_TURNS }, (page) =>
      measureTicks(page, board, { count: TICKS }),
    );
    const hotTicks = await measured('ticks', { names: ['own', 'vanilla', 'grid'], turns: TICK_TURNS }, (page) =>
      measureTicks(page, board, { count: TICKS, ids: hot }),
    );
    const clicks = await measured('clicks', { names: ['own', ...RIVALS.clicks], turns: 1 }, async (page) => {
      const times = await measureClicks(page, board, CLICKS);
      await emptySlip(page.visit.page);
      return times;
    });
    const bulk = { names: /** @type {const} */ (['own', ...RIVALS.throughput]), turns: THROUGHPUT_TURNS };
    const throughput = await measured('throughput', bulk, async (page) => [await measureThroughput(page, board)]);
    return { spread, hotTicks, clicks, throughput, gridHeap };
  } finally {
    for (const { visit } of Object.values(others)) await visit.browser.close();
  }
}
