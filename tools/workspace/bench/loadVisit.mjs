import {
  clickPrices,
  clearGarbage,
  openReference,
  openVenue,
  readBoard,
  showBoard,
  showReference,
  visiblePrices,
} from './boardVisit.mjs';
import { frameOf } from './feedProxy.mjs';
import { createTicks, pricesById, spreadPrices } from './loadBoard.mjs';
import { costSinceText, recordTrace, ticksOf } from './mainThread.mjs';
import { REFERENCES } from './proxiedSite.mjs';

/** As high as a screen on its side, so that two hundred prices are in view at once. */
const WINDOW = { width: 1920, height: 2160 };
const CHANGES_A_TICK = 200;
const TICK_EVERY_MS = 150;
const TICKS = 30;
const MESSAGES = 1_000;
const CHANGES_A_MESSAGE = 100;

/** @typedef {import('./feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('./boardVisit.mjs').Visit} Visit */
/** @typedef {import('./proxiedSite.mjs').ProxiedSite} ProxiedSite */
/** @typedef {keyof typeof REFERENCES} Reference */

/**
 * The real venue, ready for boards of any size. Here and on the reference pages, garbage of before is collected first: what
 * a page did until then, a login and other boards, is no part of drawing this one.
 *
 * @param {string} executablePath @param {ProxiedSite} site
 */
export async function openLoadedVenue(executablePath, site) {
  const visit = await openVenue(executablePath, site.url, WINDOW);
  await showBoard(visit.page, '早盘');
  const pattern = await readBoard(visit.page);
  return {
    visit,
    pattern,
    /** Puts a board on the page, away from another; answers the main thread's milliseconds from its text on. @param {BenchBoard} board */
    async show(board) {
      await showBoard(visit.page, '今日');
      await clearGarbage(visit.page);
      const events = await recordTrace(visit.session, () => showBoard(visit.page, '早盘', board));
      return costSinceText(events);
    },
  };
}

/** @param {string} executablePath @param {ProxiedSite} site @param {Reference} name */
export async function openLoadedReference(executablePath, { proxy }, name) {
  const visit = await openReference(executablePath, proxy.url + REFERENCES[name], WINDOW);
  return {
    visit,
    /** @param {BenchBoard} board */
    async show(board) {
      await clearGarbage(visit.page);
      const events = await recordTrace(visit.session, () => showReference(visit.page, board));
      return costSinceText(events);
    },
  };
}

/** Ids in view, as many as a hot tick changes. @param {Visit} visit */
export const hotIds = async ({ page }) => (await visiblePrices(page)).slice(0, CHANGES_A_TICK);

/**
 * Costs of ticks: spread over the whole board, or all of them among the prices named.
 *
 * @param {Visit} visit @param {ProxiedSite} site @param {BenchBoard} board @param {readonly string[]} [hot]
 */
export async function measureTicks({ session }, { proxy }, board, hot) {
  const next = createTicks(hot ? pricesById(board, hot) : spreadPrices(board));
  const events = await recordTrace(session, () =>
    proxy.drive(TICKS * TICK_EVERY_MS, TICK_EVERY_MS, () => next(CHANGES_A_TICK)),
  );
  return ticksOf(events);
}

/**
 * A hundred thousand changes handed to the page's socket at once, then one frame: changes a millisecond.
 *
 * The parsing of the frames' text is the same for every page and nobody's merit: it is timed by itself, in the same page
 * and run, and taken off.
 *
 * @param {Visit} visit @param {ProxiedSite} site @param {BenchBoard} board
 */
export async function measureThroughput({ page }, { proxy }, board) {
  const next = createTicks(spreadPrices(board));
  const { cursor, isCompact } = proxy.follower() ?? { cursor: board.cursor, isCompact: false };
  const frames = Array.from({ length: MESSAGES }, (_, at) =>
    frameOf({ cursor: cursor + at, isCompact }, next(CHANGES_A_MESSAGE)),
  );
  const took = await page.evaluate(async (texts) => {
    const own = /** @type {any} */ (window);
    own.isBulk = true;
    const socket = own.__seen.sockets.findLast(
      (/** @type {WebSocket} */ { url, readyState }) => url.includes('/ws/sport') && readyState === WebSocket.OPEN,
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const parseFrom = performance.now();
    for (const text of texts) JSON.parse(text);
    const parsing = performance.now() - parseFrom;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const from = performance.now();
    for (const data of texts) socket.dispatchEvent(new MessageEvent('message', { data }));
    own.flushBoard?.();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    void document.body.offsetHeight;
    return performance.now() - from - parsing;
  }, frames);
  return (MESSAGES * CHANGES_A_MESSAGE) / took;
}

/**
 * Clicks at five ticks a second on a processor a quarter as fast.
 *
 * @param {Visit} visit @param {ProxiedSite} site @param {BenchBoard} board @param {number} count
 */
export async function measureClicks({ page, session }, { proxy }, board, count) {
  const next = createTicks(spreadPrices(board));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const state = { isOver: false };
  const drive = async () => {
    while (!state.isOver) await proxy.drive(1_000, 200, () => next(CHANGES_A_TICK));
  };
  const driving = drive();
  const clicks = await clickPrices(page, count);
  state.isOver = true;
  await driving;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return clicks;
}
