import {
  clickPrices,
  clearGarbage,
  openReference,
  openVenue,
  readBoard,
  showBoard,
  showReference,
  listVisiblePrices,
} from '../board/boardVisit.mjs';
import { formatFrame } from '../proxy/feedProxy.mjs';
import { createTicks, listPricesById, interleavePrices } from '../board/loadBoard.mjs';
import { measureSinceText, recordTrace, measureTickCosts } from '../support/mainThread.mjs';
import { REFERENCES } from '../proxy/proxiedSite.mjs';

/** Height of a screen in portrait orientation, so that 200 prices are in the viewport. */
const WINDOW = { width: 1920, height: 2160 };
const CHANGES_A_TICK = 200;
const TICK_EVERY_MS = 150;
const MESSAGES = 1_000;
const CHANGES_A_MESSAGE = 100;

/** @typedef {import('../proxy/feedProxy.mjs').BenchBoard} BenchBoard */
/** @typedef {import('../board/boardVisit.mjs').Visit} Visit */
/** @typedef {import('../proxy/feedProxy.mjs').FeedProxy} FeedProxy */
/** @typedef {{ visit: Visit, feed: FeedProxy }} LoadedPage a page with its feed */
/** @typedef {Awaited<ReturnType<typeof openLoadedVenue>>} LoadedVenue */

/**
 * Opens the venue for boards of any size. Here and on the reference pages, garbage is collected first, because earlier
 * work of a page, such as a login and other boards, is not a cost of this board.
 *
 * @param {string} executablePath @param {import('../proxy/proxiedSite.mjs').ProxiedSite} site
 */
export async function openLoadedVenue(executablePath, site) {
  const visit = await openVenue(executablePath, site.url, WINDOW);
  await showBoard(visit.page, '早盘');
  const pattern = await readBoard(visit.page);
  return {
    visit,
    feed: site.proxy,
    pattern,
    /** Replaces the board of the page. Returns the main thread's milliseconds since its text arrived. @param {BenchBoard} board */
    async show(board) {
      await showBoard(visit.page, '今日');
      await clearGarbage(visit.page);
      const events = await recordTrace(visit.session, () => showBoard(visit.page, '早盘', board));
      return measureSinceText(events);
    },
  };
}

/**
 * @param {string} executablePath @param {import('../proxy/proxiedSite.mjs').References} references
 * @param {import('../proxy/proxiedSite.mjs').Reference} name
 */
export async function openLoadedReference(executablePath, { feeds }, name) {
  const feed = feeds[name];
  const visit = await openReference(executablePath, feed.url + REFERENCES[name], WINDOW);
  return {
    visit,
    feed,
    /** @param {BenchBoard} board */
    async show(board) {
      await clearGarbage(visit.page);
      const events = await recordTrace(visit.session, () => showReference(visit.page, board));
      return measureSinceText(events);
    },
  };
}

/** Returns ids in the viewport, as many as a tick changes. @param {LoadedPage} page */
export const listHotIds = async ({ visit }) => (await listVisiblePrices(visit.page)).slice(0, CHANGES_A_TICK);

/**
 * Measures the costs of ticks, spread over the whole board or limited to some prices.
 *
 * @param {LoadedPage} page @param {BenchBoard} board @param {{ count: number, ids?: readonly string[] }} ticks
 */
export async function measureTicks({ visit, feed }, board, { count, ids }) {
  const next = createTicks(ids ? listPricesById(board, ids) : interleavePrices(board));
  const events = await recordTrace(visit.session, () =>
    feed.drive(count * TICK_EVERY_MS, TICK_EVERY_MS, () => next(CHANGES_A_TICK)),
  );
  return measureTickCosts(events);
}

/**
 * Passes 100,000 changes to the page's socket at once and measures changes a millisecond of script, style and layout until
 * the next frame. The wait for the frame does not count, and garbage is collected first.
 *
 * The frames are built and their texts parsed before, because this costs the same on all pages.
 *
 * @param {LoadedPage} page @param {BenchBoard} board
 */
export async function measureThroughput({ visit, feed }, board) {
  const next = createTicks(interleavePrices(board));
  const follower = feed.follower() ?? { cursor: board.cursor, isCompact: false };
  const frames = Array.from({ length: MESSAGES }, () => {
    const frame = formatFrame(follower, next(CHANGES_A_MESSAGE));
    // As after a frame of the socket: the next frame continues from here.
    follower.cursor += 1;
    return frame;
  });
  const took = await visit.page.evaluate(async (texts) => {
    const own = window;
    const socket = own.__board.sockets.findLast(
      ({ url, readyState }) => url.includes('/ws/sport') && readyState === WebSocket.OPEN,
    );
    if (!socket) throw new Error('measureThroughput: the page has no open socket of the feed. Open the board first.');
    /** @returns {Promise<number>} */
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const messages = texts.map((data) => new MessageEvent('message', { data }));
    /** @type {(text: string) => unknown} */
    const parse = JSON.parse;
    own.__board.parsed = new Map(texts.map((text) => [text, parse(text)]));
    own.isBulk = true;
    own.gc();
    await nextFrame();
    // Requested before the page requests its own frame, so that it is called first.
    const frameBegins = nextFrame();
    const handed = performance.now();
    for (const message of messages) socket.dispatchEvent(message);
    own.flushBoard?.();
    const handing = performance.now() - handed;
    await nextFrame();
    void document.body.offsetHeight;
    const frame = performance.now() - (await frameBegins);
    own.isBulk = false;
    own.__board.parsed = undefined;
    return handing + frame;
  }, frames);
  return (MESSAGES * CHANGES_A_MESSAGE) / took;
}

/**
 * Measures clicks at five ticks a second with a processor at a quarter of the speed.
 *
 * @param {LoadedPage} page @param {BenchBoard} board @param {number} count
 */
export async function measureClicks({ visit: { page, session }, feed }, board, count) {
  const next = createTicks(interleavePrices(board));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const state = { isOver: false };
  const drive = async () => {
    while (!state.isOver) await feed.drive(1_000, 200, () => next(CHANGES_A_TICK));
  };
  const driving = drive();
  const clicks = await clickPrices(page, count);
  state.isOver = true;
  await driving;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return clicks;
}
